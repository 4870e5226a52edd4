import { createSlugger } from "@docusaurus/utils";
import type { Code, Heading, Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { explicitId, isElement, textAttribute } from "../checks/anchors";
import type { Page } from "../checks/page";
import { hasWord, titleOf } from "../lib/fence";
import { STEP_NUMBER } from "../lib/steps";

/** Commands that run: those that a reader pastes, or the equivalent of what the reader does in a browser. */
interface CommandBlock {
  kind: "commands";
  by: "reader" | "browser";
  code: string;
  /** Whether the last command has to fail. */
  fails: boolean;
  /** The output that the page shows for them. */
  output: string | undefined;
}

/** A file: saved whole, changed by a diff, or shown in part. */
interface FileBlock {
  kind: "file" | "diff" | "part";
  path: string;
  code: string;
}

/** Commands that are shown but not run. */
interface ShownBlock {
  kind: "shown";
  code: string;
}

/** The part of a walkthrough that a block belongs to. */
export type Phase = "prerequisites" | "step" | "undo";

/** A tab that contains a block: its group and its value. */
export interface Choice {
  group: string;
  value: string;
}

export type Block = (CommandBlock | FileBlock | ShownBlock) & {
  phase: Phase;
  /** Line of the page on which the fence starts. */
  line: number;
  /** Column of the page at which the code starts. */
  indent: number;
  tabs: Choice[];
};

export interface Walkthrough {
  blocks: Block[];
  /** The text of "Before you start", which has to name the programs that run. */
  prerequisites: string;
  /** Words in capitals that the page's prose has in backticks, which counts as explaining a placeholder. */
  explained: ReadonlySet<string>;
}

const CAPITALS = /[A-Z][A-Z0-9_]+/g;

/** An MDX comment with the equivalent of what the reader does in a browser, as commands. */
const BROWSER = /^\/\*\s*browser:([^]*?)\*\/$/;

function phaseOf(heading: Heading): Phase | undefined {
  const id = explicitId(heading) ?? createSlugger().slug(toString(heading));
  if (id === "before-you-start") {
    return "prerequisites";
  }
  if (id === "undo" || id === "undo-it") {
    return "undo";
  }
  return STEP_NUMBER.test(toString(heading)) ? "step" : undefined;
}

/** Whether a page has steps to follow. */
export function isWalkthrough(page: Page): boolean {
  return page.tree.children.some(
    (node) => node.type === "heading" && node.depth === 2 && STEP_NUMBER.test(toString(node)),
  );
}

const isOutput = (node: Nodes | undefined): node is Code =>
  node?.type === "code" && node.lang === "text" && titleOf(node) === undefined;

function contentOf(code: Nodes, next: Nodes | undefined): CommandBlock | FileBlock | ShownBlock | undefined {
  if (code.type === "mdxFlowExpression") {
    const commands = BROWSER.exec(code.value.trim())?.[1];
    return commands === undefined
      ? undefined
      : { kind: "commands", by: "browser", code: commands.trim(), fails: false, output: undefined };
  }
  if (code.type !== "code") {
    return undefined;
  }
  const path = titleOf(code);
  if (code.lang === "bash" && path === undefined) {
    return hasWord(code, "not-run")
      ? { kind: "shown", code: code.value }
      : {
          kind: "commands",
          by: "reader",
          code: code.value,
          fails: hasWord(code, "fails"),
          output: isOutput(next) ? next.value : undefined,
        };
  }
  if (path === undefined || code.lang === "text") {
    return undefined;
  }
  if (hasWord(code, "show")) {
    return { kind: "part", path, code: code.value };
  }
  return { kind: code.lang === "diff" ? "diff" : "file", path, code: `${code.value}\n` };
}

/** The id of a group of tabs. A group without an id gets one from its position. */
function groupOf(tabs: Nodes): string {
  const id = isElement(tabs) ? textAttribute(tabs, "groupId") : undefined;
  return id ?? `tabs of line ${tabs.position?.start.line}`;
}

/**
 * Collects everything that a page's reader does, in order.
 *
 * @param page a page with steps
 */
export function collectBlocks(page: Page): Walkthrough {
  const blocks: Block[] = [];
  const explained = new Set<string>();
  let phase: Phase | undefined;
  let sectionStart = 0;
  let prerequisites = "";

  const enter = (heading: Heading): void => {
    if (phase === "prerequisites") {
      prerequisites = page.text.slice(sectionStart, heading.position?.start.offset);
    }
    phase = phaseOf(heading);
    sectionStart = heading.position?.start.offset ?? 0;
  };

  const visit = (nodes: readonly Nodes[], tabs: Choice[], group: string | undefined): void => {
    nodes.forEach((node, index) => {
      if (node.type === "heading" && node.depth === 2) {
        enter(node);
      }
      if (node.type === "inlineCode") {
        node.value.match(CAPITALS)?.forEach((word) => explained.add(word));
      }
      const content = contentOf(node, nodes[index + 1]);
      if (phase !== undefined && content !== undefined && node.position) {
        const { line, column } = node.position.start;
        blocks.push({ phase, line, indent: column - 1, tabs, ...content });
      }
      if ("children" in node) {
        const value = isElement(node) && node.name === "TabItem" ? textAttribute(node, "value") : undefined;
        const inside = group !== undefined && value !== undefined ? [...tabs, { group, value }] : tabs;
        visit(node.children, inside, isElement(node) && node.name === "Tabs" ? groupOf(node) : group);
      }
    });
  };
  visit(page.tree.children, [], undefined);
  return { blocks, prerequisites, explained };
}
