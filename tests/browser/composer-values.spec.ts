import { parse } from "@cdktn/hcl2json";
import { expect, test, type Locator, type Page } from "../support/test";
import { fromFragment } from "../../src/composer/fragment";
import { exampleOf } from "../../src/values/example";
import { allValues, exampleValues } from "../../src/values/testing/values";
import { readWorld } from "../../src/world/read";
import { expectAccessible } from "../support/accessibility";
import { action, add, archive, compose, copied, panel, paste, statusMessage, value } from "../support/composer";
import { lambdaPage, pageOf } from "../support/reference";
import { collectMessages } from "../support/site";
import { form, marked, note, returnWithValues } from "../support/yourValues";

/** Tests the composer with the reader's own values: shown, marked and written to files, but never shared in links. */

const composePage = `${lambdaPage}?compose`;
const example = exampleOf(readWorld());
const values = allValues(example);

/** Selects the overlays that carry the marks in fields. */
const FIELDS = "[data-setting] [aria-hidden]";

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const marks = (page: Page): Promise<string[]> => marked(page, "[data-composer]");
const unitsPath = (page: Page): Locator => panel(page).getByLabel("Account, Region and environment");

async function sharedLink(page: Page): Promise<string> {
  await action(page, "Share").click();
  await expect(statusMessage(page)).toContainText("Link copied.");
  return clipboard(page);
}

/** Whether every mark in the fields of an input lies over the field's own text. */
const marksLieInFields = (page: Page, name: string): Promise<boolean> =>
  panel(page)
    .getByRole("group", { name, exact: true })
    .evaluate((row) => {
      const ranges = Array.from(CSS.highlights.get("your-values") ?? [], (one) => one as Range);
      const own = ranges.filter((range) => row.contains(range.startContainer));
      return (
        own.length > 0 &&
        own.every((range) => {
          const area = range.startContainer.parentElement?.parentElement;
          const [field, mark] = [area?.querySelector("textarea"), range.getBoundingClientRect()];
          const box = field?.getBoundingClientRect();
          const isWhole = field?.scrollHeight === field?.clientHeight && field?.scrollWidth === field?.clientWidth;
          return box && isWhole && mark.left >= box.left && mark.right <= box.right && mark.bottom <= box.bottom;
        })
      );
    });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Composes as a returning reader. Waits for the note: until the values have loaded, fields do not translate input. */
async function composeWith(page: Page, own: Record<string, string>, path: string): Promise<void> {
  await returnWithValues(page, own);
  await compose(page, path);
  await expect(note(page)).toBeVisible();
}

test("values are written to the file but left out of a shared link", async ({ page }) => {
  await composeWith(page, values, composePage);
  await add(page, "kms_key_arn").press("Enter");
  await value(page, "kms_key_arn").fill("arn:aws:kms:eu-south-2:977777777777:key/1");
  await value(page, "name").fill("globex-orders");
  await action(page, "Copy").click();
  await expect.poll(() => clipboard(page)).toContain('"globex-orders"');
  const link = await sharedLink(page);
  const shared = JSON.stringify(await fromFragment(new URL(link).hash));
  expect(shared).toContain("acme-orders");
  expect(shared).not.toMatch(/globex|eu-south-2|977777777777/);

  // Open the link as a reader without values.
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(value(page, "name")).toHaveValue('"acme-orders"');
});

test("what readers enter is not replaced, even if it is one of the example's values", async ({ page }) => {
  // With the filter, there are no entries above whose layout could move the button during the click.
  const own = { company: "globex", "region.us-east-2": "eu-west-1" };
  await composeWith(page, own, `${pageOf("data-storage/s-3-bucket")}?q=replica_region&compose`);
  await add(page, "replica_region").click();
  const region = value(page, "replica_region");
  await region.fill("us-east-2");
  await region.blur();
  await expect(region).toHaveValue('"us-east-2"');
  await expect(region).not.toHaveAttribute("aria-invalid", "true");
  await value(page, "primary_bucket").fill("globex-eu-west-1-orders");
  expect(await copied(page)).toMatch(/"globex-eu-west-1-orders"[^]*"us-east-2"/);

  await paste(
    page,
    '# From acme to globex.\nlocals {\n  from = "us-east-2"\n}\n\ninputs = {\n' +
      '  primary_bucket = "orders"\n  replica_region = "us-east-2"\n}\n',
  );
  await expect(statusMessage(page)).toContainText("Imported 2 inputs.");
  await expect(region).toHaveValue('"us-east-2"');
  await expect(panel(page)).toContainText("# From acme to globex.");
  expect(await copied(page)).toMatch(/From acme to globex\.[^]*from = "us-east-2"[^]*replica_region = "us-east-2"/);

  // Open the link as a reader without values.
  const link = await sharedLink(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(region).toHaveValue('"us-east-2"');
  expect(await copied(page)).toMatch(/From acme to acme\.[^]*from = "us-east-2"[^]*replica_region = "us-east-2"/);
});

test("values are marked as the file grows, inside and outside of fields", async ({ page }) => {
  const messages = collectMessages(page);
  await returnWithValues(page, { company: "globex", "region.us-east-2": "eu-west-1", "account.prod": "123412341234" });
  await compose(page, composePage);
  // From mock outputs and from the values that a menu offers.
  await expect.poll(() => marks(page)).toEqual(expect.arrayContaining(["eu-west-1", "123412341234"]));
  expect(await marked(page, FIELDS)).toEqual([]);

  await value(page, "name").fill(
    "globex-orders-eu-west-1-with-a-name-that-has-no-room-in-one-line-of-the-panel-at-all",
  );
  await value(page, "name").blur();
  await expect.poll(() => marked(page, FIELDS)).toEqual(["globex", "eu-west-1"]);
  expect(await marksLieInFields(page, "name")).toBe(true);
  await add(page, "description").press("Enter");
  await value(page, "description").fill("Orders of eu-west-1");
  await expect.poll(() => marked(page, FIELDS)).toEqual(["globex", "eu-west-1", "eu-west-1"]);
  await value(page, "name").fill("orders");
  await expect.poll(() => marked(page, FIELDS)).toEqual(["eu-west-1"]);

  await paste(
    page,
    '# The account of globex.\nlocals {\n  owner = "globex"\n}\n\ninputs = {\n  # For globex.\n  name = "orders"\n}\n',
  );
  await expect(statusMessage(page)).toContainText("Imported 1 input.");
  await expect(panel(page)).toContainText("# For globex.");
  await expect.poll(() => marks(page)).toEqual(["globex", "globex", "globex"]);
  const shared = JSON.stringify(await fromFragment(new URL(await sharedLink(page)).hash));
  expect(shared).toContain("# For acme.");
  expect(shared).not.toContain("globex");
  expect(messages.filter((message) => /^(?:error|uncaught)/.test(message))).toEqual([]);
});

test("an open panel updates when values change", async ({ page }) => {
  await compose(page, `${pageOf("networking/virtual-private-cloud-vpc")}?compose`);
  await value(page, "vpc_name").fill("acme-dev");
  await panel(page).getByText("Folder tree", { exact: true }).click();
  await expect(unitsPath(page)).toHaveValue("dev/us-east-2/dev");
  expect(await marks(page)).toEqual([]);
  await action(page, "Your values").click();
  await form(page).getByLabel("Company", { exact: true }).fill("globex");
  await form(page).getByLabel("Infrastructure live").fill("globex-live");
  await form(page).getByLabel("Home Region").selectOption("eu-west-1");
  await form(page).getByRole("button", { name: "Use these values" }).click();
  await expect(unitsPath(page)).toHaveValue("dev/eu-west-1/dev");
  await expect(value(page, "vpc_name")).toHaveValue('"globex-dev"');
  await expect(panel(page).getByRole("button", { name: "Download globex-live.zip" })).toBeVisible();
  await expect.poll(() => marks(page)).toEqual(expect.arrayContaining(["globex", "globex-live"]));

  // Typed text stays.
  await unitsPath(page).fill("lab/us-east-2/lab");
  await page.getByRole("button", { name: "Reset to the example’s values" }).click();
  await expect(value(page, "vpc_name")).toHaveValue('"acme-dev"');
  await expect(unitsPath(page)).toHaveValue("lab/us-east-2/lab");
  await expect.poll(() => marks(page)).toEqual([]);
});

test("an archive contains the values in all paths and files, and none of the example's", async ({ page }) => {
  await composeWith(page, values, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  await value(page, "cluster_name").fill("globex-shop");
  await panel(page).getByRole("button", { name: "Add VPC to the folder tree" }).click();
  const files = await archive(page, "globex-live.zip");
  await expect(statusMessage(page)).toHaveText("Downloaded globex-live.zip with 5 files.");
  const folder = "globex-live/dev/eu-south-2";
  expect([...files.keys()].toSorted()).toEqual([
    "globex-live/dev/account.hcl",
    `${folder}/dev/networking/vpc/terragrunt.hcl`,
    `${folder}/dev/services/eks/terragrunt.hcl`,
    `${folder}/region.hcl`,
    "globex-live/root.hcl",
  ]);
  expect(files.get("globex-live/dev/account.hcl")).toContain(`"${values["account.dev"]}"`);
  expect(files.get(`${folder}/region.hcl`)).toContain('"eu-south-2"');
  expect(files.get("globex-live/root.hcl")).toContain('"globex-${');
  expect(files.get(`${folder}/dev/services/eks/terragrunt.hcl`)).toContain('"globex-shop"');
  for (const [name, content] of files) {
    expect(`${name}\n${content}`).not.toMatch(exampleValues(example));
    await parse(name, content);
  }
  const shared = JSON.stringify(await fromFragment(new URL(await sharedLink(page)).hash));
  expect(Object.values(values).filter((own) => shared.includes(own))).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`long values wrap, and marks cause no accessibility violations, at ${width} px`, async ({ page }) => {
    await returnWithValues(page, { company: "globex", "region.us-east-2": "eu-west-1" });
    await page.setViewportSize({ width, height });
    await page.goto(composePage);
    if (width < 1280) {
      await page.getByRole("button", { name: /^terragrunt\.hcl/ }).click();
    }
    const field = value(page, "name");
    await field.fill('"${local.account.account_name}-globex-${local.region.aws_region}-orders-that-nobody-has-read"');
    await field.blur();
    await expect.poll(() => marksLieInFields(page, "name")).toBe(true);
    expect((await field.boundingBox())?.height).toBeGreaterThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}
