import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { readService } from "../../src/catalog/dataFile";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import type { Input, Output, Service } from "../../src/catalog/schema";
import { drawn } from "./site";

/** The path of a service's page. */
export const pageOf = (service: string): string => `/reference/services/${service}`;

/** A service's data, as shown on its page. */
export const dataOf = (service: string): Service => readService(path.resolve(SERVICES_FOLDER, `${service}.yaml`));

/** The service that most tests use: it has dozens of inputs of every kind, and outputs. */
export const lambda = dataOf("app-orchestration/lambda");
export const lambdaPage = pageOf("app-orchestration/lambda");

export const filterField = (page: Page): Locator => page.getByRole("searchbox", { name: "Filter" });
/** How many entries match the filter. */
export const status = (page: Page): Locator =>
  page
    .getByRole("search", { name: "Inputs and outputs" })
    .getByText(/^\d+ of \d+ inputs?(?:, \d+ of \d+ outputs?)?$/)
    .first();

/** The live regions that announce how many entries match a filter, and what was copied. */
export const announced = (page: Page): Locator => page.getByRole("search").getByRole("status").filter({ hasText: /./ });

export const group = (page: Page): Locator => page.getByRole("combobox", { name: "Group" });
export const type = (page: Page): Locator => page.getByRole("combobox", { name: "Type" });
export const requiredOnly = (page: Page): Locator => page.getByRole("checkbox", { name: "Required only" });

/** Expands the filter's options. */
export async function openFilters(page: Page): Promise<void> {
  const menu = page.locator("summary", { hasText: /^Filters/ });
  const details = menu.locator("xpath=..");
  if ((await details.getAttribute("open")) === null) {
    await menu.click();
  }
  await expect(details).toHaveAttribute("open", "");
}

/** The status on Lambda's page when this many entries match. */
export const matching = (inputs: number, outputs: number): string =>
  `${inputs} of ${lambda.inputs.length} inputs, ${outputs} of ${lambda.outputs.length} outputs`;
/** The status on Lambda's page when no filter is set. */
export const everything = matching(lambda.inputs.length, lambda.outputs.length);

/** Whether every word of a text (letters and digits only) is a prefix of a word in the entry, judging by its data. */
function hasWords({ name, description, fields = {} }: Pick<Input, "name" | "description" | "fields">, text: string) {
  const names = Object.keys(fields).map((path) => path.split(".").at(-1));
  const content = [name, description, ...names, ...Object.values(fields)].join("\n").toLowerCase();
  const words = text.toLowerCase().split(" ");
  return words.every((word) => new RegExp(`(?<![a-z0-9])${word}`).test(content));
}

/** Names of the inputs and outputs of a service that a text should match, in alphabetical order. */
export function namesFor(service: Service, text: string): { inputs: string[]; outputs: string[] } {
  const names = (entries: (Input | Output)[]) =>
    entries
      .filter((entry) => hasWords(entry, text))
      .map(({ name }) => name)
      .sort();
  return { inputs: names(service.inputs), outputs: names(service.outputs) };
}

/** Names of the visible inputs, in page order. */
export const shownInputs = (page: Page): Promise<string[]> =>
  page.locator('.entry[id^="input_"]:visible h4').allTextContents();
export const shownOutputs = (page: Page): Promise<string[]> =>
  page.locator('.entry[id^="output_"]:visible h3').allTextContents();

/** The highlighted texts in the entries. */
export const markedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get("reference-match") ?? [])].map(String));

/** An input, output or field. */
export const entryOf = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

/**
 * Clicks a control of an entry. Entries get their actual height one frame after they come into view, so a click right
 * after a scroll can miss. And for a moment after a navigation, each frame scrolls back to the target of the URL, which
 * hovering does not end. So this scrolls, by hovering, until a part of the control is still in view after a new frame.
 */
export async function clickInEntry(control: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await control.hover();
      await drawn(control.page());
      return control.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
    })
    .toBe(true);
  await control.click();
}

/** Expects an entry to be framed and focused, with its top edge in view below the navbar. */
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
  }).toPass({ timeout: 30_000 });
}
