import { expect, test, type Page } from "../support/test";
import { accessibilityViolations } from "../support/accessibility";
import {
  markNewLooks,
  markNewOnPhone,
  NEW_LOOKS,
  NEW_ON_PHONE,
  recordSeenOnDesktop,
  type Known,
} from "../support/newElements";
import { resize, withoutFiles } from "../support/site";

/** Tests of every page check each kind of element only once, so new kinds must not slip through. */

test.beforeEach(async ({ page }) => {
  // Without scripts, the page does not change on its own.
  await withoutFiles(page);
  await page.goto("/intro/next-steps");
});

/** Adds an element to the page's text. */
async function append(page: Page, html: string): Promise<void> {
  await page.locator(".markdown").evaluate((text, content) => text.insertAdjacentHTML("beforeend", content), html);
}

/** The texts of the elements that match the selector. */
const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents();

test("text is checked once per look, and again if its look or its background differs", async ({ page }) => {
  const known: Known = new Set();
  expect(await markNewLooks(page, known)).toBe(true);
  expect(await markNewLooks(page, known)).toBe(false);

  // The contrast that small text needs does not depend on its size.
  await append(page, '<p>As ever</p><p style="font-size: 9px">small</p>');
  expect(await markNewLooks(page, known)).toBe(false);
  for (const [text, html] of [
    ["pale", '<p style="color: #aaa">pale</p>'],
    ["on pale", '<div style="background: #888"><p>on pale</p></div>'],
    ["on a mixture", '<div style="background: color-mix(in srgb, #888, transparent)"><p>on a mixture</p></div>'],
    ["large", '<p style="font-size: 24px">large</p>'],
    ["large link", '<p style="font-size: 23px">A <a href="/tags" style="font-size: 24px">large link</a></p>'],
    ["pale link", '<p>A <a href="/tags" style="color: #bbb">pale link</a></p>'],
  ] as const) {
    await append(page, html);
    await markNewLooks(page, known);
    expect(await textsOf(page, NEW_LOOKS)).toEqual([text]);
  }
  await append(page, '<p style="color: #ccc" hidden>hidden</p><p style="color: #ccc">shown</p>');
  await markNewLooks(page, known);
  expect(await textsOf(page, NEW_LOOKS)).toEqual(["shown"]);
  expect(await accessibilityViolations(page, "colors", { colorsOf: NEW_LOOKS })).toEqual([
    expect.stringContaining("color-contrast"),
  ]);
});

test("elements that only a phone shows are checked once per shape", async ({ page }) => {
  const known: Known = new Set();
  await append(page, '<div class="hidden-on-desktop"><button type="button"></button></div>');
  await page.addStyleTag({ content: "@media (min-width: 997px) { .hidden-on-desktop { display: none } }" });
  await recordSeenOnDesktop(page);
  await resize(page, { width: 390, height: 844 });
  expect(await markNewOnPhone(page, known)).toBe(true);
  expect(await page.locator(NEW_ON_PHONE).filter({ visible: true }).count()).toBeGreaterThan(2);
  expect(await accessibilityViolations(page, "structure", { within: NEW_ON_PHONE })).toEqual([
    expect.stringContaining("button-name"),
  ]);
  expect(await markNewOnPhone(page, known)).toBe(false);
});
