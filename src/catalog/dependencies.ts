import path from "node:path";
import { alignAttributes, formatObject, type Attribute } from "./hcl";
import { readExpression, TokenReader } from "./hclExpression";
import { tokenize } from "./hclTokens";
import { placeholder } from "./placeholder";
import type { Input, Output, Service } from "./schema";
import { readAs } from "./typeFit";
import { parseType } from "./typeExpression";
import { isWired, sourceType, type Source, type Wiring } from "./wiring";

/** The commands that may run on invented values: all that change nothing. */
const MOCK_COMMANDS = ["init", "validate", "plan"];

/** The service's name in code: `module.NAME` and `dependency.NAME`. */
export function shortName({ shortName: name, source, slug }: Service): string {
  return name ?? (path.basename(source.path) || slug).replaceAll("-", "_");
}

/** The folder of a service's unit, from that of another unit of the same environment. */
function unitPath({ unitFolder, source, slug, group }: Service): string {
  const folders = source.path.split("/").slice(-2);
  return `../../${unitFolder ?? (folders.length === 2 ? folders.join("/") : `${group}/${slug}`)}`;
}

/** How each tool names an output. */
export const outputExpressions = {
  terragrunt: (service: Service, { name }: Output) => `dependency.${shortName(service)}.outputs.${name}`,
  terraform: (service: Service, { name }: Output) => `module.${shortName(service)}.${name}`,
};

export type Tool = keyof typeof outputExpressions;

/** The output that gives an input its value in a unit with the required inputs. */
function usualSource(input: Input, wiring: Wiring): Source | undefined {
  return isWired(input) ? wiring.sourcesOf(input)[0] : undefined;
}

/** @returns the expression that reads an input's value from another service; undefined when none gives it */
export function wiredValue(input: Input, wiring: Wiring, tool: Tool): string | undefined {
  const source = usualSource(input, wiring);
  const type = source && sourceType(source);
  if (source === undefined || type === undefined) {
    return undefined;
  }
  const expression = [outputExpressions[tool](source.service, source.output), ...source.fields].join(".");
  return readAs(expression, type, parseType(input.type), source.output.example);
}

/** A value that an output could have. */
function mockOutput({ name, type = "any", example }: Output): Attribute {
  return { name, value: example ? readExpression(new TokenReader(tokenize(example))) : placeholder(parseType(type)) };
}

/** Terragrunt's blocks for the services whose outputs a unit with the required inputs reads. */
export function dependencyBlocks(service: Service, wiring: Wiring): string[] {
  const outputs = new Map<Service, Set<Output>>();
  for (const input of service.inputs) {
    const source = usualSource(input, wiring);
    if (source) {
      outputs.set(source.service, (outputs.get(source.service) ?? new Set()).add(source.output));
    }
  }
  return [...outputs].map(([needed, read]) => {
    const mocks = alignAttributes(
      [
        { name: "mock_outputs", value: formatObject([...read].map(mockOutput)) },
        { name: "mock_outputs_allowed_terraform_commands", value: JSON.stringify(MOCK_COMMANDS).replaceAll(",", ", ") },
      ],
      "  ",
    );
    return `dependency "${shortName(needed)}" {\n  config_path = "${unitPath(needed)}"\n\n${mocks}\n}`;
  });
}
