import fs from "node:fs";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { ContentCache } from "../../lib/contentCache";
import { markdownPath } from "../../lib/markdownPath";
import { htmlFile } from "../htmlFile";
import { pageToMarkdown, partsOf, type PageParts } from "./convert";
import { fullTextPath, llmsFullTxt, llmsTxt, sectionFullText } from "./llms";
import { readingOrder, sectionsOfPages } from "./readingOrder";
import { robotsTxt } from "./robots";

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

function write(outDir: string, file: string, content: string): void {
  const target = path.join(outDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/**
 * Writes each built page as Markdown next to its HTML, along with the page lists and full texts that language models
 * look for, and `robots.txt`.
 *
 * It has to come before the plugin that checks the links of the built pages, because pages link to these files.
 */
export default function markdownPages({ siteDir, siteConfig }: LoadContext): Plugin {
  const { title, tagline, baseUrl } = siteConfig;
  const site = { title, tagline, url: siteConfig.url + baseUrl };

  function toMarkdown(parts: PageParts, url: string): string {
    const markdown = pageToMarkdown(parts, url);
    if (markdown === undefined) {
      throw new Error(`${url} cannot be converted to Markdown: the page has no level-1 heading. Give it one.`);
    }
    return markdown;
  }

  function writePages(outDir: string, routes: string[]): Map<string, string> {
    const pages = new Map<string, string>();
    // Cached, because converting all pages is the slowest step after rendering.
    const cache = new ContentCache(siteDir, "markdown-pages");
    for (const route of routes) {
      const [target, source] = [markdownPath(route), htmlFile(outDir, route)];
      if (target === undefined || source === undefined) {
        continue;
      }
      const url = new URL(route, siteConfig.url).href;
      const parts = partsOf(fs.readFileSync(source, "utf8"));
      const markdown = cache.get(JSON.stringify([url, parts]), () => toMarkdown(parts, url));
      write(outDir, target, markdown);
      pages.set(target, markdown);
    }
    cache.save();
    return pages;
  }

  return {
    name: "markdown-pages",
    // Synchronous, so that the files exist when the next plugin checks links, and no plugin changes a page meanwhile.
    postBuild({ outDir, routesPaths, plugins }) {
      const markdown = writePages(outDir, routesPaths);
      const docs = plugins.find(({ name, options }) => name === DOCS_PLUGIN && options.id === "default");
      const [version] = (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
      const home = { path: "/", title, description: tagline, isIndex: false };
      const pages = [home, ...(version ? readingOrder(version) : [])];
      const sections = sectionsOfPages(pages, { path: "/", title: "Other pages" });
      const markdownOf = (page: string): string => markdown.get(markdownPath(page) ?? "") ?? "";
      const files = sections.map((section) => ({ section, text: sectionFullText(section, markdownOf) }));
      const others = files.filter(({ section }) => section.path !== "/");
      const own = files.find(({ section }) => section.path === "/");
      write(outDir, "robots.txt", robotsTxt(site));
      write(outDir, "llms.txt", llmsTxt(site, sections));
      write(outDir, "llms-full.txt", llmsFullTxt(site, others, own?.text ?? ""));
      others.forEach(({ section, text }) => write(outDir, fullTextPath(section), text));
      return Promise.resolve();
    },
  };
}
