import { organization } from "../config/links";
import { alignAttributes, type Attribute } from "./hcl";
import { inputGroups, inputGroupKeys } from "./inputGroups";
import { isRequired, type Input, type Service } from "./schema";
import { parseType, type TypeNode } from "./typeExpression";

/** The service's name as HCL uses it for a module, dependency or folder. */
export function moduleName({ slug }: Service): string {
  return slug.replaceAll("-", "_");
}

/** The module's `source`, pinned to the version that the data describe. */
function moduleSource({ source, version }: Service): string {
  const folder = source.path === "" ? "" : `//${source.path}`;
  return `git@github.com:${organization}/${source.repository}.git${folder}?ref=v${version}`;
}

/** A value of the right type, for a required input without an example of its own. */
function placeholder(node: TypeNode): string {
  switch (node.kind) {
    case "name":
      return { string: '"REPLACE_ME"', number: "1", bool: "true", list: "[]", set: "[]", map: "{}" }[node.name] ?? "{}";
    case "collection":
      return node.name === "map" ? "{}" : "[]";
    case "tuple":
      return `[${node.elements.map(placeholder).join(", ")}]`;
    case "object": {
      const required = node.fields.filter(({ optional }) => !optional);
      const attributes = required.map(({ name, type }) => ({ name, value: placeholder(type) }));
      return attributes.length === 0 ? "{}" : `{\n${alignAttributes(attributes, "  ")}\n}`;
    }
  }
}

function attribute({ name, type, default: value, example }: Input): Attribute {
  return { name, value: value ?? example?.trim() ?? placeholder(parseType(type)) };
}

/** The inputs that a sample sets: required ones first; with `all`, the others follow by group with their defaults. */
function inputAttributes(service: Service, all: boolean): string {
  const sections: { comment?: string; inputs: Input[] }[] = [{ inputs: service.inputs.filter(isRequired) }];
  if (all) {
    for (const group of inputGroupKeys) {
      const inputs = service.inputs.filter((input) => input.group === group && !isRequired(input));
      sections.push({ comment: `  # ${inputGroups[group]}\n`, inputs });
    }
  }
  return sections
    .filter(({ inputs }) => inputs.length > 0)
    .map(({ comment = "", inputs }) => comment + alignAttributes(inputs.map(attribute), "  "))
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

/** A `main.tf` that deploys the service. */
export function terraformSample(service: Service, { all = false }: SampleOptions = {}): string {
  const providers = Object.entries(service.providers ?? {});
  const argumentGroups = [
    `  source = "${moduleSource(service)}"`,
    providers.length > 0 && providersArgument(providers.map(([alias]) => alias)),
    inputAttributes(service, all),
  ].filter(Boolean);
  return [
    ...providers.map(([alias, region]) => providerBlock(alias, region)),
    `module "${moduleName(service)}" {\n${argumentGroups.join("\n\n")}\n}`,
  ].join("\n\n");
}

/** A `terragrunt.hcl` that deploys the service. */
export function terragruntSample(service: Service, { all = false }: SampleOptions = {}): string {
  const inputs = inputAttributes(service, all);
  const blocks = [
    'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}',
    `terraform {\n  source = "${moduleSource(service)}"\n}`,
    ...Object.entries(service.providers ?? {}).map(([alias, region]) => generateBlock(alias, region)),
    ...(inputs ? [`inputs = {\n${inputs}\n}`] : []),
  ];
  return blocks.join("\n\n");
}
