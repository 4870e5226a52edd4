import fs from "node:fs";
import { parse } from "@cdktn/hcl2json";
import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./site";
import { unzip } from "./unzip";

/** The composer on a service's page. */
export const panel = (page: Page): Locator => page.getByRole("region", { name: "Composer" });
/** The composer's status message: what just happened, or what is left to do. */
export const statusMessage = (page: Page): Locator => panel(page).getByRole("status");
/** The control for an input's value. */
export const value = (page: Page, name: string): Locator =>
  panel(page).getByLabel(name, { exact: true }).locator("visible=true").last();
/** The button next to an input that adds it to the file. Press a key on it, or use `clickInEntry`. */
export const add = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Add ${name} to your file`, exact: true });
/** The button that replaces the add button once the file contains the input. */
export const edit = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Edit ${name} in your file`, exact: true });
export const action = (page: Page, name: string): Locator => panel(page).getByRole("button", { name, exact: true });

/** Opens a page whose path ends in `?compose` and waits for the composer. */
export async function compose(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(panel(page)).toBeVisible();
}

/** Copies the Terragrunt file. @returns the clipboard's text; the test must grant the clipboard permissions */
export async function copied(page: Page): Promise<string> {
  await action(page, "Copy").click();
  await expect(statusMessage(page)).toContainText("Copied terragrunt.hcl.");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The field that the reader pastes a file into. */
export const pasteField = (page: Page): Locator => panel(page).getByLabel(/^Your terragrunt\.hcl/);

/** Imports a file that the reader has pasted. */
export async function paste(page: Page, text: string): Promise<void> {
  await action(page, "Paste").click();
  await pasteField(page).fill(text);
  await action(page, "Import").click();
}

/** Downloads the folder tree. @returns its files by path */
export async function archive(page: Page, name = "infrastructure-live.zip"): Promise<ReturnType<typeof unzip>> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel(page)
      .getByRole("button", { name: `Download ${name}` })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return unzip(fs.readFileSync(await download.path()));
}

/** The inputs of a Terragrunt file. */
export async function inputsOf(text: string): Promise<Record<string, unknown>> {
  const { inputs } = (await parse("terragrunt.hcl", text)) as { inputs: Record<string, unknown> };
  return inputs;
}
