import { createProcessor } from "@mdx-js/mdx";
import { voidHtmlTags } from "html-tags";
import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { parseDocument, type Document } from "yaml";
import type { Problem } from "../lib/problem";
import { expandWorld } from "../world/expand";
import type { World } from "../world/schema";
import { findOpenFence, openFenceMessage } from "./fences";
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

/** Guesses how to fix a syntax error from its reason and its line, because the parser's message does not say. */
function hintFor(reason: string, line: string): string {
  const [, name = ""] = /^Expected a closing tag for `<(\w+)>`/.exec(reason) ?? [];
  if (voidHtmlTags.some((tag) => tag === name)) {
    return `HTML has no closing tag for it, so end the tag itself with />: <${name} />.`;
  }
  if (line.includes("{#")) {
    return "Write a heading id as {/* #id */}.";
  }
  if (line.includes("<!--")) {
    return "Write a comment as {/* comment */}.";
  }
  return "Close every tag, and write a literal < or { in a code span or as \\< and \\{.";
}

function syntaxProblem(source: Source, error: unknown): Problem {
  const { reason = String(error), ...position } = error as { reason?: string; line?: number; column?: number };
  // An unclosed fence turns the closing tag below it into code.
  const fence = reason.includes("closing tag") ? findOpenFence(source.text) : undefined;
  if (fence !== undefined) {
    return problemAt(source, fence.offset, openFenceMessage(fence.mark));
  }
  // The parser reports a missing closing tag where it notices it. Only its message has the position of the opening tag.
  const [, openLine, openColumn] = /^Expected a closing tag for .*?\((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? position.line ?? 1);
  const column = Number(openColumn ?? position.column ?? 1);
  const hint = hintFor(reason, source.text.split("\n")[line - 1] ?? "");
  return { file: source.file, line, column, message: `The page is not valid MDX: ${reason}. ${hint}` };
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
 * @param content content of the file; a byte order mark is ignored, as in the build
 * @param world the example company, whose values are filled in where the page refers to them
 * @returns the page, and problems if it is not valid MDX or refers to something that the example company does not have
 */
export function readPage(path: string, content: string, world?: World): { page: Page; problems: Problem[] } {
  const file = `docs/${path}`;
  const text = content.replace(/^\uFEFF/, "");
  const page = { file, path, text, frontMatter: readFrontMatter(text), locate: createLocator(text) };
  try {
    const tree = processor.parse(text);
    const unmetRequests = world === undefined ? [] : expandWorld(tree, world);
    return {
      page: { ...page, tree, isValid: true },
      problems: unmetRequests.map(({ node, message }) => problemAt(page, node, message)),
    };
  } catch (error) {
    const tree: Root = { type: "root", children: [] };
    return { page: { ...page, tree, isValid: false }, problems: [syntaxProblem(page, error)] };
  }
}
