import { expect, test, type Page } from "../support/test";
import { collectScripts, scriptsOf } from "../support/pageScripts";
import { collectMessages, open } from "../support/site";

test.use({ prefetch: true });

type Connection = { effectiveType?: string; saveData?: boolean } | undefined;

/** Linked far below the fold of the home page in a short window, so nothing loads it until the link is in view. */
const target = "/reference/services/ci-cd-pipeline";
const SHORT_WINDOW = { width: 1440, height: 400 };

interface Watched {
  /** The number of the target's scripts with a prefetch hint. */
  prefetched: () => Promise<number>;
  /** The number of the target's scripts that the page has loaded. */
  preloaded: () => Promise<number>;
  scrollToLink: () => Promise<void>;
  hoverLink: () => Promise<void>;
}

/** Opens the home page on a connection, and tracks its requests for the target's scripts. */
async function watchHome(page: Page, connection: Connection | "untouched"): Promise<Watched> {
  // Links in view may prefetch scripts shared by the target's section.
  const own = await scriptsOf(target, page.context(), "/reference/services");
  if (connection !== "untouched") {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  }
  const scripts = collectScripts(page);
  await page.setViewportSize(SHORT_WINDOW);
  await open(page, "/");
  const link = page.locator(`main a[href="${target}"]`);
  const watched = {
    prefetched: () =>
      page.evaluate(
        (addresses) =>
          Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({ href }) => href).filter(
            (href) => addresses.includes(href),
          ).length,
        own,
      ),
    preloaded: () => Promise.resolve(scripts.filter((script) => own.includes(script)).length),
    scrollToLink: () => link.scrollIntoViewIfNeeded(),
    hoverLink: () => link.hover(),
  };
  expect([await watched.prefetched(), await watched.preloaded()]).toEqual([0, 0]);
  return watched;
}

/** Records what `window.docusaurus` returns when a link asks it to load the target; false means that it declines. */
async function recordReturnValues(page: Page): Promise<() => Promise<Record<string, boolean>>> {
  await page.addInitScript((path) => {
    const returnValues: Record<string, boolean> = {};
    let original: typeof window.docusaurus;
    const record = (name: "prefetch" | "preload") => (route: string) => {
      const returnValue = original[name](route);
      if (route === path) {
        returnValues[name] = Boolean(returnValue);
      }
      return returnValue;
    };
    const recording = { prefetch: record("prefetch"), preload: record("preload") };
    Object.assign(window, { returnValues });
    Object.defineProperty(window, "docusaurus", {
      get: () => recording,
      set: (value: typeof original) => {
        original = value;
      },
    });
  }, target);
  return () => page.evaluate(() => (window as unknown as { returnValues: Record<string, boolean> }).returnValues);
}

for (const connection of [
  "untouched",
  { effectiveType: "2g", saveData: false },
  { effectiveType: "4g", saveData: true },
  { saveData: true },
  {},
  undefined,
] as const) {
  const name = connection === "untouched" ? "as it is" : connection ? JSON.stringify(connection) : "unknown";
  test(`a link in view is prefetched and a hovered one preloaded if the connection is ${name}`, async ({ page }) => {
    const messages = collectMessages(page);
    const { prefetched, preloaded, scrollToLink, hoverLink } = await watchHome(page, connection);
    await scrollToLink();
    await expect.poll(prefetched).toBeGreaterThan(0);
    expect(await preloaded()).toBe(0);
    await hoverLink();
    await expect.poll(preloaded).toBeGreaterThan(0);
    expect(messages).toEqual([]);
  });
}

for (const effectiveType of ["2g", "slow-2g"]) {
  test(`links are neither prefetched nor preloaded on ${effectiveType} with data saver on`, async ({ page }) => {
    const returnValues = await recordReturnValues(page);
    const { prefetched, preloaded, scrollToLink, hoverLink } = await watchHome(page, { effectiveType, saveData: true });
    await scrollToLink();
    await hoverLink();
    // The link requested both, and both were declined.
    await expect.poll(returnValues).toEqual({ prefetch: false, preload: false });
    expect([await prefetched(), await preloaded()]).toEqual([0, 0]);
  });
}

test("a link that was hovered opens without further requests when clicked", async ({ page, context }) => {
  const own = await scriptsOf("/intro/overview/intro-to-gruntwork", context);
  const loaded = collectScripts(page);
  await open(page, "/");
  const link = page.getByRole("link", { name: "What is Gruntwork?" });
  await link.hover();
  await expect.poll(() => own.filter((script) => !loaded.includes(script))).toEqual([]);
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL("/intro/overview/intro-to-gruntwork");
  await expect(page.locator("article h1")).toBeVisible();
});

for (const rest of ["", "?tool=terragrunt", "#inputs"]) {
  const link = `a link to a page${rest && `, with ${rest},`}`;
  test(`${link} prefetches, and preloads, every script that the page still needs`, async ({ page, context }) => {
    const own = await scriptsOf(target, context, "/");
    await page.setViewportSize(SHORT_WINDOW);
    await open(page, "/");
    const files = await page.evaluate(async (route) => {
      await window.docusaurus.prefetch(route);
      return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({ href }) => href);
    }, target + rest);
    expect(own.filter((script) => !files.includes(script))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);

    const loaded = collectScripts(page);
    await page.evaluate(async (route) => {
      await window.docusaurus.preload(route);
    }, target + rest);
    await expect.poll(() => own.filter((script) => !loaded.includes(script))).toEqual([]);
    expect(loaded.filter((script) => !files.includes(script))).toEqual([]);
  });
}

test("a link prefetches the stylesheets of components that this page does not show", async ({ page }) => {
  await page.setViewportSize(SHORT_WINDOW);
  await open(page, "/support");
  const prefetched = await page.evaluate(async () => {
    await window.docusaurus.prefetch("/reference/services/data-storage/amazon-rds");
    return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({ href }) => href);
  });
  const sheets = prefetched.flatMap((url) => /\/assets\/css\/([\w-]+)\./.exec(url)?.slice(1) ?? []);
  expect(sheets.sort()).toEqual(["filter-styles", "reference-styles"]);
});
