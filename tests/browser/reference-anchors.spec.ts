import { expect, test } from "../support/test";
import {
  clickInEntry,
  entryOf,
  everything,
  expectTarget,
  filterField,
  lambda,
  lambdaPage,
  namesFor,
  pageOf,
  status,
} from "../support/reference";
import { results, searchFor } from "../support/search";
import { holdFiles, PAGE_SCRIPTS, follow, hydrated, open } from "../support/site";

/** A page that has an input with a collapsed tree of fields: objects nested in objects. */
const runner = pageOf("ci-cd-pipeline/ecs-deploy-runner");
const nested = "input_ami_builder_config.container_image.docker_image";

/** Fields near the top and the bottom of a tree whose entry is taller than a phone's screen. */
const fields = ["cpu", "name", "portMappings", "secrets"].map((name) => `input_container_definitions.${name}`);

const targets = [
  { what: "an input", path: lambdaPage, hash: "input_timeout" },
  {
    what: "an input far down a large page",
    path: pageOf("landing-zone/aws-security-account-baseline-wrapper"),
    hash: "input_guardduty_findings_sns_topic_name",
  },
  { what: "a field", path: lambdaPage, hash: "input_iam_policy.actions" },
  { what: "a field in a collapsed tree", path: runner, hash: nested },
  { what: "an output", path: lambdaPage, hash: "output_invoke_arn" },
  { what: "an input by its bare name", path: lambdaPage, hash: "timeout", id: "input_timeout" },
  { what: "an output by its bare name", path: lambdaPage, hash: "invoke_arn", id: "output_invoke_arn" },
];

for (const { what, path, hash, id = hash } of targets) {
  test(`a cold load shows ${what}`, async ({ page }) => {
    await open(page, `${path}#${hash}`);
    await expectTarget(page, id);
    await expect(page).toHaveURL(`${path}#${id}`);
  });
}

for (const { scrolled, outcome } of [
  { scrolled: 150, outcome: "a cold load corrects layout shifts since the browser scrolled" },
  { scrolled: 1500, outcome: "a cold load does not move readers who have scrolled on" },
]) {
  test(`without scroll anchoring, ${outcome}`, async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (property: string, value: string) => boolean;
      CSS.supports = ((property: string, value: string) =>
        property !== "overflow-anchor" && supports(property, value)) as typeof CSS.supports;
    });
    const release = await holdFiles(page, PAGE_SCRIPTS);
    await page.goto(`${lambdaPage}#input_timeout`, { waitUntil: "domcontentloaded" });
    const target = entryOf(page, "input_timeout");
    await expect(target).toBeInViewport();
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, scrolled);
    await expect.poll(top).toBe(before - scrolled);
    release();
    await hydrated(page);
    await expect(target).toHaveAttribute("data-target", "");
    expect(await top()).toBe(scrolled < 1000 ? before : before - scrolled);
  });
}

test("a bare name that is both an input and an output resolves to the input", async ({ page }) => {
  await open(page, `${pageOf("networking/virtual-private-cloud-vpc")}#vpc_name`);
  await expectTarget(page, "input_vpc_name");
});

test("an unknown name leaves the page at the top, with everything shown", async ({ page }) => {
  await open(page, `${lambdaPage}#input_gone`);
  await expect(status(page)).toHaveText(everything);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("[data-target]")).toHaveCount(0);
});

test("clicks lead to inputs, fields and outputs, and back and forward to where the reader left them", async ({
  page,
}) => {
  await open(page, `${lambdaPage}?view=details#input_timeout`);
  await page.evaluate(() => {
    const list = document.body.appendChild(document.createElement("ol"));
    list.id = "left";
    const note = (): void => list.append(Object.assign(document.createElement("li"), { value: Math.round(scrollY) }));
    document.addEventListener("click", note, true);
  });
  await expectTarget(page, "input_timeout");
  const link = entryOf(page, "input_mount_to_file_system").getByRole("link", { name: "run_in_vpc" }).first();
  await clickInEntry(link);
  await expectTarget(page, "input_run_in_vpc");
  await clickInEntry(entryOf(page, "input_iam_policy.effect").getByRole("link").first());
  await expectTarget(page, "input_iam_policy.effect");
  await follow(page, "#output_invoke_arn");
  await expectTarget(page, "output_invoke_arn");
  const left = await page.locator("#left > li").evaluateAll((all) => all.map((item) => (item as HTMLLIElement).value));
  expect(left).toHaveLength(3);
  const visited = ["input_timeout", "input_run_in_vpc", "input_iam_policy.effect"];
  const expectLeft = async (index: number): Promise<void> => {
    await expect(entryOf(page, visited[index] ?? "")).toBeFocused();
    await expect(page.locator("[data-target]")).toHaveId(visited[index] ?? "");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left[index]);
  };
  for (const index of [2, 1, 0]) {
    await page.goBack();
    await expectLeft(index);
  }
  for (const index of [1, 2]) {
    await page.goForward();
    await expectLeft(index);
  }
  await page.goForward();
  await expectTarget(page, "output_invoke_arn");
});

test("Forward returns to a position that the reader scrolled to right before Back", async ({ page }) => {
  await open(page, `${lambdaPage}#input_timeout`);
  await expectTarget(page, "input_timeout");
  await follow(page, "#output_invoke_arn");
  await expectTarget(page, "output_invoke_arn");
  const left = await page.evaluate(() => {
    // For a moment after a navigation, the page scrolls back to the target, until the reader scrolls.
    window.dispatchEvent(new WheelEvent("wheel"));
    window.scrollBy(0, -500);
    window.history.back();
    // Keeps the page from drawing a frame, which would report the scroll.
    for (const end = performance.now() + 300; performance.now() < end;);
    return Math.round(window.scrollY);
  });
  await expectTarget(page, "input_timeout");
  await page.goForward();
  await expect(entryOf(page, "output_invoke_arn")).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
});

test("clicking a link to the current entry scrolls it back into view", async ({ page }) => {
  const id = "input_run_in_vpc";
  await open(page, `${lambdaPage}#${id}`);
  await expectTarget(page, id);
  await page.evaluate(() => window.scrollTo(0, 0));
  const link = page.locator(`.entry:not(#${id}) a[href="#${id}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expectTarget(page, id);
});

test("back and forward from another page return to the entry", async ({ page }) => {
  await open(page, lambdaPage);
  await follow(page, "#input_subnet_ids");
  await expectTarget(page, "input_subnet_ids");
  await follow(page, "/guides/");
  // The address changes before the page does.
  await expect(page.locator("h1")).toHaveText("Guides");
  await page.goBack();
  await expectTarget(page, "input_subnet_ids");
});

test("a link on another page leads to the entry, whose markup is loaded on demand", async ({ page }) => {
  await open(page, "/guides");
  await searchFor(page, "lambda memory_size");
  await expect(results(page).first()).toContainText("memory_size");
  await page.keyboard.press("Enter");
  await expectTarget(page, "input_memory_size");
});

test("an entry loses its frame when the URL no longer refers to one", async ({ page }) => {
  await open(page, `${lambdaPage}#input_timeout`);
  await expectTarget(page, "input_timeout");
  await follow(page, lambdaPage);
  await expect(page).toHaveURL(lambdaPage);
  await expect(page.locator("[data-target]")).toHaveCount(0);
  await follow(page, "#input_run_in_vpc");
  await expectTarget(page, "input_run_in_vpc");
  await follow(page, pageOf("app-orchestration/ec-2-instance"));
  await expect(page.locator("h1")).toHaveText("EC2 Instance");
  await follow(page, lambdaPage);
  await expect(status(page)).toHaveText(everything);
  await expect(page.locator("[data-target]")).toHaveCount(0);
});

test("an entry that the filter hides is shown, and the filter reports it", async ({ page }) => {
  await open(page, `${lambdaPage}?q=zebra&sort=name#input_timeout`);
  await expectTarget(page, "input_timeout");
  await expect(status(page)).toHaveText(everything);
  await expect(filterField(page)).toHaveValue("");
  await expect(page).toHaveURL(/lambda(\?sort=name)?#input_timeout$/);
  await filterField(page).fill("memory");
  await expect(entryOf(page, "input_timeout")).toBeHidden();
  // Only a filter in the URL outlasts a link.
  await expect(page).toHaveURL(/[?&]q=memory/);
  await follow(page, "#output_invoke_arn");
  await expectTarget(page, "output_invoke_arn");
});

test("the table of contents counts matches, and clicking a group without any keeps the filter", async ({ page }) => {
  await open(page, `${lambdaPage}?q=memory`);
  const contents = page.locator(".theme-doc-toc-desktop");
  const link = contents.getByRole("link", { name: /^Logging/ });
  await expect(link).toHaveAttribute("data-count", "0");
  await expect(link).toHaveAttribute("aria-disabled", "true");
  // The page has scrolled past the samples to the matches. This shows a copy of the sample, which moves the contents.
  await expect(page.getByRole("region", { name: "Sample with the required inputs" })).toBeVisible();
  await link.click({ force: true });
  await expect(page).toHaveURL(`${lambdaPage}?q=memory`);
  await expect(page.locator("#inputs-logging")).toBeHidden();
  const { outputs } = namesFor(lambda, "memory");
  await expect(contents.getByRole("link", { name: /^Outputs/ })).toHaveAttribute("data-count", String(outputs.length));
  await filterField(page).fill("");
  await expect(contents.locator("[data-count], [aria-disabled]")).toHaveCount(0);
  await link.click();
  await expect(page.locator("#inputs-logging")).toBeInViewport();
});

test("the table of contents on a small screen shows counts, too, although it is rendered only when opened", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${lambdaPage}?q=memory`);
  await expect(status(page)).not.toHaveText(everything);
  const contents = page.locator(".theme-doc-toc-mobile");
  await contents.getByRole("button").click();
  await expect(contents.getByRole("link", { name: /^Logging/ })).toHaveAttribute("aria-disabled", "true");
});

test("a link to an entry that the filter shows leaves the filter unchanged", async ({ page }) => {
  await open(page, `${lambdaPage}?q=timeout#input_timeout`);
  await expectTarget(page, "input_timeout");
  await expect(filterField(page)).toHaveValue("timeout");
});

test("links work while the page's scripts are loading", async ({ page }) => {
  const release = await holdFiles(page, PAGE_SCRIPTS);
  await page.goto(`${lambdaPage}#input_run_in_vpc`, { waitUntil: "commit" });
  const target = entryOf(page, "input_run_in_vpc");
  await expect(target).toBeInViewport();
  await expect(target).not.toHaveCSS("box-shadow", "none");
  await page.locator('#input_run_in_vpc a[href="#input_subnet_ids"]').first().click();
  await expect(entryOf(page, "input_subnet_ids")).toBeInViewport();
  release();
  await hydrated(page);
  await expectTarget(page, "input_subnet_ids");
});

test("a collapsed tree opens for a field while the page's scripts are loading", async ({ page }) => {
  const release = await holdFiles(page, PAGE_SCRIPTS);
  await page.goto(`${runner}#${nested}`, { waitUntil: "commit" });
  await expect(entryOf(page, nested)).toBeInViewport();
  release();
  await hydrated(page);
  await expectTarget(page, nested);
});

for (const width of [390, 768]) {
  test(`a cold load shows fields of inputs in a window of ${width} px`, async ({ browser, baseURL }) => {
    for (const field of fields) {
      // A new context, because the page would hydrate too early with cached scripts.
      const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width, height: 844 } });
      const page = await context.newPage();
      await open(page, `${pageOf("app-orchestration/amazon-ecs-service")}#${field}`);
      await expectTarget(page, field);
      await context.close();
    }
  });

  test(`the target is below the navbar in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${lambdaPage}#input_run_in_vpc`);
    await expectTarget(page, "input_run_in_vpc");
    await follow(page, "#input_iam_policy.actions");
    await expectTarget(page, "input_iam_policy.actions");
    // Scrolling up makes the navbar appear.
    await follow(page, "#input_timeout");
    await expectTarget(page, "input_timeout");
  });
}
