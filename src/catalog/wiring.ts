import { isRequired } from "./isRequired";
import type { Input, Output, Service } from "./schema";
import { fieldsOf, parseType, type TypeNode } from "./typeExpression";

/** An output of another service that can be the value of an input. */
export interface Source {
  service: Service;
  output: Output;
  /** Path of field names within the output; empty unless the output is an object. */
  fields: string[];
}

/** An input that takes an output of another service. */
export interface Use {
  service: Service;
  input: Input;
}

/** @returns the name of a service in the data and on the pages, such as `networking/sns-topics` */
export function serviceKey({ group, slug }: Pick<Service, "group" | "slug">): string {
  return `${group}/${slug}`;
}

/** Splits `GROUP/SLUG#output.field` into its parts. The schema has already validated the format. */
export function parseReference(reference: string): { key: string; output: string; fields: string[] } {
  const [key = "", path = ""] = reference.split("#");
  const [output = "", ...fields] = path.split(".");
  return { key, output, fields };
}

/** @returns the type of a source's value; undefined if the output has no type, or its type lacks the fields */
export function sourceType({ output, fields }: Pick<Source, "output" | "fields">): TypeNode | undefined {
  let type = output.type === undefined ? undefined : parseType(output.type);
  for (const name of fields) {
    const field: TypeNode | undefined =
      type?.kind === "object" ? fieldsOf(type).find((f) => f.name === name)?.type : undefined;
    type = field;
  }
  return type;
}

/** Examples that mean that samples leave the input unset. */
const EMPTY = new Set(["null", "[]", "{}"]);

/** Whether a unit with only the required inputs reads the input from another service. */
export function isWired(input: Input): boolean {
  return isRequired(input) && input.from !== undefined && !EMPTY.has(input.example?.trim() ?? "");
}

/**
 * Finds the outputs that can be the value of an input.
 *
 * @param services services by key
 * @returns the outputs, the usual one first
 */
export function findSources({ from = [] }: Input, services: ReadonlyMap<string, Service>): Source[] {
  return from.flatMap((reference) => {
    const { key, output: name, fields } = parseReference(reference);
    const service = services.get(key);
    const output = service?.outputs.find((candidate) => candidate.name === name);
    return service && output ? [{ service, output, fields }] : [];
  });
}

/** The part of a wiring that the composer needs. */
export type Sources = Pick<Wiring, "sourcesOf">;

/** Which outputs each service takes from other services and provides to them. */
export class Wiring {
  private readonly services = new Map<string, Service>();
  private readonly uses = new Map<string, Use[]>();

  /** @param services all services, with references already validated by `checkWiring` */
  constructor(services: readonly Service[]) {
    for (const service of services) {
      this.services.set(serviceKey(service), service);
    }
    for (const service of services) {
      for (const input of service.inputs) {
        for (const reference of input.from ?? []) {
          const { key, output } = parseReference(reference);
          const id = `${key}#${output}`;
          this.uses.set(id, [...(this.uses.get(id) ?? []), { service, input }]);
        }
      }
    }
  }

  /** The outputs that can be the value of an input, the usual one first. */
  sourcesOf(input: Input): Source[] {
    return findSources(input, this.services);
  }

  /** The inputs that can take an output. */
  usesOf(service: Service, { name }: Output): Use[] {
    return this.uses.get(`${serviceKey(service)}#${name}`) ?? [];
  }

  /**
   * The services that have to exist before a service.
   *
   * @returns one item for each dependency; several services in an item are alternatives, the usual one first
   */
  needsOf(service: Service): Service[][] {
    const needs = [
      ...service.inputs.filter(isWired).map((input) => this.sourcesOf(input).map((source) => source.service)),
      ...(service.dependsOn ?? []).map((key) => [this.services.get(key)].filter((found) => found !== undefined)),
    ].map((alternatives) => [...new Set(alternatives)]);
    const byFirst = new Map<Service, Service[]>();
    for (const [first, ...others] of needs) {
      if (first) {
        byFirst.set(first, [...new Set([...(byFirst.get(first) ?? [first]), ...others])]);
      }
    }
    return [...byFirst.values()];
  }

  /** The services that need a service or can take its outputs: those that need it first, then by name. */
  usersOf(service: Service): Service[] {
    const byName = (a: Service, b: Service): number => a.name.localeCompare(b.name, "en");
    const needing = [...this.services.values()].filter((other) => this.needsOf(other).flat().includes(service));
    const taking = service.outputs.flatMap((output) => this.usesOf(service, output)).map((use) => use.service);
    return [...new Set([...needing.sort(byName), ...taking.sort(byName)])];
  }
}
