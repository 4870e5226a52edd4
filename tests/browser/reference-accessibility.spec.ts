import { expect, test } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility";
import { answer, filterField, pageOf } from "../support/reference";
import { chooseTheme, open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

const pages = [
  { name: "Lambda", address: baseUrl(variants.plain) + pageOf("app-orchestration/lambda") },
  {
    name: "Amazon Aurora, with sensitive and deprecated inputs",
    address: baseUrl(variants.plain) + pageOf("data-storage/amazon-aurora"),
  },
  {
    name: "the ECS deploy runner, with folded trees",
    address: baseUrl(variants.plain) + pageOf("ci-cd-pipeline/ecs-deploy-runner"),
  },
  { name: "the fixture", address: baseUrl(variants.configured) + pageOf("security/fixture") },
  { name: "the catalog", address: `${baseUrl(variants.plain)}/reference/services` },
];

for (const { name, address } of pages) {
  for (const theme of ["light", "dark"] as const) {
    for (const width of [390, 1440]) {
      test(`${name} is accessible in the ${theme} theme at ${width} px`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.setViewportSize({ width, height: 900 });
        await chooseTheme(page, theme);
        await open(page, address);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`a target, unfolded trees and an empty result are accessible in the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, theme);
    await open(page, `${pageOf("ci-cd-pipeline/ecs-deploy-runner")}?q=docker#input_ami_builder_config.container_image`);
    await page
      .locator(".entry summary:visible")
      .evaluateAll((all) => all.forEach((one) => ((one.parentElement as HTMLDetailsElement).open = true)));
    expect(await accessibilityViolations(page)).toEqual([]);
    await filterField(page).fill("zebra");
    await expect(answer(page)).toHaveText(/^0 of/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
