import type { Code, Heading, Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { explicitId, isElement, textAttribute } from "../checks/anchors";
import type { Page } from "../checks/page";
import { hasWord, titleOf } from "../lib/fence";

/** Commands that run: as a reader pastes them, or what somebody does in a browser meanwhile. */
interface CommandBlock {
  kind: "commands";
  by: "reader" | "browser";
  code: string;
  /** Whether the last command has to fail. */
  fails: boolean;
  /** What the page says that they print. */
  output: string | undefined;
}

/** A file: saved whole, changed by a diff, or shown in part. */
interface FileBlock {
  kind: "file" | "diff" | "part";
  path: string;
  code: string;
}

/** Commands that are shown and not run. */
interface ShownBlock {
  kind: "shown";
  code: string;
}

/** The part of a walkthrough that a block belongs to. */
export type Phase = "prerequisites" | "step" | "undo";

/** A tab that a block is in: of the group, the choice. */
export interface Choice {
  group: string;
  value: string;
}

export type Block = (CommandBlock | FileBlock | ShownBlock) & {
  phase: Phase;
  /** Line of the page on which its fence begins. */
  line: number;
  /** Column of the page at which its code begins. */
  indent: number;
  tabs: Choice[];
};

export interface Walkthrough {
  blocks: Block[];
  /** The text of "Before you start", with which programs are compared. */
  prerequisites: string;
  /** Words in capitals that the page's prose has in backticks, so that placeholders are explained. */
  explained: ReadonlySet<string>;
}

const STEP = /^\d+\. /;
const CAPITALS = /[A-Z][A-Z0-9_]+/g;

/** An MDX comment with what somebody does in a browser, as commands. */
const BROWSER = /^\/\*\s*browser:([^]*?)\*\/$/;

function phaseOf(heading: Heading): Phase | undefined {
  const id = explicitId(heading);
  if (id === "before-you-start") {
    return "prerequisites";
  }
  if (id === "undo") {
    return "undo";
  }
  return STEP.test(toString(heading)) ? "step" : undefined;
}

/** Whether a page has steps that are to be followed. */
export function isWalkthrough(page: Page): boolean {
  return page.tree.children.some((node) => node.type === "heading" && node.depth === 2 && STEP.test(toString(node)));
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

/** A group without an id is one of its own, named by its place. */
function groupOf(tabs: Nodes): string {
  const id = isElement(tabs) ? textAttribute(tabs, "groupId") : undefined;
  return id ?? `tabs of line ${tabs.position?.start.line}`;
}

/**
 * Collects what a page's reader does, in order.
 *
 * @param page one with steps
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
