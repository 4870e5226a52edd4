import { dependencyBlock, shortName, type Tool } from "../catalog/dependencies";
import { attributeName, unquote, type Attribute } from "../catalog/hcl";
import { tokenize } from "../catalog/hclTokens";
import { groupTitle } from "../catalog/inputGroups";
import { isRequired } from "../catalog/isRequired";
import { formatSections, leadingBlocks, moduleBlock } from "../catalog/moduleCall";
import type { Output, Service } from "../catalog/schema";
import { pageOrder, type Composition, type Setting, type Subject } from "./composition";
import { foreignNames } from "./foreignNames";
import { tryFormat } from "./layout";
import { findReferences, translateReferences } from "./references";

/** The beginning of the comment that names what a file leaves out. */
export const LEFT_OUT = "# Left out, for another tool: ";

/** The comment above settings that are not inputs of the service. */
export const UNKNOWN_GROUP = "Not inputs of this service";

/** Settings of one group, under the group's comment. */
export interface Group {
  comment?: string;
  settings: Setting[];
}

/** Arranges the settings in the order of the page: required inputs, groups, and finally unknown inputs. */
export function groupSettings({ settings }: Composition, { service, inputs }: Subject): Group[] {
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const groups: Group[] = [];
  for (const input of pageOrder(service)) {
    const setting = byName.get(input.name);
    const comment = isRequired(input) ? undefined : groupTitle(input.group);
    if (setting) {
      const last = groups.at(-1);
      if (last && last.comment === comment) {
        last.settings.push(setting);
      } else {
        groups.push({ ...(comment !== undefined && { comment }), settings: [setting] });
      }
    }
  }
  const unknown = settings.filter(({ name }) => !inputs.has(name));
  return unknown.length === 0 ? groups : [...groups, { comment: UNKNOWN_GROUP, settings: unknown }];
}

/** @returns the settings as attributes of a tool's file */
const attributesOf = (settings: readonly Setting[], tool: Tool): Attribute[] =>
  settings.map(({ name, value, ...rest }) => ({
    ...rest,
    name: attributeName(name),
    value: tryFormat(translateReferences(value, "terragrunt", tool)),
  }));

function inputLines(composition: Composition, subject: Subject, tool: Tool): string {
  return formatSections(
    groupSettings(composition, subject).map(({ comment, settings }) => ({
      comment,
      attributes: attributesOf(settings, tool),
    })),
  );
}

/** The services that a composition reads outputs from, with those outputs. */
export function usedOutputs(composition: Composition, subject: Subject): Map<Service, Output[]> {
  const { sources } = subject;
  const used = new Map<Service, Output[]>();
  const settings = groupSettings(composition, subject).flatMap((group) => group.settings);
  const references = settings.flatMap(({ value }) => findReferences(value, "terragrunt"));
  for (const { name, output: outputName } of references) {
    const service = sources.find((source) => shortName(source) === name);
    const output = service?.outputs.find((candidate) => candidate.name === outputName);
    if (service && output) {
      const outputs = used.get(service) ?? [];
      used.set(service, outputs.includes(output) ? outputs : [...outputs, output]);
    }
  }
  return used;
}

/** The header of an item in a file: its type and labels, separated by spaces. */
export function headerOf(text: string): string {
  const tokens = tokenize(text).filter(({ kind }) => kind !== "newline");
  const header = tokens.slice(
    0,
    tokens.findIndex(({ kind }) => kind === "symbol"),
  );
  return header.map((token) => (token.kind === "string" ? unquote(token.text) : token.text)).join(" ");
}

/** Whether both tools can evaluate some code. */
const isCommon = (code: string): boolean =>
  foreignNames(code, "terraform").length === 0 && foreignNames(code, "terragrunt").length === 0;

interface Pasted {
  /** Blocks and attributes, verbatim. */
  blocks: string[];
  /** The types and labels of blocks, and the names of arguments, that only the other tool has. */
  leftOut: string[];
}

/** Returns the pasted blocks that a tool's file can contain, and the names of what it leaves out. */
export function pastedParts({ extras, extrasTool, meta = [] }: Composition, tool: Tool): Pasted {
  const fits = (block: string): boolean =>
    [tool, undefined].includes(extrasTool) || (headerOf(block) === "locals" && isCommon(block));
  const others = extras.filter((block) => !fits(block)).map(headerOf);
  return {
    blocks: extras.filter(fits),
    leftOut: tool === "terragrunt" ? [...meta.map(({ name }) => name), ...others] : others,
  };
}

/** The blocks that the composer writes around the inputs. It writes no providers if a pasted call passes its own. */
export function ownBlocks(composition: Composition, subject: Subject, tool: Tool): string[] {
  if (tool === "terraform" && composition.meta?.some(({ name }) => name === "providers")) {
    return [];
  }
  const used = [...usedOutputs(composition, subject)];
  return leadingBlocks(
    subject.service,
    tool,
    used.map(([service, outputs]) => dependencyBlock(service, outputs)),
  );
}

/** The parts of a file around the inputs. */
export interface FileFrame {
  /** Blocks before the one with the inputs. */
  before: string[];
  /** The beginning of the block or attribute that contains the inputs, without its closing bracket. */
  opening: string;
}

const ORDER = ["locals", "include", "terraform", "dependency", "dependencies", "provider", "generate"];

/** @returns the blocks in file order: generated and pasted blocks of the same type are adjacent */
function arrange(blocks: string[]): string[] {
  const rank = (text: string): number => {
    const index = ORDER.indexOf(headerOf(text).split(" ")[0] ?? "");
    return index === -1 ? ORDER.length : index;
  };
  return blocks.toSorted((a, b) => rank(a) - rank(b));
}

/** Identifies the composer's block that a pasted block replaces: by the header and, for a provider, the alias. */
function uniqueKeyOf(text: string): string {
  // A pasted include replaces the composer's, whatever its name.
  const header = headerOf(text).replace(/^include\b.*/, "include");
  const alias = tokenize(text).find((_, index, tokens) => tokens[index - 2]?.text === "alias");
  return alias && header.startsWith("provider ") ? `${header} ${alias.text}` : header;
}

/** @returns the parts of the file that surround the inputs of a composition */
export function frame(composition: Composition, subject: Subject, tool: Tool): FileFrame {
  const { label, meta = [], comment } = composition;
  const { blocks, leftOut } = pastedParts(composition, tool);
  const note = leftOut.length > 0 ? [LEFT_OUT + leftOut.join(", ")] : [];
  const pasted = blocks.map(uniqueKeyOf);
  const own = ownBlocks(composition, subject, tool).filter((block) => !pasted.includes(uniqueKeyOf(block)));
  const before = [...note, ...arrange([...own, ...blocks])];
  const call = moduleBlock(subject.service, "", { label, meta: attributesOf(meta, "terraform") });
  const block = tool === "terragrunt" ? "inputs = {" : call.slice(0, -2);
  return { before, opening: comment === undefined ? block : `${comment}\n${block}` };
}

/**
 * Writes a composition as a file.
 *
 * @returns a `terragrunt.hcl` or a `main.tf`, formatted, without a line break at the end
 */
export function writeFile(composition: Composition, subject: Subject, tool: Tool): string {
  const { before, opening } = frame(composition, subject, tool);
  const inputs = inputLines(composition, subject, tool);
  if (tool === "terragrunt") {
    const body = inputs === "" ? "" : `\n${inputs}\n`;
    return [...before, ...(body || composition.comment ? [`${opening}${body}}`] : [])].join("\n\n");
  }
  return [...before, `${opening}${inputs === "" ? "" : `\n\n${inputs}`}\n}`].join("\n\n");
}
