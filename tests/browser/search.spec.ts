import { gzipSync } from "node:zlib";
import { expect, test, type Page, type Route } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility";
import { modal, results, searchButton, searchField, searchFor } from "../support/search";
import { chooseTheme, collectMessages, holdScripts, open } from "../support/site";

const start = "/guides";

type Break = (route: Route) => Promise<void>;

/** What can go wrong with the index. */
const faults: Record<string, Break> = {
  "is out of reach": (route) => route.abort(),
  "is missing": (route) => route.fulfill({ status: 404, body: "" }),
  "is cut off": async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  "is of another version": (route) => route.fulfill({ body: gzipSync(new Uint8Array([99, 0, 0])) }),
};

/** Breaks every part of the index, and returns what brings it back. */
async function breakIndex(page: Page, fault: Break): Promise<() => Promise<void>> {
  await page.route("**/search-index/**/*.bin", fault);
  return () => page.unroute("**/search-index/**/*.bin");
}

test.describe("the keys", () => {
  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`${key} opens the search, and Escape closes it and returns the focus`, async ({ page }) => {
      await open(page, start);
      const link = page.locator("main a").first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.insertText("vpc");
      await page.keyboard.press("Escape");
      await expect(modal(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  for (const key of ["v", "7"]) {
    test(`${key} typed on the search button opens the search with it`, async ({ page }) => {
      await open(page, start);
      await searchButton(page).focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toHaveValue(key);
      await page.keyboard.press("Escape");
      await expect(searchButton(page)).toBeFocused();
    });
  }

  test("the button opens the search, and / opens it while the button has the focus", async ({ page }) => {
    await open(page, start);
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toHaveValue("");
  });

  test("Control+K closes an open search", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(modal(page)).toHaveCount(0);
  });

  test("/ belongs to the filter on a page that has one, and Control+K still to the search", async ({ page }) => {
    await open(page, "/reference/services/data-storage/amazon-aurora");
    await page.keyboard.press("/");
    const filter = page.getByRole("searchbox");
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue("");
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toHaveValue("/");
  });

  test("/ in an input field is a character", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").fill("ci");
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toHaveValue("ci/");
    await expect(modal(page)).toHaveCount(0);
  });
});

test.describe("the modal", () => {
  test("costs nothing before it is wanted, and leaves the site's origin never", async ({ page }) => {
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

  test("leads to a section by keyboard alone, and remembers it", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    await expect(results(page).first()).toContainText("Features");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(results(page).first()).toContainText("Features");
  });

  test("lets the arrow keys choose another result", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora_subnet_ids");
    await expect(results(page).first()).toContainText("Input: required, list(string). Subnets of");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#input_aurora_subnet_ids$/);
  });

  test("forgives typing errors", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "kuberntes");
    await expect(results(page).first()).toContainText("Kubernetes");
  });

  test("links to all results with their true number and the encoded query", async ({ page }) => {
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

  test("says when nothing is found", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "zzzqqqxx");
    await expect(modal(page)).toContainText('No results for "zzzqqqxx"');
  });

  for (const [fault, respond] of Object.entries(faults)) {
    test(`says when the index ${fault}, and Retry works once it is back`, async ({ page }) => {
      await open(page, start);
      const mend = await breakIndex(page, respond);
      await searchFor(page, "aurora");
      const alert = modal(page).getByRole("alert");
      await expect(alert).toContainText("The search index could not be loaded");
      await mend();
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(results(page).first()).toContainText("Aurora");
      await expect(alert).toHaveCount(0);
    });
  }

  test("says when the reader is offline, and Retry works once the connection is back", async ({ page, context }) => {
    await open(page, start);
    await searchButton(page).focus();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await searchFor(page, "aurora");
    const alert = modal(page).getByRole("alert");
    await expect(alert).toContainText("The search index could not be loaded");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(results(page).first()).toContainText("Aurora");
  });

  test("follows a deployment that moved the index", async ({ page }) => {
    let asked = 0;
    await page.route("**/search-index/manifest.json", (route) =>
      ++asked === 1 ? route.fulfill({ json: { directory: "of-the-last-deployment" } }) : route.continue(),
    );
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
    expect(asked).toBe(2);
  });

  test("says when its own script cannot be loaded, and Retry works once it is back", async ({ page }) => {
    await open(page, start);
    await page.route("**/assets/js/**", (route) => route.abort());
    await searchButton(page).focus();
    await page.keyboard.type("v");
    const alert = page.getByRole("alert").filter({ hasText: "The search could not be loaded" });
    await expect(alert).toBeVisible();
    await page.unroute("**/assets/js/**");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue("v");
  });

  test("keeps what is typed while its own script loads, in its order", async ({ page }) => {
    await open(page, start);
    const release = await holdScripts(page);
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

  test("keeps what is typed on its button while its own script loads", async ({ page }) => {
    await open(page, start);
    const release = await holdScripts(page);
    await searchButton(page).focus();
    await page.keyboard.type("vpc", { delay: 30 });
    await expect(modal(page)).toHaveCount(0);
    release();
    await expect(searchField(page)).toHaveValue("vpc");
    await page.keyboard.type(" peering");
    await expect(searchField(page)).toHaveValue("vpc peering");
  });

  test("can be given up while its own script loads", async ({ page }) => {
    await open(page, start);
    const release = await holdScripts(page);
    const link = page.locator("main a").first();
    await link.focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("vpc");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    release();
    await page.waitForTimeout(500);
    await expect(modal(page)).toHaveCount(0);
  });

  test("searches on the page's own thread where there are no workers", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
  });

  test("survives any input", async ({ page }) => {
    const messages = collectMessages(page);
    await open(page, start);
    await page.keyboard.press("Control+k");
    for (const query of [
      "x".repeat(2000),
      "?!…",
      "(((",
      "[a-z]+",
      "😀",
      "שלום",
      "<script>alert(1)</script>",
      "\uD800",
    ]) {
      await searchField(page).fill(query);
      await expect(modal(page)).toBeVisible();
      await page.waitForTimeout(150);
    }
    await searchField(page).fill("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    expect(messages.filter((message) => /^(error|uncaught)/.test(message))).toEqual([]);
  });
});

test.describe("the search page", () => {
  test("shows the results of the query in its address, and keeps the address in step", async ({ page }) => {
    await open(page, "/search?q=aurora");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("aurora");
    await expect(page.locator("main article").first()).toContainText("Amazon Aurora");
    await page.getByRole("searchbox").fill("karpenter");
    await expect(page).toHaveURL(/[?]q=karpenter$/);
    await expect(page.locator("main article").first()).toContainText("Karpenter");
  });

  test("shows an input with what it is, and no more dots than the text needs", async ({ page }) => {
    await open(page, "/search?q=aurora_subnet_ids");
    const first = page.locator("main article").first();
    await expect(first.getByRole("heading")).toHaveText("aurora_subnet_ids");
    await expect(first).toContainText("Input: required, list(string). Subnets of");
    for (const text of await page.locator("main article").allInnerTexts()) {
      expect(text).not.toMatch(/\.\.\.|…\s*…|…\.$/);
    }
  });

  test("shows more as the reader scrolls, up to the number it names", async ({ page }) => {
    await open(page, "/search?q=cluster");
    const articles = page.locator("main article");
    await expect(articles.first()).toBeVisible();
    const total = Number.parseInt(await page.getByText(/^\d+ results$/).innerText());
    expect(total).toBeGreaterThan(15);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(150);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(articles).toHaveCount(total, { timeout: 300 });
    }).toPass();
  });

  test("says how to search, and when nothing is found", async ({ page }) => {
    await open(page, "/search");
    await expect(page.getByRole("status")).toContainText("Type what you are looking for");
    await page.getByRole("searchbox").fill("zzzqqqxx");
    await expect(page.getByRole("status")).toContainText("No results for “zzzqqqxx”. Try");
  });

  test("says when the index cannot be loaded, and Retry works once it is back", async ({ page }) => {
    const mend = await breakIndex(page, (route) => route.abort());
    await open(page, "/search?q=aurora");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The search index could not be loaded");
    await mend();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("main article").first()).toContainText("Amazon Aurora");
  });
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`the search is accessible in the ${theme} theme at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await chooseTheme(page, theme);
      await open(page, "/search?q=landing+zone");
      await expect(page.locator("main article").first()).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await searchFor(page, "landing zone");
      await expect(results(page).first()).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}
