import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../support/test";
import { action, compose, panel, pasteField, statusMessage } from "../support/composer";
import { lambdaPage, pageOf } from "../support/reference";
import { collectMessages, drawn, follow, holdFiles, open } from "../support/site";
import { transferSize } from "../support/transferSize";
import { variants } from "../support/variants";

/** Tests what the composer loads, and when. */

/** The service with the most composer data, which includes the inputs of services whose outputs it uses. */
function largestService(): string {
  const folder = path.join(variants.plain.outDir, "assets/composer");
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  const sizes = files.map((file) => ({ file, size: transferSize(fs.readFileSync(path.join(folder, file))) }));
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  return (
    largest?.file
      .split(path.sep)
      .join("/")
      .replace(/\.json$/, "") ?? ""
  );
}

const subjects: [string, () => string, number][] = [
  // The script, the styles and the data.
  ["the largest service", largestService, 3],
  // The same, plus the fields of a required input.
  ["a service of objects", () => "app-orchestration/amazon-eks-workers", 4],
];

for (const [name, serviceOf, count] of subjects) {
  test(`nothing is loaded until the composer is opened, and then less than 30 kB for ${name}`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (/composer/.test(request.url())) {
        requested.push(request.url());
      }
    });
    const sizes = new Map<string, number>();
    page.on("response", (response) => {
      if (/composer/.test(response.url())) {
        void response.body().then((body) => sizes.set(new URL(response.url()).pathname, transferSize(body)));
      }
    });
    await open(page, pageOf(serviceOf()));
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual([]);
    await page.getByRole("button", { name: "Compose your file" }).click();
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL(/\?compose$/);
    await expect.poll(() => sizes.size).toBe(count);
    expect(requested).toHaveLength(count);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total, JSON.stringify([...sizes])).toBeLessThan(30_000);
  });
}

test("a composer that fails to load shows an error and can be retried", async ({ page }) => {
  await page.route("**/assets/composer/**", (route) => route.abort());
  await open(page, `${lambdaPage}?compose`);
  const failure = page.getByRole("alert").filter({ hasText: "The composer could not be loaded" });
  await expect(failure).toBeVisible();
  const [box, button] = [failure, page.getByRole("button", { name: "Compose your file" })];
  const bottom = (await box.boundingBox()) ?? { y: NaN, height: NaN };
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(bottom.y + bottom.height);
  const retry = failure.getByRole("button", { name: "Retry" });
  await retry.click();
  await expect(failure).toContainText("That failed again.");
  await expect(failure.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(retry).toBeFocused();
  await page.unroute("**/assets/composer/**");
  await retry.click();
  await expect(panel(page)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("pressing Compose again while the composer loads does not load it twice", async ({ page }) => {
  const messages = collectMessages(page);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/assets/composer/**", async (route) => {
    await failed;
    await route.abort();
  });
  await open(page, lambdaPage);
  const button = page.getByRole("button", { name: "Compose your file" });
  await button.click();
  await button.click();
  fail();
  await expect(page.getByText("The composer could not be loaded")).toBeVisible();
  expect(messages.filter((message) => message.includes("The composer could not be loaded."))).toHaveLength(1);
});

test("a composer that loads too late does not open on the next page", async ({ page }) => {
  await open(page, pageOf("networking/sns-topics"));
  const release = await holdFiles(page, /\/assets\/composer\//);
  await page.getByRole("button", { name: "Compose your file" }).click();
  await follow(page, lambdaPage);
  await expect(page.getByRole("heading", { level: 1, name: "Lambda" })).toBeVisible();
  const loaded = page.waitForResponse(/\/assets\/composer\//);
  release();
  await (await loaded).finished();
  await drawn(page);
  await expect(page).toHaveURL(lambdaPage);
});

test("a paste form that fails to load on first use shows an error and can be retried", async ({ page }) => {
  await compose(page, `${lambdaPage}?compose`);
  await page.route("**/composer-paste.*", (route) => route.abort());
  await action(page, "Paste").click();
  await expect(statusMessage(page)).toContainText("The paste form could not be loaded.");
  await page.unroute("**/composer-paste.*");
  await action(page, "Paste").click();
  await expect(pasteField(page)).toBeFocused();
});

test("links that fail to load on first use show an error and can be retried", async ({ page, context }) => {
  const messages = collectMessages(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/composer-archive.*", (route) => route.abort());
  await compose(page, `${lambdaPage}?compose#compose=1.damaged`);
  await expect(statusMessage(page)).toContainText("The link could not be opened. Check your connection");
  await action(page, "Share").click();
  await expect(statusMessage(page)).toContainText("The link could not be created. Check your connection");
  expect(messages.filter((message) => message.includes("The browser blocked copying."))).toEqual([]);
  await page.unroute("**/composer-archive.*");
  await action(page, "Share").click();
  await expect(statusMessage(page)).toContainText("Link copied.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the samples are shown, without a button to compose", async ({ page }) => {
    await page.goto(`${lambdaPage}?compose`);
    await expect(page.getByText("inputs = {").first()).toBeVisible();
    await expect(page.getByText(/^Compose/)).toBeHidden();
  });
});
