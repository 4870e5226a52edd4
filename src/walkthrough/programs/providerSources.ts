import fs from "node:fs";
import path from "node:path";
import { formatObject, formatValue } from "../../catalog/hcl";
import { parseHcl } from "../../catalog/hclParser";

type Blocks = Record<string, Record<string, unknown>[] | Record<string, unknown> | undefined>;

// Pages format HCL like `terraform fmt`, so a closing brace is as far to the left as its block.
const TERRAFORM = /^terraform \{\n/m;
const REQUIREMENTS = /^ {2}required_providers \{\n[^]*?^ {2}\}\n/m;
const REQUIRED_VERSION = /^ {2}required_version\s*=.*\n/m;
const EMPTY = /^terraform \{\s*\}\n+/m;

/** The version constraint of each provider that a file names or uses; undefined if it has none. */
async function providersOf(name: string, text: string): Promise<[name: string, constraint: string | undefined][]> {
  const { terraform, provider, resource, data } = (await parseHcl(name, text)) as Blocks;
  const required = [terraform ?? []]
    .flat()
    .flatMap(({ required_providers: list }) => [list ?? []].flat() as Record<string, string | { version?: string }>[])
    .flatMap((list) => Object.entries(list))
    .map(([id, value]): [string, string | undefined] => [id, typeof value === "string" ? value : value.version]);
  const types = [resource, data]
    .flatMap((blocks) => Object.keys(blocks ?? {}))
    .map((type) => type.split("_")[0] ?? type);
  const used = [...Object.keys(provider ?? {}), ...types].map((id): [string, undefined] => [id, undefined]);
  return [...required, ...used];
}

/** Replaces or adds a part of the `terraform` block. A file without the block gets one at its end. */
function setPart(text: string, part: RegExp, content: string): string {
  if (part.test(text)) {
    return text.replace(part, () => content);
  }
  return TERRAFORM.test(text)
    ? text.replace(TERRAFORM, (opening) => opening + content)
    : `${text}${text === "" ? "" : "\n"}terraform {\n${content}}\n`;
}

/**
 * Does what `terraform 0.13upgrade` does: names the source of every provider in the only file with a block
 * `required_providers`, otherwise in versions.tf, and requires 0.13 in versions.tf. All providers count as HashiCorp's.
 */
export async function nameProviderSources(folder: string): Promise<void> {
  const texts = new Map(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith(".tf"))
      .map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]),
  );
  const constraints = new Map<string, string | undefined>();
  for (const [name, text] of texts) {
    for (const [id, constraint] of await providersOf(name, text)) {
      constraints.set(id, constraints.get(id) ?? constraint);
    }
  }
  if (constraints.size === 0) {
    return;
  }
  const requirements = [...constraints]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, version]) => ({
      name: id,
      value: formatValue({ source: `hashicorp/${id}`, ...(version !== undefined && { version }) }),
    }));
  const block = `required_providers ${formatObject(requirements)}\n`.replaceAll(/^(?=.)/gm, "  ");
  const named = [...texts].filter(([, text]) => REQUIREMENTS.test(text)).map(([name]) => name);
  const [target = ""] = named.length === 1 ? named : ["versions.tf"];
  for (const name of named.filter((other) => other !== target)) {
    texts.set(name, (texts.get(name) ?? "").replace(REQUIREMENTS, "").replace(EMPTY, ""));
  }
  texts.set(target, setPart(texts.get(target) ?? "", REQUIREMENTS, block));
  texts.set(
    "versions.tf",
    setPart(texts.get("versions.tf") ?? "", REQUIRED_VERSION, '  required_version = ">= 0.13"\n'),
  );
  texts.forEach((text, name) => fs.writeFileSync(path.join(folder, name), text));
}
