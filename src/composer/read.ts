import { shortName, type Tool } from "../catalog/dependencies";
import { dedent } from "../catalog/hclExpression";
import { groupTitle, inputGroups } from "../catalog/inputGroups";
import { META_ARGUMENTS } from "../catalog/metaArguments";
import { moduleSource, providersArgument } from "../catalog/moduleCall";
import {
  commentLines,
  joinComments,
  readEntries,
  readItems,
  type Item,
  type SourceAttribute,
  type SourceBlock,
} from "./blocks";
import { changesSince } from "./changesSince";
import type { Composition, Setting, Subject } from "./composition";
import { tryFormat } from "./layout";
import { translateReferences } from "./references";
import { LEFT_OUT, ownBlocks, UNKNOWN_GROUP } from "./write";

export interface ReadResult {
  composition: Composition;
  /** The tool that the file is for; undefined if it is for both. */
  tool?: Tool;
  /** The release that the file was pinned to. */
  pinned?: string;
  /** Notes for the reader about the pasted file, and about upgrading it to the current release. */
  notes: string[];
}

/** A file of one tool. */
type ToolFile = ReadResult & { tool: Tool };

/** Comments that the composer writes itself. */
const OWN_COMMENTS = new Set([...inputGroups.map(groupTitle), UNKNOWN_GROUP].map((label) => `# ${label}`));

/** All comments of an item whose text is not kept. */
const commentsOf = ({ comment, innerComment }: Item): string => joinComments(comment, innerComment);

function readSetting(item: SourceAttribute, tool: Tool): Setting {
  const { name, value } = item;
  const lines = commentsOf(item)
    .split("\n")
    .filter((line) => line !== "" && !OWN_COMMENTS.has(line));
  return {
    name,
    value: tryFormat(translateReferences(value, tool, "terragrunt")),
    ...(lines.length > 0 && { comment: lines.join("\n") }),
  };
}

/** Keeps the last of several settings with the same name, with the comments of all of them. */
function withoutRepeats(all: Setting[]): { settings: Setting[]; repeats: string[] } {
  const settings = new Map<string, Setting>();
  const repeated = new Set<string>();
  for (const setting of all) {
    const earlier = settings.get(setting.name);
    if (earlier) {
      repeated.add(setting.name);
    }
    const comment = joinComments(earlier?.comment ?? "", setting.comment ?? "");
    settings.set(setting.name, { ...setting, ...(comment !== "" && { comment }) });
  }
  return {
    settings: [...settings.values()],
    repeats: [...repeated].map((name) => `${name} is set more than once. The last value is kept.`),
  };
}

const valueOf = (items: readonly Item[], name: string): SourceAttribute | undefined =>
  items.find((item): item is SourceAttribute => item.kind === "attribute" && item.name === name);

interface Source {
  pinned?: string;
  notes: string[];
}

/** Compares a module's source with the service's. A source without a release or from another repository is replaced. */
function readSource(value: string | undefined, { service }: Subject): Source {
  const text = value?.replace(/^"|"$/g, "") ?? "";
  const [, repository = "", path = ""] = /([\w.-]+?)(?:\.git)?(?:\/\/([^?]*))?(?:\?.*)?$/.exec(text) ?? [];
  const pinned = /[?&]ref=v?(\d+\.\d+\.\d+)/.exec(text)?.[1];
  const folder = path.replace(/\/$/, "");
  if (repository === service.source.repository && folder !== service.source.path) {
    throw new Error(
      `This configuration uses ${folder || "another module"}, not ${service.source.path}. Paste it on the page of its service.`,
    );
  }
  const isKept = pinned !== undefined && repository === service.source.repository;
  return {
    ...(isKept && { pinned }),
    notes: isKept || text === "" ? [] : [`The source ${text} is replaced by ${moduleSource(service)}.`],
  };
}

/** The comments on items that the composer writes itself. */
function commentOf(...items: (Item | string | undefined)[]): Pick<Composition, "comment"> {
  const comment = joinComments(...items.map((item = "") => (typeof item === "string" ? item : commentsOf(item))));
  return comment === "" ? {} : { comment };
}

const withComment = ({ comment, text }: Item): string => (comment === "" ? text : `${comment}\n${text}`);

/** A unit's `terraform` block if it contains more than the source or has a comment, with the service's source. */
function terraformExtra(block: SourceBlock, subject: Subject): string[] {
  const items = readItems(block.body);
  const source = valueOf(items, "source");
  const isPlain = items.every((item) => item === source) && [block, ...items].every((item) => commentsOf(item) === "");
  if (isPlain) {
    return [];
  }
  let { text } = block;
  if (source) {
    // Searched from its own line, because the same text may also be in a comment.
    const above = block.body.split("\n", source.line - 1).join("\n");
    const start = text.length - "}".length - block.body.length + block.body.indexOf(source.text, above.length);
    const end = start + source.text.length;
    text = `${text.slice(0, end - source.value.length)}"${moduleSource(subject.service)}"${text.slice(end)}`;
  }
  return [withComment({ ...block, text })];
}

function readUnit(items: Item[], subject: Subject): ToolFile {
  const inputs = valueOf(items, "inputs");
  if (inputs && !/^\{(?!\s*for\b)/.test(inputs.value)) {
    throw new Error(
      `Line ${inputs.line}: inputs must be an object, not an expression. Write inputs = { … } and list the inputs in it.`,
    );
  }
  const terraform = items.find((item): item is SourceBlock => item.kind === "block" && item.type === "terraform");
  const source = terraform && valueOf(readItems(terraform.body, terraform.line), "source");
  const { pinned, notes } = readSource(source?.value, subject);
  const { settings, repeats } = withoutRepeats(
    inputs ? readEntries(inputs.value, inputs.line).map((entry) => readSetting(entry, "terragrunt")) : [],
  );
  const inner = inputs && settings.length === 0 ? commentLines(inputs.value.slice(1, -1)) : "";
  const others = items.filter((item) => item !== inputs && item !== terraform);
  const extras = [...(terraform ? terraformExtra(terraform, subject) : []), ...others.map(withComment)];
  return {
    composition: { settings, extras, extrasTool: "terragrunt", ...commentOf(inputs, inner) },
    tool: "terragrunt",
    ...(pinned !== undefined && { pinned }),
    notes: [...notes, ...repeats],
  };
}

function readModule(block: SourceBlock, items: Item[], subject: Subject): ToolFile {
  const body = readItems(block.body, block.line);
  const nested = body.find((item): item is SourceBlock => item.kind === "block");
  if (nested) {
    throw new Error(`Line ${nested.line}: a module call cannot contain a ${nested.type} block.`);
  }
  const attributes = body.filter((item) => item.kind === "attribute");
  const source = valueOf(body, "source");
  // Only modules of a registry have a version constraint.
  const version = valueOf(body, "version");
  const { pinned, notes } = readSource(source?.value, subject);
  const all = attributes
    .filter(({ name }) => name !== "source" && name !== "version")
    .map((item) => readSetting(item, "terraform"));
  const { settings, repeats } = withoutRepeats(all.filter(({ name }) => !META_ARGUMENTS.has(name)));
  const [ownProviders] = providersArgument(subject.service);
  const isOwn = ({ name, value, comment }: Setting): boolean =>
    name === "providers" &&
    comment === undefined &&
    collapseWhitespace(value) === collapseWhitespace(ownProviders?.value ?? "");
  const meta = all
    .filter((setting) => META_ARGUMENTS.has(setting.name) && !isOwn(setting))
    // The value of `providers` cannot be formatted, because of keys such as aws.us_east_1.
    .map((setting) => (setting.name === "providers" ? { ...setting, value: dedent(setting.value) } : setting));
  const [label = ""] = block.labels;
  return {
    composition: {
      settings,
      extras: items.filter((item) => item !== block).map(withComment),
      extrasTool: "terraform",
      ...(label !== shortName(subject.service) && { label }),
      ...(meta.length > 0 && { meta }),
      ...commentOf(block, source, version),
    },
    tool: "terraform",
    ...(pinned !== undefined && { pinned }),
    notes: [
      ...notes,
      ...repeats,
      ...(version ? [`The version constraint ${version.value} is removed: the source’s ref pins the release.`] : []),
    ],
  };
}

/** The module call of the service, or else the first one. */
function findModule(items: Item[], { service }: Subject): SourceBlock | undefined {
  const modules = items.filter((item): item is SourceBlock => item.kind === "block" && item.type === "module");
  // Matched as text instead of parsed, so that an error in another module's call does not matter.
  const isOwnSource = (line: string): boolean =>
    /^\s*source\s*=\s*"[^?"]*\/\/([^?"]*?)\/?(?:\?[^"]*)?"/.exec(line)?.[1] === service.source.path;
  return modules.find(({ body }) => body.split("\n").some(isOwnSource)) ?? modules[0];
}

/** A `terraform` block of Terragrunt. Terraform's own has other settings. */
const isTerragruntBlock = (item: Item): boolean =>
  item.kind === "block" && item.type === "terraform" && !/^\s*(?:required_|backend\b|cloud\b)/m.test(item.body);

const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The composer's own line about what it left out. */
const OWN_NOTE = new RegExp(`^${LEFT_OUT}.*$`, "gm");

/**
 * Reads a `terragrunt.hcl`, a file with a module call, or bare assignments as in `terraform.tfvars`.
 *
 * @throws if it is none of these, or configures another service; the message includes the line
 */
export function readFile(text: string, subject: Subject): ReadResult {
  const items = readItems(text.replaceAll("\r\n", "\n").replaceAll(OWN_NOTE, ""));
  if (items.length === 0) {
    throw new Error("There is nothing to read. Paste a terragrunt.hcl or a module call.");
  }
  const module = findModule(items, subject);
  const isUnit = items.some((item) => isTerragruntBlock(item) || (item.kind === "attribute" && item.name === "inputs"));
  if (module) {
    return complete(readModule(module, items, subject), subject);
  }
  if (isUnit) {
    return complete(readUnit(items, subject), subject);
  }
  const assignments = items.filter((item) => item.kind === "attribute");
  if (assignments.length < items.length) {
    throw new Error("There are neither inputs nor a module call in the pasted text.");
  }
  // References in Terragrunt's form stay as they are.
  const { settings, repeats } = withoutRepeats(assignments.map((item) => readSetting(item, "terraform")));
  return { composition: { settings, extras: [] }, notes: repeats };
}

/** Omits the blocks that the composer would write identically, and adds notes on changes in the current release. */
function complete({ composition, tool, pinned, notes }: ToolFile, subject: Subject): ReadResult {
  const own = new Set(ownBlocks({ ...composition, extras: [] }, subject, tool).map(collapseWhitespace));
  const { extrasTool, ...rest } = composition;
  const isOwn = (block: string): boolean => own.has(collapseWhitespace(block));
  // A file with any other include does not get the composer's own, so the pasted one has to stay.
  const isInclude = (block: string): boolean => /^include\b/m.test(block);
  const hasOther = composition.extras.some((block) => isInclude(block) && !isOwn(block));
  const extras = composition.extras.filter((block) => !isOwn(block) || (hasOther && isInclude(block)));
  return {
    composition: { ...rest, extras, ...(extras.length > 0 && extrasTool && { extrasTool }) },
    tool,
    ...(pinned !== undefined && { pinned }),
    notes: pinned === undefined ? notes : [...notes, ...changesSince(pinned, composition, subject)],
  };
}
