import type { Code, PhrasingContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { didYouMean } from "../lib/didYouMean";
import { hasWord, titleOf } from "../lib/fence";
import { table, text } from "../lib/mdxNodes";
import { worldFiles } from "./files";
import type { World } from "./schema";
import { worldTable, type TableRequest } from "./tables";

/** The element that is replaced with a table of the example company. */
const TABLE = "WorldTable";

const ATTRIBUTES = ["of", "only"];

/** A page's request for something that the world file does not contain. */
interface UnmetRequest {
  node: Root["children"][number];
  message: string;
}

const cellContent = (cell: string): PhrasingContent[] => [
  cell.startsWith("`") ? { type: "inlineCode", value: cell.slice(1, -1) } : text(cell),
];

function fillFence(code: Code, files: ReadonlyMap<string, string>): string | undefined {
  const title = titleOf(code) ?? "";
  const content = files.get(title);
  if (content === undefined) {
    const close = didYouMean(title, files.keys());
    const hint = close === undefined ? "Its files are listed in docs/world.yaml." : `Did you mean "${close}"?`;
    return `The example company has no file "${title}". ${hint}`;
  }
  if (code.value.trim() !== "") {
    return `The block has the word "world", so its content comes from docs/world.yaml. Empty it, or remove the word.`;
  }
  code.value = content.trimEnd();
  return undefined;
}

/** @throws if the element has an attribute that no table has */
function requestOf({ attributes }: MdxJsxFlowElement): TableRequest {
  const texts: Record<string, string> = {};
  for (const attribute of attributes) {
    const name = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}";
    if (!ATTRIBUTES.includes(name)) {
      throw new Error(`<${TABLE}> has no attribute "${name}". It has ${ATTRIBUTES.join(", ")}.`);
    }
    texts[name] = typeof attribute.value === "string" ? attribute.value : "";
  }
  return { of: "", ...texts };
}

/**
 * Inserts the example company into a page: fills code fences marked `world`, and replaces `<WorldTable of="…" />` with
 * tables.
 *
 * @returns the requests that the world file cannot fulfill
 */
export function expandWorld(tree: Root, world: World): UnmetRequest[] {
  const unmetRequests: UnmetRequest[] = [];
  const files = new Map([...worldFiles(world), ...Object.entries(world.units)]);
  visit(tree, (node, index, parent) => {
    if (node.type === "code" && hasWord(node, "world")) {
      const message = fillFence(node, files);
      if (message !== undefined) {
        unmetRequests.push({ node, message });
      }
    }
    if (node.type === "mdxJsxFlowElement" && node.name === TABLE && parent && index !== undefined) {
      try {
        const rows = worldTable(world, requestOf(node)).map((cells) => cells.map(cellContent));
        parent.children[index] = { ...table(rows), position: node.position };
      } catch (error) {
        unmetRequests.push({ node, message: (error as Error).message });
      }
    }
  });
  return unmetRequests;
}
