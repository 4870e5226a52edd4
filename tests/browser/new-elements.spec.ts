import { expect, test, type Page } from "../support/test";
import { accessibilityViolations } from "../support/accessibility";
import { markNewLooks, markNewOnPhone, recordSeenOnDesktop, type Known } from "../support/newElements";
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
const textsOf = (page: Page, selector: string | undefined) => page.locator(selector ?? "no-element").allTextContents();

test("text is checked once per look, and again if its look or its background differs", async ({ page }) => {
  const known: Known = new Set();
  expect(await markNewLooks(page, known)).toBeDefined();
  expect(await markNewLooks(page, known)).toBeUndefined();

  await append(page, "<p>As ever</p>");
  expect(await markNewLooks(page, known)).toBeUndefined();
  for (const [text, html] of [
    ["pale", '<p style="color: #aaa">pale</p>'],
    ["on pale", '<div style="background: #888"><p>on pale</p></div>'],
    ["on a mixture", '<div style="background: color-mix(in srgb, #888, transparent)"><p>on a mixture</p></div>'],
    ["small", '<p style="font-size: 9px">small</p>'],
    ["pale link", '<p>A <a href="/tags" style="color: #bbb">pale link</a></p>'],
  ] as const) {
    await append(page, html);
    const found = await markNewLooks(page, known);
    expect(await textsOf(page, found)).toEqual([text]);
  }
  await append(page, '<p style="color: #ccc" hidden>hidden</p><p style="color: #ccc">shown</p>');
  const found = await markNewLooks(page, known);
  expect(await textsOf(page, found)).toEqual(["shown"]);
  expect(await accessibilityViolations(page, "colors", found)).toEqual([expect.stringContaining("color-contrast")]);
});

test("elements that only a phone shows are checked once per shape", async ({ page }) => {
  const known: Known = new Set();
  await append(page, '<div class="hidden-on-desktop"><button type="button"></button></div>');
  await page.addStyleTag({ content: "@media (min-width: 997px) { .hidden-on-desktop { display: none } }" });
  await recordSeenOnDesktop(page);
  await resize(page, { width: 390, height: 844 });
  const found = await markNewOnPhone(page, known);
  expect(
    await page
      .locator(found ?? "no-element")
      .filter({ visible: true })
      .count(),
  ).toBeGreaterThan(2);
  expect(await accessibilityViolations(page, "structure", found)).toEqual([expect.stringContaining("button-name")]);
  expect(await markNewOnPhone(page, known)).toBeUndefined();
});
