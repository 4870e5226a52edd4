import { expect, test, type Page } from "../support/test";
import {
  dataOf,
  entryOf,
  everything,
  filterField,
  lambda,
  lambdaPage,
  matching,
  pageOf,
  shownInputs,
  shownOutputs,
  status,
} from "../support/reference";
import { open } from "../support/site";

const paper = (page: Page) => page.emulateMedia({ media: "print" });

async function expectEverything(page: Page): Promise<void> {
  expect((await shownInputs(page)).sort()).toEqual(lambda.inputs.map(({ name }) => name).sort());
  expect((await shownOutputs(page)).sort()).toEqual(lambda.outputs.map(({ name }) => name).sort());
}

test("printouts contain every input and output, and no controls", async ({ page }) => {
  await open(page, lambdaPage);
  await paper(page);
  await expectEverything(page);
  await expect(page.locator("[role=search]:visible, .reference button:visible, .copy:visible")).toHaveCount(0);
});

test("printouts contain everything even if a filter is set, including group headings", async ({ page }) => {
  await open(page, `${lambdaPage}?q=memory&required=1`);
  await expect(status(page)).not.toHaveText(everything);
  await paper(page);
  await expectEverything(page);
  await expect(page.locator("#inputs-logging")).toBeVisible();
  await expect(page.locator("#outputs")).toBeVisible();
});

test("printouts contain everything even if nothing matches and the order is alphabetical", async ({ page }) => {
  await open(page, `${lambdaPage}?sort=name`);
  await filterField(page).fill("zebra");
  await expect(status(page)).toHaveText(matching(0, 0));
  await paper(page);
  await expectEverything(page);
  await expect(page.locator("#inputs-logging")).toBeHidden();
});

test("printouts expand long defaults and trees of fields, and leave out the samples that repeat every default", async ({
  page,
}) => {
  const { inputs } = dataOf("ci-cd-pipeline/ecs-deploy-runner");
  await open(page, pageOf("ci-cd-pipeline/ecs-deploy-runner"));
  await paper(page);
  const isSeen = (id: string) =>
    entryOf(page, id).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  for (const { name, fields = {} } of inputs) {
    for (const field of Object.keys(fields)) {
      expect(await isSeen(`input_${name}.${field}`), `${name}.${field}`).toBe(true);
    }
  }
  const longDefaults = page
    .locator("details", { has: page.locator("summary", { hasText: "default of" }) })
    .locator("pre");
  await expect(longDefaults).not.toHaveCount(0);
  const samples = page.locator('[role="tabpanel"] .sample pre');
  await expect(samples).toHaveCount(2);
  await expect(samples.filter({ visible: true })).toHaveCount(0);
  for (const code of await longDefaults.all()) {
    expect(await code.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
});

test("printouts list the services that use a service as one paragraph", async ({ page }) => {
  await open(page, pageOf("networking/sns-topics"));
  await paper(page);
  const list = page.locator("details", { has: page.locator("summary", { hasText: /^Used by \d+ services$/ }) });
  const links = await list.locator("a").evaluateAll((all) => all.map((link) => getComputedStyle(link).display));
  expect(links.length).toBeGreaterThan(10);
  expect(new Set(links)).toEqual(new Set(["inline"]));
});

test("printouts are not cut off at the edges", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const service of [
    "app-orchestration/amazon-eks-core-services",
    "landing-zone/aws-security-account-baseline-wrapper",
  ]) {
    await open(page, pageOf(service));
    await paper(page);
    const cut = await page.locator(".entry :is(h3, h4, p, pre, li):visible").evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (
            left < 0 || right > document.documentElement.clientWidth || element.scrollWidth > element.clientWidth + 1
          );
        })
        .map((element) => element.textContent.slice(0, 60)),
    );
    expect(cut, service).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});
