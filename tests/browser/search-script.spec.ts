import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test";
import { modal, results, searchButton, searchField, searchFor } from "../support/search";
import { hydrated, holdFiles, open } from "../support/site";

const start = "/guides";
const SCRIPTS = "**/assets/js/**";

test("the engine and its worker leave 159 of the 180 kB before the first results to the index", async ({
  page,
  context,
}) => {
  // Listens on the context, because a worker's script does not belong to the page; and from the start, because the page
  // may prefetch the engine.
  const loaded: string[] = [];
  context.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await open(page, start);
  await searchFor(page, "c");
  await expect(results(page).first()).toBeVisible();
  const scripts = [...new Set(loaded)]
    .filter((file) => file.endsWith(".js"))
    .map((file) => fs.readFileSync(path.join("build", file)))
    // Only the engine and its worker decompress the index.
    .filter((script) => script.includes("DecompressionStream"));
  expect(scripts).toHaveLength(2);
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(21_000);
});

test.describe("the search's own script", () => {
  test("is loaded again by Retry if it failed to load", async ({ page }) => {
    await open(page, start);
    await page.route(SCRIPTS, (route) => route.abort());
    await searchButton(page).focus();
    await page.keyboard.type("v");
    const alert = page.getByRole("alert").filter({ hasText: "The search could not be loaded" });
    await expect(alert).toBeVisible();
    await page.keyboard.type("p");
    await expect(alert).toBeVisible();
    await page.unroute(SCRIPTS);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue("vp");
    await expect(alert).toHaveCount(0);
  });

  test("is recovered by a reload if it is permanently gone", async ({ page }) => {
    await open(page, start);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "" }));
    await searchButton(page).click();
    const alert = page.getByRole("alert").filter({ hasText: /^The search/ });
    const reload = alert.getByRole("button", { name: "Reload the page" });
    await expect(alert).toBeVisible();
    await expect(reload).toHaveCount(0);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(reload).toBeVisible();
    await page.unroute(SCRIPTS);
    const reloaded = page.waitForEvent("load");
    await reload.click();
    await reloaded;
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
  });

  test("shows a notice if it fails, which Escape and its button close", async ({ page }) => {
    await open(page, start);
    await page.route(SCRIPTS, (route) => route.abort());
    const alert = page.getByRole("alert").filter({ hasText: /^The search/ });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close" }).click(),
    ]) {
      await page.keyboard.press("Control+k");
      await expect(alert).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await close();
      await expect(alert).toHaveCount(0);
    }
  });

  test("returns the focus when its notice closes, if the notice had it", async ({ page }) => {
    await open(page, start);
    await page.route(SCRIPTS, (route) => route.abort());
    const close = page.getByRole("button", { name: "Close" });
    const link = page.locator("main a").first();
    for (const key of ["Enter", "Escape"]) {
      for (const origin of [searchButton(page), link]) {
        await origin.focus();
        await page.keyboard.press("Control+k");
        await expect(close).toBeVisible();
        // The dialog, which has closed by now, returns the focus first.
        await expect(origin).toBeFocused();
        await close.press(key);
        await expect(close).toHaveCount(0);
        await expect(origin).toBeFocused();
      }
    }
    await searchButton(page).focus();
    await page.keyboard.press("Control+k");
    await expect(close).toBeVisible();
    await expect(searchButton(page)).toBeFocused();
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(close).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("shows no notice if it fails after the reader has given up", async ({ page }) => {
    await open(page, start);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route(SCRIPTS, async (route) => {
      await failing;
      await route.abort();
    });
    const link = page.locator("main a").first();
    await link.focus();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    const warning = page.waitForEvent("console", {
      predicate: (message) => /The search could not/.test(message.text()),
    });
    fail();
    await warning;
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("can be closed without a keyboard while it loads", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, start);
    const release = await holdFiles(page);
    await searchButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    release();
  });

  test("opens nothing if it loads after the reader has given up", async ({ page }) => {
    await open(page, start);
    const release = await holdFiles(page);
    const link = page.locator("main a").first();
    await link.focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("vpc");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    // It starts by loading the index.
    const loaded = page.waitForRequest(/\/search-index\//);
    release();
    await loaded;
    await expect(modal(page)).toHaveCount(0);
  });

  test("loads the index once, no matter how often the reader reaches for the search", async ({ page }) => {
    await open(page, start);
    const cores: string[] = [];
    page.on("request", (request) => request.url().endsWith("/core.bin") && cores.push(request.url()));
    const loaded = page.waitForResponse(/\/core\.bin$/);
    for (let times = 0; times < 3; times++) {
      await searchButton(page).hover();
      await page.locator("h1").hover();
    }
    await searchButton(page).click();
    await loaded;
    await page.keyboard.insertText("vpc");
    await expect(modal(page).getByRole("option").first()).toContainText(/vpc/i);
    expect(cores).toHaveLength(1);
  });
});
