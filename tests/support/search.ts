import { expect, type Page } from "@playwright/test";

/** The parts of the search that tests use. */
export const searchButton = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
export const searchField = (page: Page) => page.locator(".DocSearch-Input");
export const modal = (page: Page) => page.locator(".DocSearch-Modal");
export const results = (page: Page) => page.locator(".DocSearch-Hit");

/** Opens the search and types a query into it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.insertText(query);
}
