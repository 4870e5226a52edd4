import { expect, test } from "../support/test";
import { open, pauseClock } from "../support/site";

/** Tests the elements that writers use in pages. */

const withCode = "/intro/first-deployment/deploy";

test("HCL is highlighted and titled with its file name", async ({ page }) => {
  await open(page, withCode);
  const block = page.locator(".language-hcl.theme-code-block").first();
  await expect(block).toContainText("infrastructure-live/root.hcl");
  const colors = await block
    .locator(".token-line span")
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(colors).toBeGreaterThan(3);
  await expect(block.locator(".token.keyword").first()).toBeVisible();
  await expect(block.locator(".token.string").first()).toBeVisible();
});

test("a code block copies exactly its code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await open(page, withCode);
  // The button says "Copied" only for a second.
  await pauseClock(page);
  const block = page.locator(".theme-code-block").first();
  const lines = await block.locator(".token-line").allTextContents();
  await block.getByRole("button", { name: "Copy code to clipboard" }).press("Enter");
  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(lines.map((line) => line.replace(/\n$/, "")).join("\n"));
});

test("the taller a sidebar section is, the longer it takes to open", async ({ page }) => {
  await open(page, "/reference/services");
  const durations: number[] = [];
  for (const [group, size] of [
    ["CI/CD pipeline", 3],
    ["App orchestration", 15],
  ] as const) {
    const section = page.locator(".theme-doc-sidebar-item-category-level-1", { hasText: group });
    // The list has a transition duration only while it opens.
    const duration = page.evaluate(
      (label) =>
        new Promise<number>((resolve) =>
          document.addEventListener("transitionrun", ({ target }) => {
            const list = target as Element;
            if (list.matches(".menu__list") && list.parentElement?.textContent.startsWith(label)) {
              resolve(parseFloat(getComputedStyle(list).transitionDuration));
            }
          }),
        ),
      group,
    );
    await section.locator(".menu__caret, button").first().click();
    await expect(section.locator("> .menu__list > li")).toHaveCount(size);
    durations.push(await duration);
  }
  expect(durations[0]).toBeGreaterThan(0);
  expect(durations[1]).toBeGreaterThan(durations[0] ?? Infinity);
});

test("a table that is wider than the page scrolls horizontally, including by keyboard", async ({ page }) => {
  await open(page, withCode);
  const cell = page.locator("article td").first();
  await cell.evaluate((element) => (element.style.paddingInlineEnd = "100rem"));
  const table = page.getByRole("group", { name: "Scrollable table" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("a table is a tab stop only while it overflows", async ({ page }) => {
  await open(page, withCode);
  const table = page.getByRole("group", { name: "Scrollable table" });
  await expect(table).toHaveCount(0);
  const cell = page.locator("article td").first();
  await cell.evaluate((element) => (element.style.paddingInlineEnd = "100rem"));
  await expect(table).toHaveCount(1);
  await cell.evaluate((element) => (element.style.paddingInlineEnd = ""));
  await expect(table).toHaveCount(0);
});

test("a code block offers to wrap its lines only while it overflows", async ({ page }) => {
  await open(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  const block = page.locator(".theme-code-block").filter({ hasText: "aws service-quotas get-service-quota" }).first();
  const wrap = block.getByRole("button", { name: "Toggle word wrap" });
  const overflow = () => block.locator("pre").evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect(block.getByRole("button", { name: "Copy code" })).toHaveCount(1);
  expect(await overflow()).toBe(0);
  await expect(wrap).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(overflow).toBeGreaterThan(0);
  // It is measured once the reader is near.
  await block.scrollIntoViewIfNeeded();
  await wrap.click();
  await expect.poll(overflow).toBe(0);
  await wrap.click();
  await expect.poll(overflow).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(wrap).toHaveCount(0);
});
