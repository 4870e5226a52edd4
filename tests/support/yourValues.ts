import type { Locator, Page } from "@playwright/test";
import { YOUR_VALUES_STORAGE_KEY } from "../../src/constants";

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
