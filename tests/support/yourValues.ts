import type { Locator, Page } from "@playwright/test";
import { YOUR_VALUES_STORAGE_KEY } from "../../src/constants";

export const WALKTHROUGH = "/guides/build-it-yourself/vpc/deployment-walkthrough";
export const DESIGN = "/guides/build-it-yourself/vpc/production-grade-design";

/** The page's text. */
export const article = (page: Page): Locator => page.locator("article");

/** The note saying that the page shows the reader's values. */
export const note = (page: Page): Locator => page.getByText("Shown with your values", { exact: true });

/** What the browser has stored; null if there are no values. */
export const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), YOUR_VALUES_STORAGE_KEY);

/** The form in which readers enter their values. */
export const form = (page: Page): Locator => page.getByRole("dialog", { name: "Your values" });

/** Simulates a returning reader whose browser has stored values. */
export async function returnWithValues(page: Page, values: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem("began") === null) {
        sessionStorage.setItem("began", "");
        localStorage.setItem(key, text);
      }
    },
    [YOUR_VALUES_STORAGE_KEY, typeof values === "string" ? values : JSON.stringify(values)] as const,
  );
}

/** The texts that the page marks as the reader's own, within the elements that match a selector. */
export const marked = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      Array.from(CSS.highlights.get("your-values") ?? [], (one) => one as Range)
        .filter((range) => range.startContainer.parentElement?.closest(selector))
        .map((range) => range.toString()),
    within,
  );
