import { parse } from "@cdktn/hcl2json";
import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./site";

/** The composer on the page of a service. */
export const panel = (page: Page): Locator => page.getByRole("region", { name: "Composer" });
/** What it says about what has just happened, or about what is left to do. */
export const said = (page: Page): Locator => panel(page).getByRole("status");
/** The first control of an input's value. */
export const value = (page: Page, name: string): Locator =>
  panel(page).getByLabel(name, { exact: true }).locator("visible=true").last();
/** The button beside an input on the page that adds it to the file. */
export const add = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Add ${name} to your file`, exact: true });
/** The button in its place once the file has the input. */
export const edit = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Edit ${name} in your file`, exact: true });
export const action = (page: Page, name: string): Locator => panel(page).getByRole("button", { name, exact: true });

/** Opens a page with `?compose`, and waits for the composer. */
export async function compose(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(panel(page)).toBeVisible();
}

/** Copies the file for Terragrunt. @returns what the clipboard has, which the test has to permit */
export async function copied(page: Page): Promise<string> {
  await action(page, "Copy").click();
  await expect(said(page)).toContainText("Copied terragrunt.hcl.");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The inputs of a Terragrunt file. */
export async function inputsOf(text: string): Promise<Record<string, unknown>> {
  const { inputs } = (await parse("terragrunt.hcl", text)) as { inputs: Record<string, unknown> };
  return inputs;
}
