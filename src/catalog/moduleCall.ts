import { organization } from "../config/links";
import { shortName, type Tool } from "./dependencies";
import { alignAttributes, formatObject, type Attribute } from "./hcl";
import type { Service } from "./schema";

/** The parts of a `terragrunt.hcl` and a `main.tf` that deploy a service. Runs in browsers, so it must not use Node.js. */

/** The module's `source`, pinned to the version that the data describes. */
export function moduleSource({ source, version }: Pick<Service, "source" | "version">): string {
  const folder = source.path === "" ? "" : `//${source.path}`;
  return `git@github.com:${organization}/${source.repository}.git${folder}?ref=v${version}`;
}

/** A group of inputs, with an optional comment above it. */
export interface Section {
  comment?: string | undefined;
  attributes: Attribute[];
}

/** @returns the non-empty sections, separated by blank lines */
export function formatSections(sections: Section[]): string {
  return sections
    .filter(({ attributes }) => attributes.length > 0)
    .map(({ comment, attributes }) => {
      return (comment === undefined ? "" : `  # ${comment}\n`) + alignAttributes(attributes);
    })
    .join("\n\n");
}

function providerBlock(alias: string, region: string): string {
  return `provider "aws" {\n  alias  = "${alias}"\n  region = "${region}"\n}`;
}

/** A Terragrunt block that generates a file with a provider block, because Terragrunt itself has none. */
function generateBlock(alias: string, region: string): string {
  const attributes = [
    { name: "path", value: `"${alias}.tf"` },
    { name: "if_exists", value: '"overwrite_terragrunt"' },
    { name: "contents", value: "<<-EOF" },
  ];
  const lines = providerBlock(alias, region).replaceAll(/^/gm, "    ");
  return `generate "${alias}" {\n${alignAttributes(attributes)}\n${lines}\n  EOF\n}`;
}

/** The blocks that define the providers that a module takes by alias. */
function providerBlocks({ providers = {} }: Service, tool: Tool): string[] {
  const block = tool === "terraform" ? providerBlock : generateBlock;
  return Object.entries(providers).map(([alias, region]) => block(alias, region));
}

/** The providers that a module takes by alias, as an argument of its block. */
export function providersArgument({ providers = {} }: Service): Attribute[] {
  const names = ["aws", ...Object.keys(providers).map((alias) => `aws.${alias}`)];
  const attributes = names.map((name) => ({ name, value: name }));
  return names.length === 1 ? [] : [{ name: "providers", value: formatObject(attributes) }];
}

const ROOT_INCLUDE = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}';

/**
 * The blocks that precede the inputs in a file.
 *
 * @param dependencies `dependency` blocks for the units whose outputs the file reads
 */
export function leadingBlocks(service: Service, tool: Tool, dependencies: string[]): string[] {
  const providers = providerBlocks(service, tool);
  const terraform = `terraform {\n  source = "${moduleSource(service)}"\n}`;
  return tool === "terraform" ? providers : [ROOT_INCLUDE, terraform, ...dependencies, ...providers];
}

/** The attribute of a unit that holds the inputs; undefined if there are none. */
export function inputsAttribute(inputs: string): string | undefined {
  return inputs === "" ? undefined : `inputs = {\n${inputs}\n}`;
}

export interface ModuleBlockOptions {
  /** Name of the block; defaults to the service's name in code. */
  label?: string | undefined;
  /** Arguments that are not inputs, such as `count`. */
  meta?: readonly Attribute[];
}

/** The block that calls the module, with the providers that it takes by alias. */
export function moduleBlock(service: Service, inputs: string, options: ModuleBlockOptions = {}): string {
  const { label = shortName(service), meta = [] } = options;
  const providers = meta.some(({ name }) => name === "providers") ? [] : providersArgument(service);
  const parts = [`  source = "${moduleSource(service)}"`, alignAttributes([...meta, ...providers]), inputs];
  return `module "${label}" {\n${parts.filter((part) => part !== "").join("\n\n")}\n}`;
}
