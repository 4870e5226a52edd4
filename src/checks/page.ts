import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { parseDocument, type Document } from "yaml";
import type { Problem } from "../lib/problem";
import { expandWorld } from "../world/expand";
import type { World } from "../world/schema";
import { createLocator, problemAt, type Source } from "./source";

/** The front matter of a page, with source positions. */
export interface FrontMatter {
  document: Document.Parsed;
  /** Offset of the YAML text in the page. */
  start: number;
}

/** A page as rules see it. */
export interface Page extends Source {
  /** Path below `docs/`, for example `intro/index.mdx`. */
  path: string;
  /** Undefined if the page has none. */
  frontMatter: FrontMatter | undefined;
  /** The page's Markdown; empty if it is not valid MDX. */
  tree: Root;
  isValid: boolean;
}

/** Parses pages as the build does: MDX with front matter, directives (admonitions) and GitHub's tables. */
const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm] });

/** How to fix a syntax error, guessed from its line, because the parser's message does not say. */
function hintFor(line: string): string {
  if (line.includes("{#")) {
    return "Write a heading id as {/* #id */}.";
  }
  if (line.includes("<!--")) {
    return "Write a comment as {/* comment */}.";
  }
  return "Close every tag, and write < and { of prose in a code span or as \\< and \\{.";
}

function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const { reason, ...position } = error as { reason?: string; line?: number; column?: number };
  // The parser notices a missing tag at the end of the page, and names the place of the other tag only in its message.
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason ?? "") ?? [];
  const line = position.line ?? Number(openLine ?? 1);
  const column = position.column ?? Number(openColumn ?? 1);
  const source = text.split("\n")[line - 1] ?? "";
  return { file, line, column, message: `The page is not valid MDX: ${reason ?? String(error)}. ${hintFor(source)}` };
}

/** Reads the front matter separately, so that a mistake further down does not hide it. */
function readFrontMatter(text: string): FrontMatter | undefined {
  const [, fence = "", yaml] = /^(---\r?\n)([^]*?)^---\s*$/m.exec(text) ?? [];
  return yaml === undefined || !text.startsWith(fence)
    ? undefined
    : { document: parseDocument(yaml), start: fence.length };
}

/**
 * Reads a page.
 *
 * @param path path below `docs/`
 * @param content of the file, perhaps with a byte order mark, which the build ignores
 * @param world the example company, which fills in the content that the page takes from it
 * @returns the page, and problems if it is not valid MDX or refers to something that the example company does not have
 */
export function readPage(path: string, content: string, world?: World): { page: Page; problems: Problem[] } {
  const file = `docs/${path}`;
  const text = content.replace(/^\uFEFF/, "");
  const page = { file, path, text, frontMatter: readFrontMatter(text), locate: createLocator(text) };
  try {
    const tree = processor.parse(text);
    const complaints = world === undefined ? [] : expandWorld(tree, world);
    return {
      page: { ...page, tree, isValid: true },
      problems: complaints.map(({ node, message }) => problemAt(page, node, message)),
    };
  } catch (error) {
    const tree: Root = { type: "root", children: [] };
    return { page: { ...page, tree, isValid: false }, problems: [syntaxProblem(file, text, error)] };
  }
}
