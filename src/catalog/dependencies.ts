import { alignAttributes, formatObject, type Attribute } from "./hcl";
import { readExpression, TokenReader } from "./hclExpression";
import { tokenize } from "./hclTokens";
import { placeholder } from "./placeholder";
import type { Input, Output, Service } from "./schema";
import { readAs } from "./typeFit";
import { parseType } from "./typeExpression";
import { isWired, sourceType, type Source, type Sources, type Wiring } from "./wiring";

/** The commands that may run with mock values: those that change nothing. */
const MOCK_COMMANDS = ["init", "validate", "plan"];

/** The service's name in code: `module.NAME` and `dependency.NAME`. */
export function shortName({ shortName: name, source, slug }: Service): string {
  return name ?? (source.path.split("/").pop() || slug).replaceAll("-", "_");
}

/** The folder of a service's unit, relative to that of an environment: `networking/vpc`, or `../../_global/NAME`. */
export function unitFolder({ unitFolder: folder, source, slug, group }: Service): string {
  const folders = source.path.split("/").slice(-2);
  return folder ?? (folders.length === 2 ? folders.join("/") : `${group}/${slug}`);
}

/** The expression for an output in each tool. */
export const outputExpressions = {
  terragrunt: (service: Service, { name }: Output) => `dependency.${shortName(service)}.outputs.${name}`,
  terraform: (service: Service, { name }: Output) => `module.${shortName(service)}.${name}`,
};

export type Tool = keyof typeof outputExpressions;

/** The output that samples set an input to; undefined if they do not wire it. */
function usualSource(input: Input, wiring: Sources): Source | undefined {
  return isWired(input) ? wiring.sourcesOf(input)[0] : undefined;
}

/** @returns the expression that reads an input's value from a source; undefined if the types are incompatible */
export function sourceExpression(source: Source, input: Input, tool: Tool): string | undefined {
  const type = sourceType(source);
  const expression = [outputExpressions[tool](source.service, source.output), ...source.fields].join(".");
  return type && readAs(expression, type, parseType(input.type), source.output.example);
}

/** @returns the expression that reads an input's value from another service; undefined if none provides it */
export function wiredValue(input: Input, wiring: Sources, tool: Tool): string | undefined {
  const source = usualSource(input, wiring);
  return source && sourceExpression(source, input, tool);
}

/** A mock value for an output. */
function mockOutput({ name, type = "any", example }: Output): Attribute {
  return { name, value: example ? readExpression(new TokenReader(tokenize(example))) : placeholder(parseType(type)) };
}

/** Terragrunt's `dependency` block for a service, with mocks of the outputs that a unit reads from it. */
export function dependencyBlock(needed: Service, outputs: Iterable<Output>): string {
  const mocks = alignAttributes([
    { name: "mock_outputs", value: formatObject([...outputs].map(mockOutput)) },
    { name: "mock_outputs_allowed_terraform_commands", value: JSON.stringify(MOCK_COMMANDS).replaceAll(",", ", ") },
  ]);
  return `dependency "${shortName(needed)}" {\n  config_path = "../../${unitFolder(needed)}"\n\n${mocks}\n}`;
}

/** Terragrunt's `dependency` blocks for the services that a unit with the required inputs reads outputs from. */
export function dependencyBlocks(service: Service, wiring: Wiring): string[] {
  const outputs = new Map<Service, Set<Output>>();
  for (const input of service.inputs) {
    const source = usualSource(input, wiring);
    if (source) {
      outputs.set(source.service, (outputs.get(source.service) ?? new Set()).add(source.output));
    }
  }
  return [...outputs].map(([needed, read]) => dependencyBlock(needed, read));
}
