import { AsyncCache } from "../../../lib/asyncCache";
import { fetchMarkdown } from "../../../lib/pageMarkdown";
import { markdownPath } from "../../../lib/markdownPath";

/**
 * Extracts one input or output from the Markdown of its page: its heading, which is a link to it, and everything up to
 * the next heading.
 *
 * @param id id of the entry, such as `input_vpc_id`
 * @returns undefined if the page has no such entry
 */
export function extractEntry(markdown: string, id: string): string | undefined {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) => /^#{3,4} \[/.test(line) && line.endsWith(`#${id})`));
  if (start === -1) {
    return undefined;
  }
  let isCode = false;
  const length = lines.slice(start + 1).findIndex((line) => {
    isCode = /^\s*```/.test(line) ? !isCode : isCode;
    return !isCode && /^#{1,4} /.test(line);
  });
  const end = length === -1 ? undefined : start + 1 + length;
  return `${lines.slice(start, end).join("\n").trim()}\n`;
}

const pages = new AsyncCache(fetchMarkdown);

/**
 * Loads one input or output of the current page as Markdown.
 *
 * @throws if the page's Markdown cannot be loaded
 */
export async function loadEntry(id: string): Promise<string> {
  const entry = extractEntry(await pages.get(markdownPath(window.location.pathname) ?? ""), id);
  if (entry === undefined) {
    throw new Error(`The page's Markdown has no ${id}.`);
  }
  return entry;
}
