import { sourceExpression, unitFolder, type Tool } from "../catalog/dependencies";
import { inputGroups } from "../catalog/inputGroups";
import { isRequired } from "../catalog/isRequired";
import { blankValue } from "../catalog/placeholder";
import { exampleValue, sampleValue } from "../catalog/samples";
import type { Input, Service } from "../catalog/schema";
import { parseType } from "../catalog/typeExpression";
import { findSources, serviceKey, type Sources } from "../catalog/wiring";

/** An input with the reader's value. */
export interface Setting {
  name: string;
  /** HCL expression. References to other services always use Terragrunt's form. */
  value: string;
  /** Comment lines above it, including their `#` or `//`. */
  comment?: string;
}

/** A reader's configuration of one service. It is immutable. */
export interface Composition {
  settings: readonly Setting[];
  /** Blocks and attributes of a pasted file that the composer does not write itself, verbatim. */
  extras: readonly string[];
  /** The tool that the extras are for; undefined if there are none, or in an old link that does not record it. */
  extrasTool?: Tool;
  /** The name of a pasted module call, if it differs from the default. */
  label?: string;
  /** Arguments of a pasted module call that are not inputs, such as `count`. */
  meta?: readonly Setting[];
  /** Comment lines above the inputs or the module call, including their `#` or `//`. */
  comment?: string;
}

/** The composer's data about a service, and about the services whose outputs it can use. */
export interface ComposerData {
  service: Service;
  sources: Service[];
}

/** The same data with derived values. */
export interface Subject extends ComposerData {
  key: string;
  wiring: Sources;
  inputs: ReadonlyMap<string, Input>;
  folder: string;
}

export function makeSubject(data: ComposerData): Subject {
  const services = new Map([data.service, ...data.sources].map((service) => [serviceKey(service), service]));
  return {
    ...data,
    key: serviceKey(data.service),
    // Not a full `Wiring`, whose other code browsers would have to load.
    wiring: { sourcesOf: (input) => findSources(input, services) },
    inputs: new Map(data.service.inputs.map((input) => [input.name, input])),
    folder: unitFolder(data.service),
  };
}

/** Inputs in the order of the page: required ones, then the others by group. */
export function pageOrder(service: Service): Input[] {
  const optional = inputGroups.flatMap((group) =>
    service.inputs.filter((input) => input.group === group && !isRequired(input)),
  );
  return [...service.inputs.filter(isRequired), ...optional];
}

/** Expressions that take an input's value from another service, in Terragrunt's form, with that service's name. */
export function sourcesFor(input: Input, { wiring }: Subject): { expression: string; from: string }[] {
  return wiring.sourcesOf(input).flatMap((source) => {
    const expression = sourceExpression(source, input, "terragrunt");
    return expression === undefined ? [] : [{ expression, from: source.service.name }];
  });
}

const EMPTY = new Set(["null", "[]", "{}", '""']);

/** The initial value of an input without an example: its first allowed value, or a blank value of its type. */
function emptyValue({ type, allowed, default: value = "null" }: Input): string {
  const node = parseType(type);
  const [first] = node.kind === "name" ? (allowed ?? []) : [];
  return value === "null" ? (first ?? blankValue(node)) : value;
}

/** The value that an input starts with when the reader adds it: the most likely one, or else a blank one. */
export function initialValue(input: Input, subject: Subject): string {
  if (isRequired(input)) {
    return sampleValue(input, subject.wiring, "terragrunt");
  }
  if (input.default !== undefined && !EMPTY.has(input.default)) {
    return input.default;
  }
  const [source] = sourcesFor(input, subject);
  return source?.expression ?? exampleValue(input) ?? emptyValue(input);
}

/** The initial composition of a service, with its required inputs. */
export function startComposition(subject: Subject): Composition {
  const settings = subject.service.inputs
    .filter(isRequired)
    .map((input) => ({ name: input.name, value: initialValue(input, subject) }));
  return { settings, extras: [] };
}

/** Sets an input, adding it if necessary. */
export function setValue(composition: Composition, name: string, value: string): Composition {
  const exists = composition.settings.some((setting) => setting.name === name);
  const settings = exists
    ? composition.settings.map((setting) => (setting.name === name ? { ...setting, value } : setting))
    : [...composition.settings, { name, value }];
  return { ...composition, settings };
}

export function removeSetting(composition: Composition, name: string): Composition {
  return { ...composition, settings: composition.settings.filter((setting) => setting.name !== name) };
}

/** Renames a setting, which replaces any other setting that already has the new name. */
export function renameSetting(composition: Composition, name: string, to: string): Composition {
  const others = composition.settings.filter((setting) => setting.name !== to);
  const settings = others.map((setting) => (setting.name === name ? { ...setting, name: to } : setting));
  return { ...composition, settings };
}
