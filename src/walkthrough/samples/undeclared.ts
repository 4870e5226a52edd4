import { parseHcl } from "../../catalog/hclParser";
import { firstBlock, type Values } from "../terragruntEvaluator";

/** A reference to a declaration: its kind, and its name. Addresses in `moved` blocks do not count. */
const REFERENCE = /(?<![\w.$-])(?<!\b(?:from|to)\s*=\s*)(var|local|module|data\.\w+|aws_\w+)\.([A-Za-z_][\w-]*)/g;

const UNDECLARED = "var.undeclared";

/** A resource's own region, and an attribute under its version 6 name. */
const ONLY_VERSION_6: [RegExp, string][] = [
  [/^(resource "aws_[^{\n]*\{\n(?:(?!\}).*\n)*?) {2}region *=.*\n/gm, "$1\n"],
  [/(\bdata\.aws_region\.\w+)\.region\b/g, "$1.name"],
];

/** Removes features of AWS provider version 6, so that the result is the same with version 5. */
const asBefore6 = (code: string): string =>
  ONLY_VERSION_6.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), code);

const names = (value: unknown): string[] => Object.keys(value ?? {});

function declarationsOf(content: Values): Set<string> {
  const labels = (kind: string, prefix: string): string[] =>
    Object.entries((content[kind] ?? {}) as Values).flatMap(([type, blocks]) =>
      names(blocks).map((name) => `${prefix}${type}.${name}`),
    );
  const locals = Array.isArray(content.locals) ? content.locals : [];
  return new Set([
    ...names(content.variable).map((name) => `var.${name}`),
    ...locals.flatMap((block) => names(block)).map((name) => `local.${name}`),
    ...names(content.module).map((name) => `module.${name}`),
    ...labels("resource", ""),
    ...labels("data", "data."),
  ]);
}

/**
 * Completes a module of which a page shows only a part: references to anything undeclared become a variable of any
 * type. Line numbers do not change.
 *
 * @param files of one folder, by name
 */
export async function completeModule(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const declared = declarationsOf(await parseHcl("module.tf", [...files.values()].join("\n")));
  const complete = (reference: string): string => (declared.has(reference) ? reference : UNDECLARED);
  const completed = new Map([...files].map(([name, code]) => [name, asBefore6(code).replaceAll(REFERENCE, complete)]));
  const isComplete = ![...completed.values()].some((code) => code.includes(UNDECLARED));
  return isComplete ? completed : completed.set("undeclared.tf", 'variable "undeclared" {\n  type = any\n}\n');
}

/** The same for a unit: references to anything that the page does not declare become values that only Terragrunt knows. */
export async function completeUnit(code: string, others: string): Promise<string> {
  const content = (await parseHcl("terragrunt.hcl", `${code}\n`)) as Values;
  const locals = new Set(names(firstBlock(content.locals)));
  return code
    .replaceAll(/(?<![\w.])dependency\.(\w+)\.outputs\b/g, (reference, name: string) =>
      `${code}${others}`.includes(`dependency "${name}"`) ? reference : `get_env("${name}")`,
    )
    .replaceAll(/(?<![\w.])local\.(\w+)/g, (reference, name: string) =>
      locals.has(name) ? reference : `get_env("${name}")`,
    );
}

/** The names of the providers other than AWS that a module needs. */
export async function otherProviders(code: string): Promise<string[]> {
  const content = (await parseHcl("module.tf", code)) as Values;
  const types = [...names(content.resource), ...names(content.data), ...names(content.provider)];
  return [...new Set(types.map((type) => type.split("_")[0] ?? ""))].filter(
    (name) => name !== "aws" && name !== "terraform",
  );
}
