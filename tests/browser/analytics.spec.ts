import { expect, test, type Page } from "../support/test";
import { follow, goTo, open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

// Prefetching must not send third-party requests either.
test.use({ prefetch: true });

const ID = variants.configured.environment.GTAG_TRACKING_ID;
const GOOGLE = /https:\/\/[^/]*(google|gtag)/;

/** The calls queued for the analytics service, as plain arrays; its own script is stubbed and never consumes them. */
function calls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
      Array.from(entry, (value) => (value instanceof Date ? "date" : value)),
    ),
  );
}

const pageViews = async (page: Page) =>
  (await calls(page)).filter(([command, name]) => command === "event" && name === "page_view");
const path = async (page: Page) =>
  (await calls(page)).filter(([command, name]) => command === "set" && name === "page_path").at(-1)?.[2];

test.describe("with GTAG_TRACKING_ID set", () => {
  test.use({ baseURL: baseUrl(variants.configured) });

  test.beforeEach(({ page }) =>
    page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
  );

  test("the page requests the service's script once, and anonymizes IP addresses", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open(page, "/intro");
    expect(requests.filter((url) => GOOGLE.test(url))).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(await calls(page)).toEqual([
      ["js", "date"],
      // This call includes the first page view.
      ["config", ID, { anonymize_ip: true }],
    ]);
  });

  test("each navigation sends one page view with its address", async ({ page }) => {
    await open(page, "/support");
    expect(await pageViews(page)).toHaveLength(0);
    await follow(page, "/courses");
    await expect.poll(() => path(page)).toBe("/courses");
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => path(page)).toBe("/support");
    await expect.poll(() => pageViews(page)).toHaveLength(2);
    await page.locator(".table-of-contents").getByRole("link", { name: "Pro Serve" }).click();
    await expect.poll(() => path(page)).toBe("/support#pro-serve");
    await expect.poll(() => pageViews(page)).toHaveLength(3);
  });

  test("typing on the search page sends no page view and adds no history entry", async ({ page }) => {
    await open(page, "/support");
    await goTo(page, "/search");
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.getByRole("searchbox").pressSequentially("aurora", { delay: 20 });
    await expect(page).toHaveURL(/[?]q=aurora$/);
    await page.goBack();
    await expect.poll(() => path(page)).toBe("/support");
    expect(await pageViews(page)).toHaveLength(2);
  });

  test("a blocked service neither breaks the site nor makes it log an error", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.unroute(/^https:/);
    await page.route(/^https:/, (route) => route.abort());
    await open(page, "/support");
    await follow(page, "/courses");
    await expect(page.locator("h1")).toHaveText("Courses");
    expect(errors).toEqual([]);
  });
});

test("without GTAG_TRACKING_ID there is no analytics code and no request", async ({ page }) => {
  const foreign: string[] = [];
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== "localhost") {
      foreign.push(request.url());
    } else if (/\.js$|\/support$/.test(pathname)) {
      asked.add(pathname);
    }
  });
  await open(page, "/support");
  await follow(page, "/courses");
  await expect(page).toHaveURL("/courses");
  // The address changes before the page does.
  await expect(page.locator("h1")).toHaveText("Courses");
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => "gtag" in window || "dataLayer" in window)).toBe(false);
  // Requested again because the browser discards the bodies of prefetched responses.
  const texts = await Promise.all([...asked].map(async (address) => (await page.request.get(address)).text()));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /googletagmanager|window\.gtag|google-analytics/.test(text))).toEqual([]);
});
