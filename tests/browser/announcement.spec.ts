import { expect, test, type Page } from "@playwright/test";
import { readEnvironment } from "../../src/config/environment";
import { collectMessages, follow, hydrated, open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

const DISMISS_KEY = "docusaurus.announcement.dismiss";
const ID_KEY = "docusaurus.announcement.id";
const ID = variants.configured.environment.ANNOUNCEMENT_ID;

const bar = (page: Page) => page.locator(".theme-announcement-bar");
const closeButton = (page: Page) => bar(page).getByRole("button", { name: "Close" });
const stored = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** What an earlier visit left in the browser. */
async function earlierVisit(page: Page, id: string): Promise<void> {
  await page.goto("/404.html");
  await page.evaluate(
    ([idKey, dismissKey, value]) => {
      window.localStorage.setItem(idKey, value);
      window.localStorage.setItem(dismissKey, "true");
    },
    [ID_KEY, DISMISS_KEY, id] as const,
  );
}

test.describe("with ANNOUNCEMENT_CONTENT set", () => {
  test.use({ baseURL: baseUrl(variants.configured) });
  test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.fulfill({ body: "" })));

  test("the bar shows its content on every page, links included", async ({ page }) => {
    const messages = collectMessages(page);
    for (const path of ["/", "/support", "/search", "/intro"]) {
      await open(page, path);
      await expect(bar(page)).toContainText("Version 3 is out.");
    }
    await bar(page).getByRole("link", { name: "Read how to update" }).click();
    await expect(page.locator("h1")).toHaveText("Stay up to date");
    expect(messages).toEqual([]);
  });

  test("closing it hides it at once, stores that, and it stays away", async ({ page }) => {
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
    await expect(bar(page)).toBeHidden();
  });

  test("a dismissed bar takes no room while the page loads", async ({ page }) => {
    await earlierVisit(page, ID);
    await page.route("**/assets/js/*.js", (route) => route.abort());
    await page.goto("/");
    await expect(bar(page)).toBeHidden();
  });

  test("a changed id brings it back at once", async ({ page }) => {
    await earlierVisit(page, "version-2");
    await open(page, "/");
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, DISMISS_KEY)).toBe("false");
    expect(await stored(page, ID_KEY)).toBe(ID);
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe("with the default id", () => {
  /** A build differs from another by this id alone, which stands in its main script. */
  test.use({ baseURL: baseUrl(variants.configured) });
  test.beforeEach(async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
    await page.route("**/assets/js/main.*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(`"${ID}"`, '"announcement-bar"');
      await route.fulfill({ response, body });
    });
  });

  test("an earlier edition's misspelled id counts as the same, and is corrected", async ({ page }) => {
    await earlierVisit(page, "annoucement-bar");
    await open(page, "/");
    await expect.poll(() => stored(page, ID_KEY)).toBe("announcement-bar");
    expect(await stored(page, DISMISS_KEY)).toBe("true");
    await expect(bar(page)).toBeHidden();
  });
});

test("without ANNOUNCEMENT_CONTENT there is no bar", async ({ page }) => {
  await open(page, "/");
  await expect(bar(page)).toHaveCount(0);
});

test.describe("with ANNOUNCEMENT_CLOSEABLE=false", () => {
  test.use({ baseURL: baseUrl(variants.configured) });

  test("the bar cannot be closed", async ({ page }) => {
    expect(readEnvironment({ ANNOUNCEMENT_CONTENT: "News" }).announcement?.isCloseable).toBe(true);
    expect(
      readEnvironment({ ANNOUNCEMENT_CONTENT: "News", ANNOUNCEMENT_CLOSEABLE: "false" }).announcement?.isCloseable,
    ).toBe(false);
    await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
    // A build with the variable differs by this value alone, which stands in its main script.
    await page.route("**/assets/js/main.*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("isCloseable:!0", "isCloseable:!1");
      await route.fulfill({ response, body });
    });
    await open(page, "/");
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole("button")).toHaveCount(0);
  });
});
