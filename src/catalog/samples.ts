import { dependencyBlocks, wiredValue, type Tool } from "./dependencies";
import type { Attribute } from "./hcl";
import { readExpression, TokenReader } from "./hclExpression";
import { tokenize } from "./hclTokens";
import { groupTitle, inputGroups } from "./inputGroups";
import { isRequired } from "./isRequired";
import { formatSections, inputsAttribute, leadingBlocks, moduleBlock, type Section } from "./moduleCall";
import { placeholder } from "./placeholder";
import type { Input, Service } from "./schema";
import { parseType } from "./typeExpression";
import type { Sources, Wiring } from "./wiring";

/** @returns the example of an input, formatted like `terraform fmt`; undefined if it has none */
export function exampleValue({ example }: Input): string | undefined {
  return example && readExpression(new TokenReader(tokenize(example.trim()), true), { endsWithLine: true });
}

/** The value of a required input in a sample: another service's output, its example, or a placeholder of its type. */
export function sampleValue(input: Input, wiring: Sources, tool: Tool): string {
  return wiredValue(input, wiring, tool) ?? exampleValue(input) ?? placeholder(parseType(input.type));
}

/** The inputs that a sample sets: the required ones and, for a full sample, the others by group with their defaults. */
function sections(service: Service, wiring: Wiring, tool: Tool, all: boolean): Section[] {
  const attribute = (input: Input): Attribute => ({
    name: input.name,
    value: input.default ?? sampleValue(input, wiring, tool),
  });
  const required = { attributes: service.inputs.filter(isRequired).map(attribute) };
  const optional = inputGroups.map((group) => ({
    comment: groupTitle(group),
    attributes: service.inputs.filter((input) => input.group === group && !isRequired(input)).map(attribute),
  }));
  return all ? [required, ...optional] : [required];
}

export interface SampleOptions {
  /** Whether to show every input, optional ones with their defaults, instead of only the required ones. */
  all?: boolean;
}

/** A `main.tf` that deploys the service, in a configuration that already contains the modules it depends on. */
export function terraformSample(service: Service, wiring: Wiring, { all = false }: SampleOptions = {}): string {
  const inputs = formatSections(sections(service, wiring, "terraform", all));
  return [...leadingBlocks(service, "terraform", []), moduleBlock(service, inputs)].join("\n\n");
}

/** A `terragrunt.hcl` that deploys the service, with a dependency on each unit whose outputs it reads. */
export function terragruntSample(service: Service, wiring: Wiring, { all = false }: SampleOptions = {}): string {
  const inputs = inputsAttribute(formatSections(sections(service, wiring, "terragrunt", all)));
  const blocks = leadingBlocks(service, "terragrunt", dependencyBlocks(service, wiring));
  return [...blocks, ...(inputs === undefined ? [] : [inputs])].join("\n\n");
}
