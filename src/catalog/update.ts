import { isMap, stringify, type YAMLMap } from "yaml";
import { DataDocument, DataDocumentError, nameOf, valueOf, type List } from "./dataDocument";
import { formatValue } from "./hcl";
import { parseValues } from "./hclParser";
import { History } from "./history";
import type { Module, ModuleOutput, ModuleVariable } from "./module";
import type { AttributeChange } from "./schema";
import { fieldPaths, formatType, hasOpenFields, parseType } from "./typeExpression";
import { compareVersions } from "../lib/compareVersions";

/** One difference between a data file and its module, described for the writer. */
export interface Difference {
  kind: "added" | "removed" | "changed";
  /** Such as `input "timeout"`. */
  entry: string;
  detail: string;
}

export interface Update {
  /** The updated data file; identical to the input if there is nothing to write. */
  text: string;
  differences: Difference[];
  /** How many of the module's descriptions were recorded for entries that a writer has described. */
  recorded: number;
}

/** What a new data file needs besides the module. */
export interface NewService {
  name: string;
  repository: string;
  path: string;
}

interface Options {
  /** Path of the data file, for messages. */
  file: string;
  /** The release of the module; undefined to correct the data for the release that it already describes. */
  version: string | undefined;
  /** New names of inputs and outputs, by their names in the data. */
  renamed?: ReadonlyMap<string, string>;
}

/** Thrown if an import would take the data back to an older release. */
class VersionError extends Error {}

type Marks = Omit<ModuleVariable, "name" | "type" | "default" | "description">;

/** The module's own facts besides type, default and description; undefined where a data file omits them. */
function factsOf(declared: ModuleOutput & Partial<Marks>): Partial<Record<AttributeChange["attribute"], unknown>> {
  const { sensitive, ephemeral, deprecated, nullable = true, validation = [] } = declared;
  return {
    sensitive: sensitive || undefined,
    ephemeral: ephemeral || undefined,
    nullable: nullable ? undefined : false,
    deprecated,
    validation: validation.length > 0 ? validation : undefined,
  };
}

const describeValue = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const describeDefault = (value: string | undefined): string => (value === undefined ? "required" : `default ${value}`);

/** Quotes a description that is being removed, so that a writer can reuse it. */
const describeText = (map: YAMLMap, key: string): string => `with its description: ${describeValue(valueOf(map, key))}`;

/** The group of the input whose name shares the most leading words. */
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

/** Brings one data file in line with one module, and keeps hand-written text. */
class Updater {
  readonly differences: Difference[] = [];
  recorded = 0;
  private readonly history: History;

  constructor(
    private readonly file: DataDocument,
    private readonly options: Options & { isNew: boolean },
  ) {
    this.history = new History(file, options.isNew ? undefined : options.version);
  }

  /**
   * Renames an entry to the module's new name, so that its texts are kept.
   *
   * @throws DataDocumentError unless only the data has the old name, and only the module has the new one
   */
  rename(from: string, to: string, module: Module): void {
    let isFound = false;
    for (const [list, declared] of [["inputs", module.variables] as const, ["outputs", module.outputs] as const]) {
      const find = (name: string) => this.file.entries(list).items.find((item) => nameOf(item) === name);
      const isDeclared = (name: string): boolean => declared.some((one) => one.name === name);
      const entry = isDeclared(to) && !isDeclared(from) && !find(to) ? find(from) : undefined;
      if (entry) {
        isFound = true;
        this.history.renamed(list, entry, to);
        this.report("changed", list, to, `renamed from "${from}"`);
        if (list === "inputs") {
          this.changeRelated(from, to);
        }
      }
    }
    if (!isFound) {
      throw new DataDocumentError(
        `--renamed ${from}=${to}: "${from}" must be only in the data, and "${to}" only in the module.`,
      );
    }
  }

  async inputs(variables: ModuleVariable[]): Promise<void> {
    this.remove("inputs", variables);
    const entries = this.file.entries("inputs");
    const defaults = await this.canonicalDefaults();
    for (const variable of variables) {
      const entry = entries.items.find((item) => nameOf(item) === variable.name);
      if (entry) {
        this.changeType(entry, variable.type);
        this.changeDefault(entry, defaults.get(entry), variable.default);
        this.changeFacts("inputs", entry, variable);
      } else {
        this.addInput(variable);
      }
    }
    // Required inputs come first, then the others by name, as on the pages.
    const rank = (entry: YAMLMap): string => `${entry.has("default") ? 1 : 0}${nameOf(entry)}`;
    entries.items.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  outputs(outputs: ModuleOutput[]): void {
    this.remove("outputs", outputs);
    const entries = this.file.entries("outputs");
    for (const output of outputs) {
      const entry = entries.items.find((item) => nameOf(item) === output.name);
      if (entry) {
        this.changeFacts("outputs", entry, output);
      } else {
        this.add("outputs", { name: output.name }, output);
        this.report("added", "outputs", output.name, "");
      }
    }
    entries.items.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  private report(kind: Difference["kind"], list: List, name: string, detail: string): void {
    this.differences.push({ kind, entry: `${list.slice(0, -1)} "${name}"`, detail });
  }

  private remove(list: List, present: { name: string }[]): void {
    const entries = this.file.entries(list);
    const names = new Set(present.map(({ name }) => name));
    const gone = entries.items.filter((entry) => !names.has(nameOf(entry)));
    entries.items = entries.items.filter((entry) => names.has(nameOf(entry)));
    for (const entry of gone) {
      this.report("removed", list, nameOf(entry), entry.has("description") ? describeText(entry, "description") : "");
      this.history.removed(list, entry);
      if (list === "inputs") {
        this.changeRelated(nameOf(entry));
      }
    }
  }

  /** Updates the lists of related inputs after an input was renamed or, if there is no new name, removed. */
  private changeRelated(name: string, newName?: string): void {
    for (const entry of this.file.entries("inputs").items) {
      const related = this.file.itemsOf<string>(entry, "related");
      if (related.includes(name)) {
        const others = related.flatMap((other) => (other === name ? (newName ?? []) : other));
        const state = newName === undefined ? "removed" : `is now "${newName}"`;
        this.report("changed", "inputs", nameOf(entry), `related input "${name}" ${state}`);
        this.file.put(entry, "related", others.length > 0 ? others : undefined);
      }
    }
  }

  /** Normalizes the defaults, so that different spellings of a value are equal: `{a=1}` and `{ a = 1 }`. */
  private async canonicalDefaults(): Promise<Map<YAMLMap, string>> {
    const entries = this.file.entries("inputs").items.filter((entry) => entry.has("default"));
    const sources = entries.map((entry) => String(entry.get("default")));
    const values = await parseValues(sources).catch(async (error: unknown) => {
      for (const [index, source] of sources.entries()) {
        await parseValues([source]).catch(() => {
          this.file.fail(
            entries[index]?.get("default", true),
            `The default ${source} is not HCL. Write it as in variables.tf.`,
          );
        });
      }
      throw error;
    });
    return new Map(entries.map((entry, index) => [entry, formatValue(values[index] ?? null)]));
  }

  private addInput(variable: ModuleVariable): void {
    const { name, type, default: value } = variable;
    const group = likelyGroup(name, this.file.entries("inputs").items);
    this.add("inputs", { name, type, ...(value !== undefined && { default: value }), group }, variable);
    this.report("added", "inputs", name, `${describeDefault(value)}, in the group ${group}`);
  }

  private add(list: List, data: { name: string; [key: string]: unknown }, declared: ModuleOutput): void {
    const entry = this.file.document.createNode(data) as YAMLMap;
    this.file.put(entry, "moduleDescription", declared.description || undefined);
    for (const [key, fact] of Object.entries(factsOf(declared))) {
      this.file.put(entry, key, fact);
    }
    this.history.added(list, entry);
    this.file.entries(list).add(entry);
  }

  private changeType(entry: YAMLMap, type: string): void {
    const known = formatType(this.file.typeOf(entry));
    if (known === type) {
      return;
    }
    this.report("changed", "inputs", nameOf(entry), `type ${known} is now ${type}`);
    this.history.changed(entry, "type", known, type);
    this.file.put(entry, "type", type);
    this.removeFields(entry, type);
  }

  /** Removes the descriptions of fields that the type no longer has. */
  private removeFields(entry: YAMLMap, type: string): void {
    const node = parseType(type);
    const paths = new Set(fieldPaths(node));
    const fields = entry.get("fields");
    if (!isMap(fields) || hasOpenFields(node)) {
      return;
    }
    for (const key of fields.items.map((pair) => String(pair.key)).filter((path) => !paths.has(path))) {
      this.report("changed", "inputs", nameOf(entry), `field ${key} removed, ${describeText(fields, key)}`);
    }
    fields.items = fields.items.filter(({ key }) => paths.has(String(key)));
    if (fields.items.length === 0) {
      entry.delete("fields");
    }
  }

  private changeDefault(entry: YAMLMap, known: string | undefined, value: string | undefined): void {
    if (known !== value) {
      this.report("changed", "inputs", nameOf(entry), `${describeDefault(known)} is now ${describeDefault(value)}`);
      this.history.changed(entry, "default", known, value);
      this.file.put(entry, "default", value);
    }
  }

  private changeFacts(list: List, entry: YAMLMap, declared: ModuleOutput): void {
    for (const [key, fact] of Object.entries(factsOf(declared))) {
      const known = valueOf(entry, key);
      if (JSON.stringify(known) !== JSON.stringify(fact)) {
        const state = fact === undefined ? "no longer set" : `now ${describeValue(fact)}`;
        this.report("changed", list, nameOf(entry), `${key} is ${state}`);
        this.history.changed(entry, key as AttributeChange["attribute"], known, fact);
        this.file.put(entry, key, fact);
      }
    }
    this.changeDescription(list, entry, declared.description);
  }

  /** Records the module's description, and keeps the previous one if a writer's text may be based on it. */
  private changeDescription(list: List, entry: YAMLMap, words: string): void {
    const known = entry.get("moduleDescription") as string | undefined;
    if (words === (known ?? "")) {
      return;
    }
    if (known === undefined && entry.has("description")) {
      this.recorded += 1;
    } else if (known === undefined) {
      this.report("changed", list, nameOf(entry), `described for the first time: ${words}`);
    } else {
      const since = this.options.version === undefined ? "" : ` since ${this.options.version}`;
      this.report("changed", list, nameOf(entry), `described differently${since}: ${known} → ${words || "not at all"}`);
      if (entry.has("description")) {
        const { from = known } = (valueOf(entry, "moduleDescriptionChange") ?? {}) as { from?: string };
        const version = this.options.version ?? this.file.root.get("version");
        this.file.put(entry, "moduleDescriptionChange", from === words ? undefined : { version, from });
      }
    }
    this.file.put(entry, "moduleDescription", words || undefined);
  }
}

function newFile({ name, repository, path }: NewService, version: string | undefined): string {
  return stringify({
    name,
    purpose: "",
    source: { repository, path },
    version,
    lastModifiedVersion: version,
    tags: [],
    builtWith: ["terraform"],
    inputs: [],
    outputs: [],
  });
}

function checkVersion(known: unknown, version: string | undefined): void {
  if (version !== undefined && typeof known === "string" && compareVersions(version, known) < 0) {
    throw new VersionError(
      `The data describes ${known}, and ${version} is older: an import would undo later changes. ` +
        `To record what older releases changed, run "yarn catalog history".`,
    );
  }
}

/**
 * Brings a data file up to date with its module. Descriptions, groups and everything else written by hand survive.
 *
 * Given a version, the differences are recorded as changes made in that release. Without one, the data is corrected for
 * the release that it already describes, and nothing is recorded.
 *
 * @param known text of the file, or the initial data of a new one
 * @param module what the module declares
 * @throws DataDocumentError if the file is not a data file, or does not fit the new names
 * @throws VersionError if the data describes a newer release
 */
export async function updateDataFile(
  known: string | NewService,
  module: Module,
  { file: path, version, renamed = new Map() }: Options,
): Promise<Update> {
  const isNew = typeof known !== "string";
  const file = new DataDocument(isNew ? newFile(known, version) : known, path);
  checkVersion(file.root.get("version"), version);
  const updater = new Updater(file, { file: path, version, isNew });
  renamed.forEach((to, from) => updater.rename(from, to, module));
  await updater.inputs(module.variables);
  updater.outputs(module.outputs);
  const { differences, recorded } = updater;
  const isLater = version !== undefined && version !== file.root.get("version");
  if (isLater) {
    file.put(file.root, "version", version);
  }
  if (version !== undefined && differences.length > 0) {
    file.put(file.root, "lastModifiedVersion", version);
  }
  const isChanged = isNew || isLater || differences.length + recorded > 0;
  return { text: isChanged ? file.toString() : known, differences, recorded };
}
