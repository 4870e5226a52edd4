import { organization } from "../config/links";
import { dependencyBlocks, shortName, wiredValue, type Tool } from "./dependencies";
import { alignAttributes, type Attribute } from "./hcl";
import { inputGroups, inputGroupKeys } from "./inputGroups";
import { placeholder } from "./placeholder";
import { isRequired, type Input, type Service } from "./schema";
import { parseType } from "./typeExpression";
import type { Wiring } from "./wiring";

/** The module's `source`, pinned to the version that the data describe. */
function moduleSource({ source, version }: Service): string {
  const folder = source.path === "" ? "" : `//${source.path}`;
  return `git@github.com:${organization}/${source.repository}.git${folder}?ref=v${version}`;
}

/** How a sample is written. */
interface Style {
  tool: Tool;
  wiring: Wiring;
  /** Whether every input is shown, or the required ones alone. */
  all: boolean;
}

/** An input with its default, what another service gives, its example, or any value of its type. */
function attribute(input: Input, { wiring, tool }: Style): Attribute {
  const { name, type, default: value, example } = input;
  return { name, value: value ?? wiredValue(input, wiring, tool) ?? example?.trim() ?? placeholder(parseType(type)) };
}

/** The inputs that a sample sets: required ones first; if it shows all, the others follow by group with their defaults. */
function inputAttributes(service: Service, style: Style): string {
  const sections: { comment?: string; inputs: Input[] }[] = [{ inputs: service.inputs.filter(isRequired) }];
  if (style.all) {
    for (const group of inputGroupKeys) {
      const inputs = service.inputs.filter((input) => input.group === group && !isRequired(input));
      sections.push({ comment: `  # ${inputGroups[group]}\n`, inputs });
    }
  }
  return sections
    .filter(({ inputs }) => inputs.length > 0)
    .map(({ comment = "", inputs }) => {
      return (
        comment +
        alignAttributes(
          inputs.map((input) => attribute(input, style)),
          "  ",
        )
      );
    })
    .join("\n\n");
}

function providerBlock(alias: string, region: string): string {
  return `provider "aws" {\n  alias  = "${alias}"\n  region = "${region}"\n}`;
}

/** The providers that a module takes by alias, as arguments of its block. */
function providersArgument(aliases: string[]): string {
  const names = ["aws", ...aliases.map((alias) => `aws.${alias}`)];
  const attributes = names.map((name) => ({ name, value: name }));
  return `  providers = {\n${alignAttributes(attributes, "    ")}\n  }`;
}

/** Terragrunt has no provider blocks of its own: it generates a file with one. */
function generateBlock(alias: string, region: string): string {
  const attributes = [
    { name: "path", value: `"${alias}.tf"` },
    { name: "if_exists", value: '"overwrite_terragrunt"' },
    { name: "contents", value: "<<-EOF" },
  ];
  const lines = providerBlock(alias, region).replaceAll(/^/gm, "    ");
  return `generate "${alias}" {\n${alignAttributes(attributes, "  ")}\n${lines}\n  EOF\n}`;
}

export interface SampleOptions {
  /** Shows every input, optional ones with their defaults, instead of the required ones alone. */
  all?: boolean;
}

/** A `main.tf` that deploys the service, in a configuration that has the modules of the services it needs. */
export function terraformSample(service: Service, wiring: Wiring, { all = false }: SampleOptions = {}): string {
  const providers = Object.entries(service.providers ?? {});
  const argumentGroups = [
    `  source = "${moduleSource(service)}"`,
    providers.length > 0 && providersArgument(providers.map(([alias]) => alias)),
    inputAttributes(service, { tool: "terraform", wiring, all }),
  ].filter(Boolean);
  return [
    ...providers.map(([alias, region]) => providerBlock(alias, region)),
    `module "${shortName(service)}" {\n${argumentGroups.join("\n\n")}\n}`,
  ].join("\n\n");
}

/** A `terragrunt.hcl` that deploys the service, with a dependency on each unit whose outputs it reads. */
export function terragruntSample(service: Service, wiring: Wiring, { all = false }: SampleOptions = {}): string {
  const inputs = inputAttributes(service, { tool: "terragrunt", wiring, all });
  const blocks = [
    'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}',
    `terraform {\n  source = "${moduleSource(service)}"\n}`,
    ...dependencyBlocks(service, wiring),
    ...Object.entries(service.providers ?? {}).map(([alias, region]) => generateBlock(alias, region)),
    ...(inputs ? [`inputs = {\n${inputs}\n}`] : []),
  ];
  return blocks.join("\n\n");
}
