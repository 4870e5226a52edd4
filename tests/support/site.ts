import { expect, type ConsoleMessage, type Page } from "@playwright/test";

/** Collects everything the page says in the console, and every uncaught error. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** Waits until the page is interactive: React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true");
}

/** Opens a page of the site and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads a page in a theme that the reader chose before. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem("theme", value), theme);
}

/** Puts the page into a theme, as the switch in the navbar does. */
export async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
}

/** Every script of the site, and those that single pages need beside the main ones. */
const SCRIPTS = /\/assets\/js\/.*\.js$/;
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;

/** Holds files back, and lets them come. */
interface FileGate {
  close(): void;
  open(): void;
}

/**
 * Holds back files that are requested from now on, as a very slow connection does, until the gate is opened; it can be
 * closed again as often as a test likes.
 *
 * @param files addresses of which of them; all scripts if left out
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
 * Holds back files that are requested from now on.
 *
 * @param files addresses of which of them; all scripts if left out
 * @returns lets them come
 */
export async function holdFiles(page: Page, files = SCRIPTS): Promise<() => void> {
  const gate = await gateFiles(page, files);
  return () => gate.open();
}

/**
 * Leaves out files on which a test does not depend: without the site's scripts, a page is ready much sooner. The browser
 * itself refuses them, which costs nothing, and keeps its cache.
 *
 * @param files patterns of their addresses, with `*` for anything; the site's scripts if left out
 */
export async function withoutFiles(page: Page, files = ["*.js"]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: files });
}

/**
 * Follows a link of this site without pointing at it first, which would preload its page.
 * The link is clicked in the page, as a screen reader does.
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

/** Goes to a page as a link does that the reader has not pointed at, also where there is no link. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({}, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/**
 * No page of the site prefetches: for tests that watch what a navigation itself loads. The connection is slow only once
 * the page is parsed, so that pages are shown in the site's font.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      get: () => (document.readyState === "loading" ? undefined : { effectiveType: "2g", saveData: true }),
    });
  });
}

/**
 * Makes the page's time stand still, a second or so from now; `page.clock.install()` has to have been called before. On a
 * busy machine that moment may be past when the browser hears of it, which is an error the first time.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}

/** Waits until a frame has been drawn from here on, whose layout its observers have then been told of. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Makes the window as wide as a device's, and waits until the page has settled into it: before that, what reads the
 * layout sees the new width, and what follows the layout has not been told of it.
 *
 * @returns what sticks out at the right
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  const hasSettled = (width: number) =>
    window.innerWidth === width && document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  const settled = await page.waitForFunction(hasSettled, size.width, { timeout: 10_000 }).catch(() => undefined);
  await drawn(page);
  return settled ? [] : [`${size.width} px: wider than the window`];
}
