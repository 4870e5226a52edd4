import type { Locator, Page } from "@playwright/test";
import { YOUR_VALUES_STORAGE_KEY } from "../../src/constants";

/** The form in which readers give their values. */
export const form = (page: Page): Locator => page.getByRole("dialog", { name: "Your values" });

/** A visit after the first one, with values that this browser has stored. */
export async function comeBack(page: Page, values: unknown): Promise<void> {
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

/** The texts that the page marks as the reader's, below the elements that a selector names. */
export const marked = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      Array.from(CSS.highlights.get("your-values") ?? [], (one) => one as Range)
        .filter((range) => range.startContainer.parentElement?.closest(selector))
        .map((range) => range.toString()),
    within,
  );
