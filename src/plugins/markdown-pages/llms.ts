import { countOf } from "../../lib/countOf";
import { markdownPath } from "../../lib/markdownPath";
import type { ListedPage, PageSection } from "./readingOrder";

/** The site's data that the lists contain. */
export interface SiteText {
  title: string;
  tagline: string;
  /** Absolute address of the home page, with a trailing slash. */
  url: string;
}

const addressOf = (path: string, { url }: SiteText): string => new URL(path.replace(/^\//, ""), url).href;

/** Path of the file with the full text of a section's pages. */
export const fullTextPath = ({ path }: Pick<PageSection, "path">): string =>
  `${path === "/" ? "" : path}/llms-full.txt`;

function listItem({ title, description }: ListedPage, address: string): string {
  const name = title.replace(/[[\]]/g, "\\$&");
  return `- [${name}](${address})${description === "" ? "" : `: ${description.replace(/\s+/g, " ").trim()}`}`;
}

/**
 * Writes `llms.txt` in the format of llmstxt.org: a description of the site, then one line per page with the address of
 * its Markdown, by section and in reading order.
 */
export function llmsTxt(site: SiteText, sections: readonly PageSection[]): string {
  const to = (path: string): string => addressOf(path, site);
  const parts = sections.map(({ title, pages }) =>
    [`## ${title}`, "", ...pages.map((page) => listItem(page, to(markdownPath(page.path) ?? page.path)))].join("\n"),
  );
  return `${[
    `# ${site.title}`,
    `> ${site.tagline}`,
    "Every page is also Markdown, at its address without a slash at the end, plus `.md`; the home page is `/index.md`. " +
      `The text of all pages of a section is in one file: [llms-full.txt](${to("/llms-full.txt")}) lists them.`,
    ...parts,
    [
      "## Data of the Service Catalog",
      "",
      `- [Index](${to("/reference/services/catalog.json")}): every service with the addresses of its page and its data`,
      `- [JSON Schema](${to("/reference/services/service.schema.json")}): what the data of a service contains`,
    ].join("\n"),
  ].join("\n\n")}\n`;
}

/**
 * Writes the file with the full text of one section.
 *
 * @param markdownOf returns the Markdown of the page at a path
 */
export function sectionFullText({ pages }: PageSection, markdownOf: (path: string) => string): string {
  return `${pages.map(({ path }) => markdownOf(path).trim()).join("\n\n---\n\n")}\n`;
}

/**
 * Writes the root `llms-full.txt`: links to the files of the sections, with sizes, then the pages outside all sections.
 *
 * @param files the files of the other sections
 * @param ownText the text of the pages outside all other sections
 */
export function llmsFullTxt(site: SiteText, files: { section: PageSection; text: string }[], ownText: string): string {
  const lines = files.map(({ section, text }) => {
    const size = `${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;
    return `- [${section.title}](${addressOf(fullTextPath(section), site)}): ${countOf(section.pages.length, "page")}, ${size}`;
  });
  return [
    `# ${site.title}: full text`,
    "The text of all pages, in one file for each section:",
    lines.join("\n"),
    "---",
    ownText,
  ].join("\n\n");
}
