import fs from "node:fs";
import { createSlugger } from "@docusaurus/utils";
import { readService } from "../../catalog/dataFile";
import { Wiring } from "../../catalog/wiring";
import { renderFragments } from "../../catalog/render/fragments";
import type { SearchPage, SearchRecord } from "../../search/types";
import { entriesFromHtml } from "./fromHtml";
import { cleanText, titleAndSections } from "./records";

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,3})\s+(.+?)\s*$/;
/** An explicit id at the end of a heading: a comment that starts with `#`. */
const HEADING_ID = /\{\/\*\s*#([\w.-]+)\s*\*\/\}/;
const BOLD = /\*\*(.+?)\*\*/g;
const ROW = /^\s*\|/;
const MODULE_LINE = /^(?:import|export)\s/;

/** A line of MDX without its markup. */
function plainText(line: string): string {
  return line
    .replace(/\{\/\*.*?\*\/\}/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/^\s*(?:[-*+]|\d+\.|>|:::\w*)\s*/, "")
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/, "")
    .replace(/[`*|]/g, " ");
}

/** A table row with separators between its cells, which do not form a sentence. */
const rowText = (line: string): string =>
  line
    .split("|")
    .map((cell) => plainText(cell).trim())
    .filter(Boolean)
    .join(" · ");

function sections(source: string, title: string): SearchRecord[] {
  const slugger = createSlugger();
  let current: SearchRecord = { kind: "page", heading: title, parents: [], anchor: "", text: "" };
  const records = [current];
  let parent: string | undefined;
  let fence: string | undefined;
  let wasRow = false;
  for (const line of source.replace(FRONT_MATTER, "").split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    const heading = fence === undefined ? HEADING.exec(line) : null;
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    } else if (heading) {
      const text = heading[2] ?? "";
      const level = heading[1] === "##" ? 2 : 3;
      const words = plainText(text).trim();
      current = {
        kind: "section",
        heading: words,
        parents: level === 3 && parent ? [parent] : [],
        anchor: HEADING_ID.exec(text)?.[1] ?? slugger.slug(cleanText(words)),
        text: "",
      };
      parent = level === 2 ? words : parent;
      records.push(current);
    } else if (fence !== undefined || !MODULE_LINE.test(line)) {
      const isRow = fence === undefined && ROW.test(line);
      const text = isRow ? rowText(line) : fence === undefined ? plainText(line) : line;
      current.text += ` ${isRow && wasRow && text ? "· " : ""}${text}`;
      wasRow = isRow;
      const bold = fence === undefined ? [...line.matchAll(BOLD)].map(([, term]) => plainText(term ?? "")) : [];
      current.keyTerms = [current.keyTerms ?? "", ...bold].join(" ");
    }
  }
  return records;
}

/** The inputs and outputs in the data file next to a service's page, as the built page exposes them to the index. */
function entries(dataFile: string): SearchRecord[] {
  if (!fs.existsSync(dataFile)) {
    return [];
  }
  const fragments = renderFragments(readService(dataFile), new Wiring([]));
  return entriesFromHtml(Object.values(fragments).join(""));
}

/**
 * Reads a page from its source, because the development server has no rendered pages. The result is
 * close to that of the built page, but the source is read line by line: the loader of the site's
 * configuration cannot load the MDX parser, which is an ES module.
 *
 * @param file the page's source file
 * @param path the page's path on the site
 * @param title the page's title as the framework reads it
 * @param keywords the keywords in its front matter
 */
export function pageFromSource(file: string, path: string, title: string, keywords: string[]): SearchPage {
  const records = [...sections(fs.readFileSync(file, "utf8"), title), ...entries(file.replace(/\.mdx?$/, ".yaml"))];
  const page = titleAndSections(path, [], records);
  if (page === undefined) {
    throw new Error(`${file} has no title.`);
  }
  return { ...page, keywords };
}
