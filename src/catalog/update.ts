import { isMap, isScalar, isSeq, parseDocument, Document, type YAMLMap, type YAMLSeq } from "yaml";
import { formatValue, parseValues } from "./hcl";
import type { Module, ModuleOutput, ModuleVariable } from "./module";
import type { ServiceFile } from "./schema";
import { fieldPaths, formatType, parseType, type TypeNode } from "./typeExpression";

/** One difference between a data file and its module, in words for the writer. */
export interface Change {
  kind: "added" | "removed" | "changed";
  /** Such as `input "timeout"`. */
  entry: string;
  detail: string;
}

export interface Update {
  text: string;
  changes: Change[];
  /** What a writer has to describe now. */
  undescribed: string[];
}

/** What a new data file knows besides the module. */
export interface NewService {
  name: string;
  repository: string;
  path: string;
  version: string;
}

const WIDTH = 110;

function entriesOf(document: Document, list: "inputs" | "outputs"): YAMLSeq<YAMLMap> {
  const entries = document.get(list, true);
  if (isSeq(entries)) {
    entries.flow = false;
    return entries as YAMLSeq<YAMLMap>;
  }
  document.set(list, document.createNode([]));
  return entriesOf(document, list);
}

const nameOf = (entry: YAMLMap): string => String(entry.get("name"));

/** An empty description, with the module's own words above it as material. */
function describe(document: Document, entry: YAMLMap, words: string): void {
  const pair = document.createPair("description", "");
  if (words !== "" && isScalar(pair.key)) {
    pair.key.commentBefore = words
      .split("\n")
      .map((line) => ` In the module: ${line}`)
      .join("\n");
  }
  entry.items.push(pair);
}

/** The group of the input whose name begins with most of the same words. */
function likelyGroup(name: string, entries: YAMLMap[]): string {
  const words = name.split("_");
  const common = (other: string): number => {
    const others = other.split("_");
    const end = words.findIndex((word, index) => word !== others[index]);
    return end === -1 ? words.length : end;
  };
  const [nearest] = entries.filter((entry) => entry.get("group")).sort((a, b) => common(nameOf(b)) - common(nameOf(a)));
  return nearest && common(nameOf(nearest)) > 0 ? String(nearest.get("group")) : "general";
}

/** What only the module knows, besides type and default; undefined where a data file has nothing. */
function moduleFacts({ sensitive, deprecated, nullable, validation }: ModuleVariable) {
  return {
    sensitive: sensitive || undefined,
    deprecated: deprecated === "" ? undefined : deprecated,
    nullable: nullable ? undefined : false,
    validation: validation.length > 0 ? validation : undefined,
  };
}

/** Makes one data file agree with one module, keeping what people have written. */
class Updater {
  readonly changes: Change[] = [];
  readonly undescribed: string[] = [];

  constructor(private readonly document: Document) {}

  async inputs(variables: ModuleVariable[]): Promise<void> {
    const entries = entriesOf(this.document, "inputs");
    this.remove(entries, variables, "input");
    await this.canonicalDefaults(entries);
    for (const variable of variables) {
      const entry = entries.items.find((item) => nameOf(item) === variable.name);
      if (entry) {
        this.change(entry, variable);
      } else {
        this.add(entries, variable);
      }
    }
    // Required inputs come first, then names in order, as pages have them.
    const rank = (entry: YAMLMap): string => `${entry.has("default") ? 1 : 0}${nameOf(entry)}`;
    entries.items.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  outputs(outputs: ModuleOutput[]): void {
    const entries = entriesOf(this.document, "outputs");
    this.remove(entries, outputs, "output");
    for (const output of outputs) {
      const entry = entries.items.find((item) => nameOf(item) === output.name);
      if (entry) {
        this.set(entry, "output", "sensitive", output.sensitive || undefined);
      } else {
        const added = this.document.createNode({ name: output.name }) as YAMLMap;
        describe(this.document, added, output.description);
        if (output.sensitive) {
          added.set("sensitive", true);
        }
        entries.add(added);
        this.say("added", "output", output.name, "");
      }
    }
    entries.items.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  /** Lists every entry, and every field of an object, without a description, also those of an earlier run. */
  listUndescribed(): void {
    for (const list of ["inputs", "outputs"] as const) {
      for (const entry of entriesOf(this.document, list).items) {
        const name = `${list.slice(0, -1)} "${nameOf(entry)}"`;
        const { description, type = "any", fields = {} } = entry.toJSON() as Partial<ServiceFile["inputs"][number]>;
        const missing = fieldPaths(parseType(type)).filter((field) => !(field in fields));
        this.undescribed.push(...(description ? [] : [name]), ...missing.map((field) => `${name} field ${field}`));
      }
    }
  }

  private say(kind: Change["kind"], what: string, name: string, detail: string): void {
    this.changes.push({ kind, entry: `${what} "${name}"`, detail });
  }

  private remove(entries: YAMLSeq<YAMLMap>, present: { name: string }[], what: string): void {
    const names = new Set(present.map(({ name }) => name));
    entries.items = entries.items.filter((entry) => {
      if (!names.has(nameOf(entry))) {
        this.say("removed", what, nameOf(entry), "");
      }
      return names.has(nameOf(entry));
    });
  }

  /** Two spellings of one value are no difference: `{a=1}` and `{ a = 1 }`. */
  private async canonicalDefaults(entries: YAMLSeq<YAMLMap>): Promise<void> {
    const withDefault = entries.items.filter((entry) => entry.has("default"));
    const values = await parseValues(withDefault.map((entry) => String(entry.get("default"))));
    withDefault.forEach((entry, index) => {
      const canonical = formatValue(values[index] ?? null);
      if (canonical !== entry.get("default")) {
        entry.set("default", canonical);
      }
    });
  }

  private add(entries: YAMLSeq<YAMLMap>, variable: ModuleVariable): void {
    const { name, type, default: value, description } = variable;
    const group = likelyGroup(name, entries.items);
    const known = Object.entries(moduleFacts(variable)).filter(([, fact]) => fact !== undefined);
    const data = { name, type, ...(value !== undefined && { default: value }), group, ...Object.fromEntries(known) };
    const entry = this.document.createNode(data) as YAMLMap;
    describe(this.document, entry, description);
    entries.add(entry);
    this.say("added", "input", name, `${value === undefined ? "required" : `default ${value}`}, in the group ${group}`);
  }

  private change(entry: YAMLMap, variable: ModuleVariable): void {
    const known = formatType(parseType(String(entry.get("type"))));
    if (known !== variable.type) {
      this.say("changed", "input", variable.name, `type ${known} is now ${variable.type}`);
      entry.set("type", variable.type);
      this.removeFields(entry, parseType(variable.type));
    }
    const value = entry.get("default") as string | undefined;
    if (value !== variable.default) {
      const word = (text: string | undefined): string => (text === undefined ? "required" : `default ${text}`);
      this.say("changed", "input", variable.name, `${word(value)} is now ${word(variable.default)}`);
      this.put(entry, "default", variable.default, "type");
    }
    for (const [key, fact] of Object.entries(moduleFacts(variable))) {
      // A writer may call an input sensitive or deprecated that the module does not mark; that stays.
      if (fact !== undefined || (key !== "sensitive" && key !== "deprecated")) {
        this.set(entry, "input", key, fact);
      }
    }
  }

  /** Removes the descriptions of fields that the type no longer has. */
  private removeFields(entry: YAMLMap, type: TypeNode): void {
    const paths = new Set(fieldPaths(type));
    const fields = entry.get("fields");
    if (isMap(fields) && paths.size > 0) {
      fields.items = fields.items.filter(({ key }) => paths.has(isScalar(key) ? String(key.value) : String(key)));
    }
  }

  private set(entry: YAMLMap, what: string, key: string, value: unknown): void {
    const node = entry.get(key, true) as unknown;
    const known =
      node && typeof node === "object" && "toJSON" in node ? ((node as YAMLMap).toJSON() as unknown) : undefined;
    if (JSON.stringify(known) === JSON.stringify(value)) {
      return;
    }
    this.say(
      "changed",
      what,
      nameOf(entry),
      `${key} is now ${value === undefined ? "not set" : JSON.stringify(value)}`,
    );
    this.put(entry, key, value, "description");
  }

  /** Sets a value, or removes it; a new one comes after the given key. */
  private put(entry: YAMLMap, key: string, value: unknown, after: string): void {
    if (value === undefined) {
      entry.delete(key);
    } else if (entry.has(key)) {
      entry.set(key, this.document.createNode(value));
    } else {
      const index = entry.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === after);
      entry.items.splice(index + 1, 0, this.document.createPair(key, value) as never);
    }
  }
}

/**
 * Brings a data file up to date with its module. Descriptions, groups and all else that people write survive.
 *
 * @param text the file, or undefined to begin one
 * @param module what the module takes and gives
 * @param service for a new file, and to set another version
 */
export async function updateDataFile(
  text: string | undefined,
  module: Module,
  service: Partial<NewService>,
): Promise<Update> {
  const { name = "", repository = "", path = "", version } = service;
  const document =
    text === undefined
      ? new Document({
          name,
          purpose: "",
          source: { repository, path },
          version,
          lastModifiedVersion: version,
          tags: [],
          builtWith: ["terraform"],
        })
      : parseDocument(text);
  const updater = new Updater(document);
  await updater.inputs(module.variables);
  updater.outputs(module.outputs);
  updater.listUndescribed();
  if (text !== undefined && version !== undefined && version !== document.get("version")) {
    document.set("version", version);
    if (updater.changes.length > 0) {
      document.set("lastModifiedVersion", version);
    }
  }
  return { text: document.toString({ lineWidth: WIDTH }), changes: updater.changes, undescribed: updater.undescribed };
}
