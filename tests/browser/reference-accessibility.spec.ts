import { expect, test } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility";
import { filterField, pageOf, status } from "../support/reference";
import { chooseTheme, open, resize } from "../support/site";
import { baseUrl, variants } from "../support/variants";

/** routes.spec.ts checks every page as it loads. Here are the fixture, and states that follow later. */

for (const theme of ["light", "dark"] as const) {
  test(`the fixture is accessible in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(90_000);
    await chooseTheme(page, theme);
    await open(page, baseUrl(variants.configured) + pageOf("security/fixture"));
    for (const width of [1440, 390]) {
      expect(await resize(page, { width, height: 900 })).toEqual([]);
      expect(await accessibilityViolations(page), `${width} px`).toEqual([]);
    }
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`a target, expanded trees and an empty result are accessible in the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, theme);
    await open(page, `${pageOf("ci-cd-pipeline/ecs-deploy-runner")}?q=docker#input_ami_builder_config.container_image`);
    await page
      .locator(".entry summary:visible")
      .evaluateAll((all) => all.forEach((one) => ((one.parentElement as HTMLDetailsElement).open = true)));
    expect(await accessibilityViolations(page)).toEqual([]);
    await filterField(page).fill("zebra");
    await expect(status(page)).toHaveText(/^0 of/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
