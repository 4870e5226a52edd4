import path from "node:path";
import { parse } from "@cdktn/hcl2json";
import { expect, test, type Page } from "../support/test";
import { terraformSample, terragruntSample } from "../../src/catalog/samples";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { Wiring } from "../../src/catalog/wiring";
import { readServices } from "../../src/catalog/dataFile";
import { isRequired } from "../../src/catalog/isRequired";
import { announced, entryOf, lambda, lambdaPage, pageOf } from "../support/reference";
import { follow, open, pauseClock } from "../support/site";

const wiring = new Wiring(readServices(path.resolve(SERVICES_FOLDER)).services);

const tab = (page: Page, name: "Terragrunt" | "Terraform") =>
  page.getByRole("article").getByRole("tab", { name, exact: true });
const shownPanel = (page: Page) => page.locator('[role="tabpanel"]:visible');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("the tabs", () => {
  for (const service of ["app-orchestration/lambda", "data-storage/s-3-bucket", "landing-zone/gruntwork-access"]) {
    test(`exactly one is selected initially on ${service}`, async ({ page }) => {
      await open(page, pageOf(service));
      await expect(page.getByRole("tab", { selected: true })).toHaveText("Terragrunt");
      await expect(page.getByRole("tab")).toHaveCount(2);
      await expect(shownPanel(page)).toHaveCount(1);
    });
  }

  test("the reader's choice applies to every service, and survives a reload", async ({ page }) => {
    await open(page, lambdaPage);
    await tab(page, "Terraform").click();
    await expect(shownPanel(page)).toContainText('module "lambda" {');
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(shownPanel(page)).toContainText('module "ec2_instance" {');
    await page.goto(pageOf("data-storage/s-3-bucket"));
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Terraform");
    await expect(shownPanel(page)).toContainText('module "s3_bucket" {');
  });
});

test.describe("a sample", () => {
  test("sets the required inputs of a pinned source, and is copied verbatim", async ({ page }) => {
    await open(page, lambdaPage);
    await shownPanel(page).locator(".theme-code-block").hover();
    await shownPanel(page).getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect.poll(() => clipboard(page)).toBe(terragruntSample(lambda, wiring));
    const { inputs, terraform } = await parse("terragrunt.hcl", await clipboard(page));
    expect(Object.keys(inputs as object).sort()).toEqual(
      lambda.inputs
        .filter(isRequired)
        .map(({ name }) => name)
        .sort(),
    );
    expect(JSON.stringify(terraform)).toContain(`//modules/services/lambda?ref=v${lambda.version}`);
  });

  for (const [name, sample] of [
    ["Terragrunt", terragruntSample(lambda, wiring, { all: true })],
    ["Terraform", terraformSample(lambda, wiring, { all: true })],
  ] as const) {
    test(`with all inputs for ${name} expands and is copied in full`, async ({ page }) => {
      await open(page, lambdaPage);
      await tab(page, name).click();
      const panel = shownPanel(page);
      await expect(panel.locator(".sample pre")).toBeHidden();
      await panel.getByText(`All ${lambda.inputs.length} inputs, with defaults`).click();
      await expect(panel.locator(".sample pre")).toBeVisible();
      await panel.getByRole("button", { name: "Copy the sample with all inputs" }).click();
      await expect.poll(() => clipboard(page)).toBe(sample);
    });
  }
});

test.describe("copying", () => {
  test("an input's name", async ({ page }) => {
    await open(page, lambdaPage);
    const button = page.getByRole("button", { name: "Copy name run_in_vpc", exact: true });
    // Lay out the entries while the clock still runs; once it is paused, the feedback stays until the test has seen it.
    await button.hover();
    await page.clock.install();
    await pauseClock(page);
    await button.click();
    await expect.poll(() => clipboard(page)).toBe("run_in_vpc");
    await expect(announced(page)).toHaveText("Copied");
    await expect(button).toHaveAttribute("data-copied", "");
    await page.clock.runFor(2000);
    await expect(button).not.toHaveAttribute("data-copied", "");
  });

  test("shows for two seconds what was last copied", async ({ page }) => {
    const copy = (name: string) => page.getByRole("button", { name: `Copy name ${name}`, exact: true });
    await open(page, lambdaPage);
    await page.clock.install();
    await pauseClock(page);
    await copy("run_in_vpc").press("Enter");
    await expect(copy("run_in_vpc")).toHaveAttribute("data-copied", "");
    await page.clock.runFor(1500);
    await copy("timeout").press("Enter");
    await expect(copy("timeout")).toHaveAttribute("data-copied", "");
    await expect(copy("run_in_vpc")).not.toHaveAttribute("data-copied", "");
    await page.clock.runFor(1900);
    await expect(copy("timeout")).toHaveAttribute("data-copied", "");
    await expect(announced(page)).toHaveText("Copied");
    await page.clock.runFor(200);
    await expect(copy("timeout")).not.toHaveAttribute("data-copied", "");
    await expect(announced(page)).toHaveCount(0);
  });

  test("the expression that reads an output, for the selected tool", async ({ page }) => {
    await open(page, `${lambdaPage}?view=details`);
    const output = entryOf(page, "output_function_arn");
    for (const [name, expression] of [
      ["Terragrunt", "dependency.lambda.outputs.function_arn"],
      ["Terraform", "module.lambda.function_arn"],
    ] as const) {
      await tab(page, name).click();
      await expect(output.locator(".uses li:visible")).toHaveText([new RegExp(`${name}\\s+${expression}`)]);
      await output.getByRole("button", { name: `Copy ${expression}` }).press("Enter");
      await expect.poll(() => clipboard(page)).toBe(expression);
    }
  });

  test("a focused button stays where it is when the pointer moves over another entry", async ({ page }) => {
    await open(page, lambdaPage);
    await entryOf(page, "input_timeout").getByRole("button", { name: "Copy name timeout" }).focus();
    const button = page.getByRole("button", { name: "Copy input timeout as Markdown" });
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await entryOf(page, "input_memory_size").hover();
    await expect(button).toBeFocused();
    // Once the button has lost the focus, it follows the pointer again.
    await button.blur();
    await entryOf(page, "input_timeout").hover();
    await entryOf(page, "input_memory_size").hover();
    await expect(page.getByRole("button", { name: "Copy input memory_size as Markdown" })).toBeVisible();
  });

  test("works by keyboard", async ({ page }) => {
    await open(page, lambdaPage);
    // No other test copies this name.
    await page.getByRole("button", { name: "Copy name description", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => clipboard(page)).toBe("description");
  });

  test("works after navigating to another page and back", async ({ page }) => {
    await open(page, "/reference/services");
    await follow(page, lambdaPage);
    // A name that no other test copies: the tests of a worker share the clipboard.
    await page.getByRole("button", { name: "Copy name subnet_ids", exact: true }).press("Enter");
    await expect.poll(() => clipboard(page)).toBe("subnet_ids");
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(page.locator("h1")).toHaveText("EC2 Instance");
    await page.goBack();
    await page.getByRole("button", { name: "Copy name memory_size", exact: true }).press("Enter");
    await expect.poll(() => clipboard(page)).toBe("memory_size");
  });

  test("shows an error if the browser blocks it", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error("not allowed"));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await open(page, lambdaPage);
    await page.getByRole("button", { name: "Copy name timeout", exact: true }).press("Enter");
    await expect(announced(page)).toHaveText("The browser blocked copying. Select the text and copy it.");
  });
});
