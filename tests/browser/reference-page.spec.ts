import { expect, test, type Response } from "../support/test";
import { inputSections } from "../../src/catalog/render/fragments";
import { isRequired } from "../../src/catalog/isRequired";
import { clickInEntry, dataOf, entryOf, lambda, lambdaPage, pageOf } from "../support/reference";
import { follow, hydrated, open } from "../support/site";

test("the header shows purpose and versions, and links to source and release notes of that version", async ({
  page,
}) => {
  await open(page, lambdaPage);
  const main = page.locator("main");
  await expect(main).toContainText(lambda.purpose);
  const facts = main.getByRole("list", { name: "About this service" });
  await expect(facts).toContainText(`Service Catalog v${lambda.version}`);
  await expect(facts).toContainText(`changed in v${lambda.lastModifiedVersion}`);
  const repository = "https://github.com/gruntwork-io/terraform-aws-service-catalog";
  await expect(facts.getByRole("link", { name: "Source" })).toHaveAttribute(
    "href",
    `${repository}/tree/v${lambda.version}/${lambda.source.path}`,
  );
  await expect(facts.getByRole("link", { name: "Release notes" })).toHaveAttribute(
    "href",
    `${repository}/releases/tag/v${lambda.version}`,
  );
  await expect(facts.getByRole("link", { name: "JSON" })).toHaveAttribute("href", `${lambdaPage}.json`);
});

test("each number at a glance links to what it counts", async ({ page }) => {
  const glance = page.getByRole("list", { name: "At a glance" });
  const required = lambda.inputs.filter(isRequired).length;
  const [, firstOptional = inputSections(lambda)[0]] = inputSections(lambda);
  for (const [text, id] of [
    [`${required} required inputs`, "inputs-required"],
    [`${lambda.inputs.length - required} optional inputs`, firstOptional?.id ?? ""],
    [`${lambda.outputs.length} outputs`, "outputs"],
  ] as const) {
    // Reopen the page: otherwise, it would briefly scroll back to the target of the previous link.
    await open(page, lambdaPage);
    await glance.getByRole("link", { name: text, exact: true }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("the table of contents lists groups, not names", async ({ page }) => {
  await open(page, pageOf("landing-zone/aws-security-account-baseline-wrapper"));
  const links = page.locator(".theme-doc-toc-desktop").getByRole("link");
  await expect(links.filter({ hasText: "Logging" })).toHaveCount(1);
  expect(await links.count()).toBeLessThan(35);
});

test("an input has a heading, its type, whether it is required, default, allowed values, unit and related inputs", async ({
  page,
}) => {
  await open(page, `${lambdaPage}?view=details`);
  await expect(page.getByRole("heading", { level: 4, name: "memory_size", exact: true })).toBeVisible();
  await expect(entryOf(page, "input_memory_size")).toContainText(/required\s*number\s*Memory of the function/);
  await expect(entryOf(page, "input_memory_size")).toContainText("required");
  await expect(entryOf(page, "input_memory_size")).toContainText("Unit: MB");
  const architecture = entryOf(page, "input_architecture");
  await expect(architecture).toContainText("optional");
  await expect(architecture).toContainText("default null");
  await expect(architecture).toContainText('Allowed: "x86_64", "arm64"');
  await expect(entryOf(page, "input_run_in_vpc").getByRole("link", { name: "subnet_ids" })).toHaveAttribute(
    "href",
    "#input_subnet_ids",
  );
});

test("among an input's facts, only required has its own color", async ({ page }) => {
  await open(page, lambdaPage);
  const colorOf = (id: string, fact: string) =>
    entryOf(page, id)
      .locator(`.head ${fact}`)
      .evaluate((element) => getComputedStyle(element).color);
  await expect(entryOf(page, "input_subnet_ids").locator(".ty").first()).toHaveText("list(string)");
  const muted = await colorOf("input_subnet_ids", ".ty");
  expect(await colorOf("input_memory_size", ".ty")).toBe(muted);
  expect(await colorOf("input_memory_size", ".required")).not.toBe(muted);
});

test("an object's fields form a tree, with type, whether required, default and description", async ({ page }) => {
  const runner = dataOf("ci-cd-pipeline/ecs-deploy-runner");
  await open(page, `${pageOf("ci-cd-pipeline/ecs-deploy-runner")}?view=details`);
  const input = entryOf(page, "input_additional_container_images");
  const summary = input.locator("summary", { hasText: "fields" });
  await expect(entryOf(page, "input_additional_container_images.docker_tag")).toBeHidden();
  await clickInEntry(summary);
  const field = entryOf(page, "input_additional_container_images.docker_tag");
  await expect(field).toContainText(/docker_tag\s+string\s+required/);
  const { fields = {} } = runner.inputs.find(({ name }) => name === "additional_container_images") ?? {};
  await expect(field.locator("> p")).toHaveText((fields.docker_tag ?? "").replaceAll("`", ""));
  await expect(
    entryOf(page, "input_additional_container_images.script_config").locator(
      '[id="input_additional_container_images.script_config.hardcoded_options"]',
    ),
  ).toBeVisible();
});

test("sensitive and deprecated inputs are labeled in words", async ({ page }) => {
  await open(page, `${pageOf("data-storage/amazon-aurora")}?view=details`);
  const { inputs } = dataOf("data-storage/amazon-aurora");
  const sensitive = inputs.filter((input) => input.sensitive).map(({ name }) => name);
  const deprecated = inputs.filter((input) => input.deprecated !== undefined).map(({ name }) => name);
  expect(sensitive.length * deprecated.length).toBeGreaterThan(0);
  for (const name of sensitive) {
    await expect(entryOf(page, `input_${name}`).locator(".head")).toContainText("sensitive");
  }
  for (const name of deprecated) {
    await expect(entryOf(page, `input_${name}`).locator(".head")).toContainText("deprecated");
    await expect(entryOf(page, `input_${name}`)).toContainText("Deprecated.");
  }
});

test("outputs are visible, not behind a tab", async ({ page }) => {
  await open(page, lambdaPage);
  await expect(entryOf(page, "output_function_arn")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "function_arn", exact: true })).toBeVisible();
});

test("the data is published alongside the page, with its schema", async ({ page, request, baseURL }) => {
  await open(page, lambdaPage);
  const url = await page.locator('link[rel="alternate"][type="application/json"]').getAttribute("href");
  expect(url).toBe(`${lambdaPage}.json`);
  const data = (await (await request.get(url ?? "")).json()) as Record<string, unknown>;
  expect(data.inputs).toHaveLength(lambda.inputs.length);
  expect(data.outputs).toHaveLength(lambda.outputs.length);
  expect(data.$schema).toMatch(/\/reference\/services\/service\.schema\.json$/);
  const schema = await request.get(`${baseURL}${new URL(String(data.$schema)).pathname}`);
  expect(await schema.json()).toMatchObject({ $id: data.$schema, type: "object" });
});

test("a service that consists of scripts has a page without inputs", async ({ page }) => {
  await open(page, pageOf("security/tls-scripts"));
  await expect(page.locator("main")).toContainText("Scripts, not a module: no inputs and no outputs.");
  await expect(page.locator("main").getByRole("searchbox")).toHaveCount(0);
});

test("the page contains the data once, and its scripts do not contain it", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response): void => {
    if (response.request().resourceType() === "script") {
      scripts.push(response.text());
    }
  };
  page.on("response", collect);
  const html = (await (await page.goto(lambdaPage))?.text()) ?? "";
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // Stop here: a script that arrives later could not be read before the page closes.
  page.off("response", collect);
  // The text of two descriptions up to the first code span, because code is marked up in the page.
  for (const name of ["memory_size", "schedule_expression"]) {
    const { description = "" } = lambda.inputs.find((input) => input.name === name) ?? {};
    const [words = ""] = description.split("`");
    expect(words.length).toBeGreaterThan(25);
    expect(html.split(words)).toHaveLength(2);
    expect((await Promise.all(scripts)).filter((script) => script.includes(words))).toEqual([]);
  }
  expect(scripts.length).toBeGreaterThan(2);
});

test("entries reappear without a request after visiting another page", async ({ page }) => {
  await open(page, lambdaPage);
  const before = await page.locator(".reference").evaluateAll((blocks) => blocks.map((block) => block.innerHTML));
  await follow(page, "/guides/");
  await expect(page.locator("h1")).toHaveText("Guides");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goBack();
  await expect(entryOf(page, "output_function_arn")).toBeVisible();
  expect(requests.filter((url) => /service-/.test(url))).toEqual([]);
  const after = await page.locator(".reference").evaluateAll((blocks) => blocks.map((block) => block.innerHTML));
  expect(after).toEqual(before);
});

test("a failed request for the entries shows an error, and Retry loads them", async ({ page }) => {
  await open(page, "/reference/services");
  await page.route("**/service-*.js", (route) => route.abort());
  await follow(page, lambdaPage);
  await expect(page.getByText("The inputs and outputs could not be loaded")).toBeVisible();
  await page.unroute("**/service-*.js");
  await page.getByRole("button", { name: "Retry" }).focus();
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("focusin", ({ target }) => resolve((target as Element).className), { once: true });
      }),
  );
  await page.keyboard.press("Enter");
  await expect(entryOf(page, "input_timeout")).toBeVisible();
  await expect(page.getByText("The inputs and outputs could not be loaded")).toHaveCount(0);
  // The focus moves from the error box's button to the entries that follow it.
  expect(await focused).toBe("reference");
});
