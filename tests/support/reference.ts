import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { readService } from "../../src/catalog/dataFile";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import type { Input, Service } from "../../src/catalog/schema";

/** Address of a service's page. */
export const pageOf = (service: string): string => `/reference/services/${service}`;

/** A service's data, as its page shows them. */
export const dataOf = (service: string): Service => readService(path.resolve(SERVICES_FOLDER, `${service}.yaml`));

/** The service that most tests look at: 60 inputs of every kind, 16 outputs. */
export const lambda = dataOf("app-orchestration/lambda");
export const lambdaPage = pageOf("app-orchestration/lambda");

export const isRequired = (input: Input): boolean => input.default === undefined;

export const filterField = (page: Page): Locator => page.getByRole("searchbox", { name: "Filter" });
/** The number of entries that the filter leaves, as it is announced. */
export const answer = (page: Page): Locator =>
  page.getByRole("search", { name: "Inputs and outputs" }).getByRole("status");

export const group = (page: Page): Locator => page.getByRole("combobox", { name: "Group" });
export const type = (page: Page): Locator => page.getByRole("combobox", { name: "Type" });
export const requiredOnly = (page: Page): Locator => page.getByRole("checkbox", { name: "Required only" });
/** The answer on the service's page while nothing is filtered. */
export const everything = /^60 of 60 inputs, 16 of 16 outputs/;

/** Names of the inputs that are in view, in the order of the page. */
export const shownInputs = (page: Page): Promise<string[]> =>
  page.locator('.entry[id^="input_"]:visible h4').allTextContents();
export const shownOutputs = (page: Page): Promise<string[]> =>
  page.locator('.entry[id^="output_"]:visible h3').allTextContents();

/** What is marked in the entries, piece by piece. */
export const markedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get("reference-match") ?? [])].map(String));

/** An input, output or field. */
export const entryOf = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

/** The element is marked, has the focus, and its beginning is in the window, below the navbar. */
export async function expectTarget(page: Page, id: string): Promise<void> {
  const target = entryOf(page, id);
  await expect(target).toBeVisible();
  await expect(target).toBeFocused();
  await expect(target).toHaveAttribute("data-target", "");
  await expect(target).not.toHaveCSS("box-shadow", "none");
  await expect(page.locator("[data-target]")).toHaveCount(1);
  await expect(async () => {
    const { top, navbar, height } = await target.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      navbar: document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0,
      height: window.innerHeight,
    }));
    expect(top).toBeGreaterThanOrEqual(Math.max(0, navbar) - 1);
    expect(top).toBeLessThan(height - 40);
  }).toPass({ timeout: 3000 });
}
