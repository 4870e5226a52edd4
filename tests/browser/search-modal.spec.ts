import { expect, test } from "../support/test";
import {
  breakIndex,
  indexProblems,
  modal,
  recentResults,
  results,
  searchButton,
  searchField,
  searchFor,
} from "../support/search";
import { collectMessages, holdFiles, open } from "../support/site";

const start = "/guides";
const TEXTS = /\/search-index\/.*\/texts-\d+\.bin$/;

test.describe("the modal", () => {
  test.describe("with prefetching", () => {
    test.use({ prefetch: true });

    test("loads nothing until it is opened, and sends no requests to other origins", async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await open(page, start);
      await page.waitForLoadState("networkidle");
      expect(requests.filter((url) => url.includes("search"))).toEqual([]);
      expect(await page.locator("link[rel=preconnect], link[rel=dns-prefetch]").count()).toBe(0);

      await searchFor(page, "aurora subnet");
      await expect(results(page).first()).toContainText(/aurora/i);
      expect(requests.some((url) => url.includes("/search-index/"))).toBe(true);
      expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    });
  });

  test("opens a section by keyboard alone, and remembers it", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    await expect(results(page).first()).toContainText("Features");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toHaveCount(0);
    // The keyboard continues at the section, not at the search button.
    await expect(page.locator("#features")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator("#features a")).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(recentResults(page)).toContainText("Features");
  });

  test("says which words no page contains", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "sentry");
    const note = modal(page).locator(".search-scope");
    await expect(note).toHaveText("No page contains “sentry”; these results are the closest.");
    await expect(modal(page).getByRole("status")).toHaveText(/^\d+ results for sentry\. No page contains “sentry”/);
    await searchField(page).fill("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await expect(note).toHaveCount(0);
  });

  test("links to all results with their exact number and the encoded query", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(page.locator(".DocSearch-Input")).toBeFocused();
    await page.keyboard.type("ci/cd & more", { delay: 20 });
    const all = page.getByRole("link", { name: /See all \d+ results/ });
    await expect(all).toHaveAttribute("href", /\/search\/?\?q=ci%2Fcd%20%26%20more$/);
    const count = /\d+/.exec(await all.innerText())?.[0] ?? "";
    await all.click();
    await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("ci/cd & more");
  });

  test("reports that nothing was found", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "zzzqqqxx");
    await expect(modal(page)).toContainText("No results for “zzzqqqxx”");
    await expect(modal(page).getByRole("link", { name: "Search the Knowledge Base for “zzzqqqxx”" })).toHaveAttribute(
      "href",
      /\?discussions_q=zzzqqqxx$/,
    );
  });

  test("shows an error if the index cannot be read, and Retry works once it is back", async ({ page }) => {
    for (const [problem, respond] of Object.entries(indexProblems)) {
      await open(page, start);
      const fix = await breakIndex(page, respond);
      await searchFor(page, "aurora");
      const alert = modal(page).getByRole("alert");
      await expect(alert, problem).toContainText("The search index could not be loaded");
      await fix();
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(results(page).first(), problem).toContainText("Aurora");
      await expect(alert, problem).toHaveCount(0);
    }
  });

  for (const width of [390, 1440]) {
    test(`shows results before their texts, which load without layout shift, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, start);
      const release = await holdFiles(page, TEXTS);
      // Some of these results have a text, others do not.
      await searchFor(page, "naming tags vpc");
      const headings = page.locator(".search-hit > :first-child");
      const texts = page.locator(".search-hit > :last-child");
      await expect(headings.first()).toContainText("Naming and tags");
      const places = () => headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
      const before = await places();
      const isText = (text: string) => text.trim() !== "";
      expect((await texts.allInnerTexts()).filter(isText)).toEqual([]);
      release();
      await expect.poll(async () => (await texts.allInnerTexts()).some(isText)).toBe(true);
      expect((await texts.allInnerTexts()).every(isText)).toBe(false);
      expect(await places()).toEqual(before);
    });
  }

  test("has working results and shows an error if their texts cannot be loaded", async ({ page }) => {
    await open(page, start);
    await page.route(TEXTS, (route) => route.abort());
    await searchFor(page, "aurora_subnet_ids");
    await expect(results(page).first()).toContainText("The text could not be loaded.");
    await page.unroute(TEXTS);
    await page.keyboard.press("Backspace");
    await expect(results(page).first()).toContainText(/required, list\(string\)\s*Subnets of/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#input_aurora_subnet_ids$/);
  });

  test("keeps text typed while its script loads, in order", async ({ page }) => {
    await open(page, start);
    const release = await holdFiles(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("kubernetes ");
    release();
    await page.keyboard.type("cluster", { delay: 100 });
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue("kubernetes cluster");
    await expect(results(page).first()).toContainText("Kubernetes");
    await page.keyboard.press("Escape");
    await expect(modal(page)).toHaveCount(0);
  });

  test("opens the first result if the reader pressed Enter while its script was loading", async ({ page }) => {
    await open(page, start);
    const release = await holdFiles(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("aurora features");
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toHaveCount(0);
  });

  test("keeps text typed on its button while its script loads", async ({ page }) => {
    await open(page, start);
    const release = await holdFiles(page);
    await searchButton(page).focus();
    await page.keyboard.type("vpc", { delay: 30 });
    await expect(modal(page)).toHaveCount(0);
    release();
    await expect(searchField(page)).toHaveValue("vpc");
    await page.keyboard.type(" peering");
    await expect(searchField(page)).toHaveValue("vpc peering");
  });

  test("searches on the main thread if workers are unavailable", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
  });

  test("handles any input", async ({ page }) => {
    const messages = collectMessages(page);
    await open(page, start);
    await page.keyboard.press("Control+k");
    for (const query of ["x".repeat(2000), "?!…", "(((", "[a-z]+", "😀", "שלום", "<script>alert(1)</script>"]) {
      await searchField(page).fill(query);
      const typed = await searchField(page).inputValue();
      const status = modal(page).getByRole("status");
      await expect.poll(async () => (await status.textContent())?.endsWith(` for ${typed}`)).toBe(true);
    }
    // Set within the page, where a lone surrogate survives, and with the setter of the prototype, so that React notices.
    await searchField(page).evaluate((field) => {
      Reflect.set(HTMLInputElement.prototype, "value", `aurora ${String.fromCharCode(0xd800)}`, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(modal(page).getByRole("link", { name: /^See all/ })).toHaveAttribute("href", /aurora%20%EF%BF%BD$/);
    await searchField(page).fill("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    expect(messages.filter((message) => /^(error|uncaught)/.test(message))).toEqual([]);
  });
});
