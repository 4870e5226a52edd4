import { expect, test } from "../support/test";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { dataOf, entryOf, lambda, lambdaPage, pageOf, shownInputs, shownOutputs } from "../support/reference";

test.use({ javaScriptEnabled: false });

test("every input and output is readable", async ({ page }) => {
  await page.goto(lambdaPage);
  expect((await shownInputs(page)).sort()).toEqual(lambda.inputs.map(({ name }) => name).sort());
  expect((await shownOutputs(page)).sort()).toEqual(lambda.outputs.map(({ name }) => name).sort());
  await expect(entryOf(page, "input_iam_policy.actions")).toBeVisible();
});

test("entries are shown in full, no matter how many there are", async ({ page }) => {
  const vpc = "networking/virtual-private-cloud-vpc";
  await page.goto(pageOf(vpc));
  const { unit = "" } = dataOf(vpc).inputs.find((input) => input.unit !== undefined) ?? {};
  expect(unit).not.toBe("");
  await expect(page.locator(".entry .rules li", { hasText: `Unit: ${unit}` }).first()).toBeVisible();
});

test("both samples are readable, each under its label", async ({ page }) => {
  await page.goto(lambdaPage);
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.nth(0)).toContainText("Terragrunt");
  await expect(panels.nth(0).locator("pre").first()).toContainText("inputs = {");
  await expect(panels.nth(1)).toContainText("Terraform");
  await expect(panels.nth(1).locator("pre").first()).toContainText('module "lambda" {');
  await expect(panels.nth(0).locator("pre").first()).toBeVisible();
  await expect(panels.nth(1).locator("pre").first()).toBeVisible();
});

test("collapsed parts expand", async ({ page }) => {
  await page.goto(pageOf("ci-cd-pipeline/ecs-deploy-runner"));
  const input = entryOf(page, "input_ami_builder_config");
  const field = entryOf(page, "input_ami_builder_config.container_image");
  await expect(field).toBeHidden();
  await input.locator("summary", { hasText: "fields" }).click();
  await expect(field).toBeVisible();
});

for (const [what, path] of [
  ["a service", lambdaPage],
  ["the catalog", "/reference/services"],
] as const) {
  test(`the page of ${what} has no controls that need a script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("article").locator("button:visible, input:visible, select:visible")).toHaveCount(0);
    await expect(page.locator("article").getByRole("search")).toHaveCount(0);
  });
}

test("URLs lead to an input and to a field in a collapsed tree", async ({ page }) => {
  await page.goto(`${lambdaPage}#input_run_in_vpc`);
  await expect(entryOf(page, "input_run_in_vpc")).toBeInViewport();
  await expect(entryOf(page, "input_run_in_vpc")).not.toHaveCSS("box-shadow", "none");
  const field = "input_ami_builder_config.container_image.docker_image";
  await page.goto(`${pageOf("ci-cd-pipeline/ecs-deploy-runner")}#${field}`);
  await expect(entryOf(page, field)).toBeInViewport();
});

test("the catalog lists every service", async ({ page }) => {
  await page.goto("/reference/services");
  await expect(page.locator("article section li a")).toHaveCount(serviceGroups.flatMap(({ slugs }) => slugs).length);
});
