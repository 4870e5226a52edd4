import { expect, test, type Page } from "../support/test";
import { expectAccessible } from "../support/accessibility";
import { filterField, pageOf, status } from "../support/reference";
import { open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

/** Tests the fixture, and pages after interaction. routes.spec.ts checks every page as it loads. */

/** Checks the page after scrolling to its top, where the navbar does not cover the sidebar. */
async function expectTopAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
}

for (const width of [1440, 390]) {
  test(`the fixture is accessible in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, baseUrl(variants.configured) + pageOf("security/fixture"));
    // The time that axe takes grows with the document. Entries from the 110th on only repeat the earlier ones.
    await page
      .locator('.entry[id^="input_input_"]')
      .evaluateAll((entries) => entries.slice(110).forEach((entry) => entry.remove()));
    await expectTopAccessible(page);
  });
}

test("a target, expanded trees and an empty result are accessible in both themes", async ({ page }) => {
  await open(page, `${pageOf("ci-cd-pipeline/ecs-deploy-runner")}?q=docker#input_ami_builder_config.container_image`);
  await page
    .locator(".entry summary:visible")
    .evaluateAll((all) => all.forEach((one) => ((one.parentElement as HTMLDetailsElement).open = true)));
  await expectTopAccessible(page);
  await filterField(page).fill("zebra");
  await expect(status(page)).toHaveText(/^0 of/);
  await expectTopAccessible(page);
});
