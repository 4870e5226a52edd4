import { expect, test, type Page } from "../support/test";
import { accessibilityViolations } from "../support/accessibility";
import { filterField, pageOf, status } from "../support/reference";
import { open, setTheme } from "../support/site";
import { baseUrl, variants } from "../support/variants";

/** The fixture and states after interaction; routes.spec.ts checks every page as it loads. */

/** Checks the page scrolled to its top, where the navbar does not cover the sidebar. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await setTheme(page, "light");
  expect(await accessibilityViolations(page), `${state}, light`).toEqual([]);
  await setTheme(page, "dark");
  expect(await accessibilityViolations(page, "colors"), `${state}, dark`).toEqual([]);
}

for (const width of [1440, 390]) {
  test(`the fixture is accessible in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, baseUrl(variants.configured) + pageOf("security/fixture"));
    await expectAccessible(page, `${width} px`);
  });
}

test("a target, expanded trees and an empty result are accessible in both themes", async ({ page }) => {
  await open(page, `${pageOf("ci-cd-pipeline/ecs-deploy-runner")}?q=docker#input_ami_builder_config.container_image`);
  await page
    .locator(".entry summary:visible")
    .evaluateAll((all) => all.forEach((one) => ((one.parentElement as HTMLDetailsElement).open = true)));
  await expectAccessible(page, "results");
  await filterField(page).fill("zebra");
  await expect(status(page)).toHaveText(/^0 of/);
  await expectAccessible(page, "no result");
});
