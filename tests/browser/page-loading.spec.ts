import { expect, test } from "@playwright/test";
import { collectMessages, holdFiles, follow, open, withoutPrefetch } from "../support/site";

const from = "/intro/overview/intro-to-gruntwork";
const to = "/intro/overview/how-it-works";

test("a page whose script fails shows the error with Retry, without a reload, and Retry fixes it", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, from);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.route("**/assets/js/*.js", (route) => route.abort());

  await follow(page, to);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await expect(alert).toContainText("Loading chunk");
  await expect(page).toHaveURL(to);

  await page.unroute("**/assets/js/*.js");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("h1")).toHaveText("How it works");
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
});

test("a page that is slow to come after Retry shows a spinner", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, from);
  await page.route("**/assets/js/*.js", (route) => route.abort());
  await follow(page, to);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute("**/assets/js/*.js");
  const release = await holdFiles(page);
  await retry.click();
  await expect(page.getByRole("status", { name: "Loading the page" })).toBeVisible();
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
});

test("a failed preload on hover is only a logged warning", async ({ page }) => {
  const messages = collectMessages(page);
  await open(page, from);
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/js/*.js", (route) => route.abort());
  await page.evaluate(async () => {
    await window.docusaurus.preload("/guides/style/golang-style-guide");
  });
  await expect.poll(() => messages.some((message) => message.startsWith("warning: The script of"))).toBe(true);
  expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
});

test("on the first load a failed script leaves the page as it was served", async ({ page }) => {
  await page.route("**/assets/js/*.js", (route) =>
    /\/(main|runtime~main)\./.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(from);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the previous page stays in view while the next one loads", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, from);
  const heading = await page.locator("h1").textContent();
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await expect(page.locator("h1")).toHaveText(heading ?? "");
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
});

test("a page that fails while it is drawn shows the crash screen, and Try again clears it", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, from);
  await page.route("**/assets/js/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    // The page's own component, not its data: it is the one that exports a table of contents.
    const broken = script.includes("contentTitle:")
      ? script.replace(
          /default:\(\)=>([\w$]+)/,
          "default:()=>globalThis.breakPage?()=>{throw new Error('Broken on purpose')}:$1",
        )
      : script;
    await route.fulfill({ response, body: broken });
  });
  await page.evaluate(() => Object.assign(globalThis, { breakPage: true }));
  await follow(page, to);
  await expect(page.getByText("This page crashed.")).toBeVisible();
  await expect(page.getByText("Broken on purpose")).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { breakPage: false }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("How it works");
});

test("the home page explains a wrong base URL when its files cannot be found", async ({ page }) => {
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect(page.locator("#__docusaurus-base-url-issue-banner-container")).toContainText("baseUrl");
});
