import { expect, test, type Page } from "../support/test";
import { filterField, lambdaPage } from "../support/reference";
import { open } from "../support/site";

/** The computed value of a system color in this browser and color scheme. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement("i");
    probe.style.color = color;
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme} forced colors`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test("set apart the current page, what is selected, the filter's matches, the URL's target and icons", async ({
      page,
    }) => {
      await open(page, lambdaPage);
      const canvas = await systemColor(page, "Canvas");
      const highlight = await systemColor(page, "Highlight");

      const sidebar = page.locator("aside.theme-doc-sidebar-container");
      await expect(sidebar.locator('.menu__link[aria-current="page"]')).toHaveCSS("outline-color", highlight);
      await expect(sidebar.locator(".menu__link:not([aria-current])").first()).toHaveCSS("outline-style", "none");

      await expect(page.getByRole("tab", { selected: true })).not.toHaveCSS("border-bottom-color", canvas);
      await expect(page.getByRole("tab", { selected: false })).toHaveCSS("border-bottom-color", canvas);

      const view = page.getByRole("radiogroup", { name: "View" });
      await expect(view.locator("label", { has: page.getByRole("radio", { checked: true }) })).toHaveCSS(
        "background-color",
        highlight,
      );
      const icon = page.locator(".reference .copy").first();
      expect(await icon.evaluate((element) => getComputedStyle(element, "::before").backgroundColor)).not.toBe(canvas);
      await page.evaluate(() => window.location.assign("#input_memory_size"));
      await expect(page.locator("#input_memory_size")).toHaveCSS("outline-color", highlight);

      await filterField(page).fill("memory");
      const entry = page.locator(".entry:visible").first();
      await expect
        .poll(() =>
          entry.evaluate((element) => getComputedStyle(element, "::highlight(reference-match)").backgroundColor),
        )
        .toBe(highlight);
    });
  });
}
