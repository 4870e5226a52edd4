import { expect, test, type Page } from "../support/test";
import { accessibilityViolations } from "../support/accessibility";
import { collectMessages, follow, holdFiles, hydrated, open, setTheme } from "../support/site";
import { baseUrl, variants } from "../support/variants";

const DISMISS_KEY = "docusaurus.announcement.dismiss";
const ID_KEY = "docusaurus.announcement.id";

/** Docusaurus's default id, which the build uses. */
const ID = "announcement-bar";

const bar = (page: Page) => page.locator(".theme-announcement-bar");
const closeButton = (page: Page) => bar(page).getByRole("button", { name: "Close" });
const stored = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** Starts the visit with the storage that an earlier one left in the browser. */
async function dismissedEarlier(page: Page, id: string): Promise<void> {
  await page.addInitScript(
    ([idKey, dismissKey, value]) => {
      if (window.sessionStorage.getItem("visited") === null) {
        window.sessionStorage.setItem("visited", "true");
        window.localStorage.setItem(idKey, value);
        window.localStorage.setItem(dismissKey, "true");
      }
    },
    [ID_KEY, DISMISS_KEY, id] as const,
  );
}

/**
 * Records the bar's height from the moment it is parsed: at every DOM change that could show or
 * hide it, and in every frame.
 *
 * @returns a function that reads the distinct heights recorded so far
 */
async function recordHeights(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const record = () => {
      const element = document.querySelector(".theme-announcement-bar");
      if (element) {
        heights.add(element.getBoundingClientRect().height);
      }
    };
    new MutationObserver(record).observe(document, { attributes: true, childList: true, subtree: true });
    const recordFrame = () => {
      record();
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => page.evaluate(() => Array.from((window as unknown as { heights: Set<number> }).heights));
}

test.describe("with ANNOUNCEMENT_CONTENT set", () => {
  test.use({ baseURL: baseUrl(variants.configured) });
  test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.fulfill({ body: "" })));

  test("the bar shows its content, including links, on every page", async ({ page }) => {
    const messages = collectMessages(page);
    for (const path of ["/", "/support", "/search", "/intro"]) {
      await open(page, path);
      await expect(bar(page)).toContainText("Version 3 is out.");
    }
    await bar(page).getByRole("link", { name: "Read how to update" }).click();
    await expect(page.locator("h1")).toHaveText("Stay up to date");
    expect(messages).toEqual([]);
  });

  test("the bar has the colors of the theme", async ({ page }) => {
    await open(page, "/");
    for (const theme of ["light", "dark"] as const) {
      await setTheme(page, theme);
      const [shown, token] = await bar(page).evaluate((element) => {
        const before = getComputedStyle(element).backgroundColor;
        element.style.backgroundColor = "var(--gw-color-accent-surface)";
        const expected = getComputedStyle(element).backgroundColor;
        // Reset, so that the next theme is measured without it.
        element.style.backgroundColor = "";
        return [before, expected];
      });
      expect(shown, theme).toBe(token);
      expect(await accessibilityViolations(page, "colors", { within: ".theme-announcement-bar" }), theme).toEqual([]);
    }
  });

  test("closing the bar hides it at once, and the dismissal persists", async ({ page }) => {
    await open(page, "/");
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, DISMISS_KEY)).toBe("true");
    expect(await stored(page, ID_KEY)).toBe(ID);

    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    await follow(page, "/support");
    await expect(page).toHaveURL("/support");
    // The address changes before the page does.
    await expect(page.locator("h1")).toHaveText("Support");
    await expect(bar(page)).toBeHidden();
  });

  test("a dismissed bar never flashes, even on a slow CPU", async ({ page }) => {
    await dismissedEarlier(page, ID);
    const heights = await recordHeights(page);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await open(page, "/");
    // React has removed the bar that the attribute was hiding, so its state is final.
    await expect(bar(page)).toHaveCount(0);
    expect(await heights()).toEqual([0]);
  });

  test("a changed id shows the bar before any of the site's scripts load, and it stays", async ({ page }) => {
    await dismissedEarlier(page, "version-2");
    const heights = await recordHeights(page);
    const release = await holdFiles(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(bar(page)).toBeVisible();
    release();
    await hydrated(page);
    expect(await stored(page, DISMISS_KEY)).toBe("false");
    expect(await stored(page, ID_KEY)).toBe(ID);
    await expect(bar(page)).toBeVisible();
    expect(await heights()).not.toContain(0);
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
  });

  test("an earlier edition's misspelled id counts as the same, and is corrected", async ({ page }) => {
    await dismissedEarlier(page, "annoucement-bar");
    const heights = await recordHeights(page);
    await open(page, "/");
    expect(await stored(page, ID_KEY)).toBe(ID);
    expect(await stored(page, DISMISS_KEY)).toBe("true");
    await expect(bar(page)).toHaveCount(0);
    expect(await heights()).toEqual([0]);
  });
});

test("without ANNOUNCEMENT_CONTENT there is no bar", async ({ page }) => {
  await open(page, "/");
  await expect(bar(page)).toHaveCount(0);
});
