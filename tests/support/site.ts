import { expect, type BrowserContext, type ConsoleMessage, type Page } from "@playwright/test";

/** Collects every console message and uncaught error of the page. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true");
}

/** Opens a page of the site and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Makes pages load with a theme, as if the reader had chosen it on an earlier visit. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem("theme", value), theme);
}

/** Sets the page's theme, as the switch in the navbar does. */
export async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
}

/** Every script of the site, and the scripts that individual pages need in addition to the main ones. */
const SCRIPTS = /\/assets\/js\/.*\.js$/;
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;

/** Holds back requests for files until it is opened. */
interface FileGate {
  close(): void;
  open(): void;
}

/**
 * Simulates a very slow connection: holds back files requested from now on until the gate is opened. The gate can be
 * closed and opened repeatedly.
 *
 * @param files pattern of the addresses to hold back; defaults to all scripts
 */
export async function gateFiles(page: Page, files = SCRIPTS): Promise<FileGate> {
  let isOpen = Promise.resolve();
  let open = () => {};
  const close = () => {
    isOpen = new Promise((resolve) => (open = resolve));
  };
  close();
  await page.route(files, async (route) => {
    await isOpen;
    await route.continue();
  });
  return { close, open: () => open() };
}

/**
 * Holds back files requested from now on.
 *
 * @param files pattern of the addresses to hold back; defaults to all scripts
 * @returns a function that releases them
 */
export async function holdFiles(page: Page, files = SCRIPTS): Promise<() => void> {
  const gate = await gateFiles(page, files);
  return () => gate.open();
}

/**
 * Blocks files that a test does not depend on: without the site's scripts, a page is ready much sooner. The browser
 * itself blocks them, which costs nothing and, unlike routing, keeps the cache enabled.
 *
 * @param files patterns of their addresses, with `*` as the wildcard; defaults to the site's scripts
 */
export async function withoutFiles(page: Page, files = ["*.js"]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: files });
}

/**
 * Follows a link within the site without hovering over it first, which would preload its page.
 * The click is dispatched in the page, as a screen reader does.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) {
      throw new Error(`No link to ${href} on ${window.location.pathname}`);
    }
    link.click();
  }, path);
}

/** Navigates to a page within the site, like a link that was not hovered over; works even if there is no link. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({}, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/**
 * Disables prefetching, and preloading on hover, in pages opened from now on. They report a slow connection, but only
 * once they are parsed, so that they still use the site's font.
 */
export async function withoutPrefetch(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      configurable: true,
      get: () => (document.readyState === "loading" ? undefined : { effectiveType: "2g", saveData: true }),
    });
  });
}

/**
 * Pauses the page's clock about a second from now. Requires an earlier call to `page.clock.install()`. On a busy
 * machine that moment may have passed by the time the browser receives the command, which is an error, so this retries.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}

/** Waits until a new frame has been drawn and the observers of its layout have run. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Resizes the window and waits until the page has adapted. Until then, code that reads the layout already sees the new
 * width, but observers of the layout have not been notified.
 *
 * @returns a problem if the page is wider than the window, otherwise an empty list
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  const hasSettled = (width: number) =>
    window.innerWidth === width && document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  const settled = await page.waitForFunction(hasSettled, size.width, { timeout: 10_000 }).catch(() => undefined);
  await drawn(page);
  return settled ? [] : [`${size.width} px: wider than the window`];
}
