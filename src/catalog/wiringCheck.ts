import { didYouMean } from "../lib/didYouMean";
import { shortName, unitFolder } from "./dependencies";
import { CycleError, deployTiers } from "./deployOrder";
import type { Input, Service } from "./schema";
import { readAs } from "./typeFit";
import { formatType, parseType } from "./typeExpression";
import { isWired, parseReference, serviceKey, sourceType, Wiring } from "./wiring";

/** An error in a data file's references to other services. */
export interface WiringProblem {
  service: Service;
  /** Path in the service's file: keys and list indices. */
  keys: (string | number)[];
  message: string;
}

function hint(name: string, names: string[], otherwise: string): string {
  const nearest = didYouMean(name, names);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/** @returns what is wrong with a reference; undefined if the input can take the output */
function checkReference(
  service: Service,
  input: Input,
  reference: string,
  services: ReadonlyMap<string, Service>,
): string | undefined {
  const { key, output: name, fields } = parseReference(reference);
  const source = services.get(key);
  if (source === undefined) {
    return `there is no service "${key}". ${hint(key, [...services.keys()], "Use the group and slug of a data file.")}`;
  }
  if (source === service) {
    return `"${reference}" is an output of this service itself. Name the service that has to exist before it.`;
  }
  const output = source.outputs.find((candidate) => candidate.name === name);
  if (output === undefined) {
    const names = source.outputs.map((candidate) => candidate.name);
    return `${key} has no output "${name}". ${hint(name, names, "Its page lists its outputs.")}`;
  }
  if (output.type === undefined) {
    return `the output "${name}" of ${key} has no type. Add "type" to it, and an "example" for mock outputs.`;
  }
  const type = sourceType({ output, fields });
  if (type === undefined) {
    return `the output "${name}" of ${key} has the type ${output.type}, which has no field "${fields.join(".")}". Correct the field, or the output's type.`;
  }
  const example = fields.length > 0 ? undefined : output.example;
  if (readAs("value", type, parseType(input.type), example) === undefined) {
    const advice =
      type.kind === "collection" && type.name === "map" && example === undefined
        ? `Give the output an "example": samples read its first key.`
        : "Use an output that fits, or correct the type of this one.";
    return `"${reference}" has the type ${formatType(type)}, but the input takes ${input.type}. ${advice}`;
  }
  return undefined;
}

function checkInput(service: Service, index: number, services: ReadonlyMap<string, Service>): WiringProblem[] {
  const input = service.inputs[index];
  return (input?.from ?? []).flatMap((reference) => {
    const message = input && checkReference(service, input, reference, services);
    return message === undefined ? [] : [{ service, keys: ["inputs", index, "from"], message }];
  });
}

function checkDependsOn(service: Service, services: ReadonlyMap<string, Service>): WiringProblem[] {
  return (service.dependsOn ?? []).flatMap((key, index) => {
    const isKnown = services.has(key) && services.get(key) !== service;
    const message = `"${key}" is not another service. ${hint(key, [...services.keys()], "Use the group and slug of a data file.")}`;
    return isKnown ? [] : [{ service, keys: ["dependsOn", index], message }];
  });
}

/** The names by which samples refer to a service. The keys are those that set them in a data file. */
const NAMES = { shortName, unitFolder };

/** Services have different names, because samples could not distinguish two services with the same name. */
function checkNames(services: readonly Service[]): WiringProblem[] {
  return Object.entries(NAMES).flatMap(([key, nameOf]) => {
    const owners = new Map<string, Service>();
    return services.flatMap((service) => {
      const name = nameOf(service);
      const owner = owners.get(name);
      owners.set(name, owner ?? service);
      const message = owner && `${serviceKey(owner)} already has the name "${name}". Set "${key}" to a different one.`;
      return message === undefined ? [] : [{ service, keys: [key], message }];
    });
  });
}

/** Where a service's data file declares that it needs another service. */
function pathOfNeed(service: Service, needed: Service): (string | number)[] {
  const index = service.inputs.findIndex((input) => {
    const [usual] = input.from ?? [];
    return isWired(input) && usual !== undefined && parseReference(usual).key === serviceKey(needed);
  });
  return index === -1 ? ["dependsOn"] : ["inputs", index, "from"];
}

/** Whether a service can be deployed only after another one. There must be no cycles. */
function needs(service: Service, other: Service, wiring: Wiring): boolean {
  return wiring
    .needsOf(service)
    .some(([usual]) => usual !== undefined && (usual === other || needs(usual, other, wiring)));
}

/** No input may take an output of a service that needs the input's own service: Terragrunt rejects such cycles. */
function checkSources(services: readonly Service[], wiring: Wiring): WiringProblem[] {
  return services.flatMap((service) =>
    service.inputs.flatMap((input, index) => {
      const source = wiring.sourcesOf(input).find((candidate) => needs(candidate.service, service, wiring));
      const message =
        source &&
        `${serviceKey(source.service)} needs ${serviceKey(service)}, so their units would depend on each other. Remove the reference, and say in the description where the value comes from.`;
      return message === undefined ? [] : [{ service, keys: ["inputs", index, "from"], message }];
    }),
  );
}

function checkOrder(services: readonly Service[]): WiringProblem[] {
  const wiring = new Wiring(services);
  try {
    deployTiers(services, wiring);
    return checkSources(services, wiring);
  } catch (error) {
    const [service, needed] = error instanceof CycleError ? error.cycle : [];
    if (!(error instanceof CycleError) || service === undefined || needed === undefined) {
      throw error;
    }
    const message = `${error.message} None of them can be deployed first: remove one of these dependencies, or give its input another source.`;
    return [{ service, keys: pathOfNeed(service, needed), message }];
  }
}

/**
 * Checks references between data files: the outputs that inputs refer to must exist and fit the inputs' types, services
 * must have different names in code, there must be an order in which all of them can be deployed, and no input, required
 * or not, may take an output of a service that comes after its own.
 *
 * @param services all services, each with valid data of its own
 */
export function checkWiring(services: readonly Service[]): WiringProblem[] {
  const byKey = new Map(services.map((service) => [serviceKey(service), service]));
  const problems = [
    ...services.flatMap((service) => [
      ...service.inputs.flatMap((_, index) => checkInput(service, index, byKey)),
      ...checkDependsOn(service, byKey),
    ]),
    ...checkNames(services),
  ];
  return problems.length > 0 ? problems : checkOrder(services);
}
