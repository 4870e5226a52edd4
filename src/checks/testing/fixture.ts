import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Service } from "../../catalog/schema";
import type { Problem } from "../../lib/problem";
import { pageAnchors } from "../anchors";
import { readPage, type Page } from "../page";
import type { Rule, Site } from "../site";

/** Front matter of a page without problems. The body starts on line 6. */
export const FRONT_MATTER = `---
title: A page
description: A sentence that is long enough to say what the reader can do after this page.
keywords: [what readers type]
---
`;

const FILES: Record<string, string> = { "intro/index.mdx": `${FRONT_MATTER}Text.\n` };

/** Creates a site in a temporary folder, with the given files below `docs/`. */
export function makeSite(
  files: Record<string, string | Buffer> = {},
  sidebars: SidebarsConfig = {},
  services: Service[] = [],
): Site {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const docs = path.join(root, "docs");
  const pages = new Map<string, Page>();
  for (const [name, content] of Object.entries({ ...FILES, ...files })) {
    fs.mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
    fs.writeFileSync(path.join(docs, name), content);
    if (name.endsWith(".mdx")) {
      pages.set(name, readPage(name, content.toString()).page);
    }
  }
  return {
    root,
    docs,
    pages,
    tags: new Set(["go", "style"]),
    sidebars,
    services,
    anchors: (page) => pageAnchors(page, services),
  };
}

/** The problems that a rule finds on one page, as `line:column message`. */
export async function findProblems(
  rule: Rule,
  text: string,
  { path: name = "intro/page.mdx", site = makeSite() }: { path?: string; site?: Site } = {},
): Promise<string[]> {
  const { page } = readPage(name, text);
  const pages = new Map([...site.pages, [name, page]]);
  const problems: Problem[] = await rule(page, { ...site, pages });
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** Like {@link findProblems}, for a body below front matter without problems. */
export function findProblemsInBody(
  rule: Rule,
  body: string,
  options?: { path?: string; site?: Site },
): Promise<string[]> {
  return findProblems(rule, FRONT_MATTER + body, options);
}
