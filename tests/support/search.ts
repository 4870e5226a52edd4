import { gzipSync } from "node:zlib";
import { expect, type Page, type Route } from "@playwright/test";

/** The parts of the search UI that tests use. */
export const searchButton = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
export const searchField = (page: Page) => page.locator(".DocSearch-Input");
export const modal = (page: Page) => page.locator(".DocSearch-Modal");
/** Everything that can be selected: results, recent results and suggestions. */
export const results = (page: Page) => page.locator(".DocSearch-Hit");
export const suggestions = (page: Page) => page.getByRole("group", { name: "Suggestions" }).getByRole("option");
/** Previously selected results in a group: `Recent` or `Favorites`. */
export const recentResults = (page: Page, group = "Recent") =>
  page.getByRole("rowgroup", { name: group, exact: true }).getByRole("row");

/** Opens the search and enters a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.insertText(query);
}

type Break = (route: Route) => Promise<void>;

/** The ways in which the index can fail to load. */
export const indexProblems: Record<string, Break> = {
  "is unreachable": (route) => route.abort(),
  "is missing": (route) => route.fulfill({ status: 404, body: "" }),
  "is cut off": async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  "is of another version": (route) => route.fulfill({ body: gzipSync(JSON.stringify({ version: 0 })) }),
};

/** Breaks every part of the index. @returns a function that restores it */
export async function breakIndex(page: Page, problem: Break): Promise<() => Promise<void>> {
  await page.route("**/search-index/**/*.bin", problem);
  return () => page.unroute("**/search-index/**/*.bin");
}
