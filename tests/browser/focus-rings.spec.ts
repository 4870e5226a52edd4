import { expect, test, type Locator } from "../support/test";
import { open } from "../support/site";

/**
 * How much of an element's focus ring the scroll containers around it cut off at the left or the bottom, in pixels.
 *
 * @throws Error if the element shows no ring
 */
const hiddenPart = (element: Locator): Promise<number> =>
  element.evaluate((focused) => {
    const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle === "none" || parseFloat(outlineWidth) === 0) {
      throw new Error(`No focus ring: ${focused.outerHTML}`);
    }
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const { left, bottom } = focused.getBoundingClientRect();
    const hidden: number[] = [0];
    for (let box = focused.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowClipMargin, contentVisibility } = getComputedStyle(box);
      const margin = overflowX === "visible" ? parseFloat(overflowClipMargin) || 0 : 0;
      if (overflowX !== "visible" || contentVisibility === "auto") {
        const clip = box.getBoundingClientRect();
        hidden.push(clip.left - left + ring - margin, bottom + ring - clip.bottom - margin);
      }
    }
    return Math.max(...hidden);
  });

test("the focus ring of a tab is not cut off", async ({ page }) => {
  await open(page, "/reference/services/networking/virtual-private-cloud-vpc");
  const tab = page.getByRole("tab").first();
  await page.keyboard.press("Tab");
  await tab.focus();
  expect(await hiddenPart(tab)).toBeLessThan(0.5);
});

test("the focus rings of the controls at the edge of an input are not cut off", async ({ page }) => {
  await open(page, "/reference/services/data-storage/amazon-rds?compose");
  const add = page.getByRole("button", { name: /^Add \w+ to your file$/ }).first();
  const fields = page.locator(".entry summary").filter({ visible: true }).first();
  await page.keyboard.press("Tab");
  for (const control of [add, fields]) {
    await control.focus();
    await expect(control).toBeInViewport();
    expect(await hiddenPart(control)).toBeLessThan(0.5);
  }
});

test("the focus ring of links in a table's first column is not cut off", async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, "/guides/stay-up-to-date");
    const link = page.getByRole("table").locator("tbody td:first-child a").first();
    await page.keyboard.press("Tab");
    await link.focus();
    expect(await hiddenPart(link), `${viewport.width} px`).toBeLessThan(0.5);
  }
});

test("a focused link at the edge of the sidebar shows its whole focus ring", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/intro/core-concepts/infrastructure-as-code");
  const links = page.locator(".menu a:visible");
  await links.first().focus();
  const hidden: number[] = [];
  for (let count = await links.count(); count > 0; count -= 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(".menu :focus-visible");
    // The last presses leave the menu.
    hidden.push(...((await focused.count()) > 0 ? [await hiddenPart(focused)] : []));
  }
  expect(hidden.length).toBeGreaterThan(3);
  expect(Math.max(...hidden)).toBeLessThan(0.5);
});
