import { expect, type BrowserContext, type Page } from "@playwright/test";
import { open } from "./site";

/** Section tables, which load as soon as any link to the section is in view. */
const TABLES = /\/assets\/js\/section-/;

/** Collects the URLs of scripts that a page finishes loading from now on, except section tables. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script" && !TABLES.test(request.url())) {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** The scripts that the page at `path` needs in addition to those of the page at `from`. Requires `prefetch: true`. */
export async function scriptsOf(path: string, context: BrowserContext, from = "/support"): Promise<string[]> {
  const page = await context.newPage();
  await open(page, from);
  const scripts = collectScripts(page);
  await page.evaluate(async (route) => {
    await window.docusaurus.preload(route);
  }, path);
  await page.close();
  expect(scripts.length).toBeGreaterThan(0);
  return scripts;
}
