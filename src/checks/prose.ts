import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { isMap, isScalar } from "yaml";
import { isElement, type JsxElement } from "./anchors";
import type { Page } from "./page";
import type { Source } from "./source";

/** Component attributes that readers see or hear. */
const PROSE_ATTRIBUTES = ["alt", "aria-label", "caption", "label", "title"];
/** Code spans, URLs of links, and identifiers: words with a character such as a dot, a slash or an @ inside. */
const NAMES = /`[^`]*`|\]\([^)]*\)|\S*\w[./@:_]\w\S*/g;

/** A part of a text, as offsets. */
export type Range = [start: number, end: number];

function rangeOf(node: Pick<Nodes, "position">): Range | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : [start, end];
}

function frontMatterRanges({ frontMatter }: Page): Range[] {
  const contents = frontMatter?.document.contents;
  if (frontMatter === undefined || !isMap(contents)) {
    return [];
  }
  return contents.items.flatMap(({ key, value }): Range[] => {
    const isText = isScalar(key) && ["title", "description", "sidebar_label"].includes(String(key.value));
    return isText && isScalar(value) ? [[frontMatter.start + value.range[0], frontMatter.start + value.range[1]]] : [];
  });
}

/** Finds a part of a node's source, such as an image's alt text. */
function partRange(page: Page, node: Nodes, part: string): Range[] {
  const start = part === "" ? -1 : page.text.indexOf(part, node.position?.start.offset);
  return start === -1 ? [] : [[start, start + part.length]];
}

/** The values of a component's attributes, without their quotes. */
function attributeRanges(page: Page, { attributes }: JsxElement): Range[] {
  return attributes.flatMap((attribute): Range[] => {
    const isProse = "name" in attribute && PROSE_ATTRIBUTES.includes(attribute.name);
    const range = isProse && typeof attribute.value === "string" ? rangeOf(attribute) : undefined;
    return range ? [[range[0] + page.text.slice(...range).search(/["']/) + 1, range[1] - 1]] : [];
  });
}

function proseRanges(page: Page): Range[] {
  const ranges = frontMatterRanges(page);
  visit(page.tree, (node) => {
    if (node.type === "text") {
      const range = rangeOf(node);
      ranges.push(...(range ? [range] : []));
    } else if (node.type === "image" || node.type === "imageReference") {
      ranges.push(...partRange(page, node, node.alt ?? ""));
    } else if (isElement(node)) {
      ranges.push(...attributeRanges(page, node));
    }
  });
  return ranges;
}

/** The prose of a file. */
export interface Prose {
  source: Source;
  /** The file's text with everything else blanked out, so that offsets match those in the file. */
  words: string;
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** Blanks out everything except the given ranges, and within them all code, URLs and identifiers. */
export function maskExcept(source: Source, ranges: readonly Range[]): Prose {
  let words = "";
  let position = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start >= position) {
      words += blank(source.text.slice(position, start)) + source.text.slice(start, end).replace(NAMES, blank);
      position = end;
    }
  }
  return { source, words: words + blank(source.text.slice(position)) };
}

/** Extracts a page's prose, without markup, code, URLs and identifiers. */
export function extractProse(page: Page): Prose {
  return maskExcept(page, proseRanges(page));
}
