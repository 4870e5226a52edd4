import { expect, test, type Page } from "../support/test";
import { drawn, follow, goTo, holdFiles, open } from "../support/site";

const from = "/intro/overview/intro-to-gruntwork";
const to = "/intro/overview/how-it-works";

test("the previous page stays visible while the next one loads", async ({ page }) => {
  await open(page, from);
  const heading = await page.locator("h1").textContent();
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await expect(page.locator("h1")).toHaveText(heading ?? "");
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
});

/** How often each link has been rendered: Docusaurus's link observes its element on every render. */
const countRenders = (page: Page) =>
  page.addInitScript(() => {
    const renders = new Map<Element, number>();
    Object.assign(window, { renders });
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(element: Element): void {
        renders.set(element, (renders.get(element) ?? 0) + 1);
        super.observe(element);
      }
    };
  });

/** How often the links that match a selector have been rendered. */
const rendersOf = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(
    (links) =>
      Array.from((window as unknown as { renders: Map<Element, number> }).renders).flatMap(([element, count]) =>
        element.isConnected && element.matches(links) ? [count] : [],
      ),
    selector,
  );

test("no link is rendered while the next page loads", async ({ page }) => {
  await countRenders(page);
  await open(page, from);
  const before = await rendersOf(page, "a");
  expect(before.length).toBeGreaterThan(10);
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  expect(await rendersOf(page, "a")).toEqual(before);
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
  expect(await rendersOf(page, "a")).not.toEqual(before);
});

for (const { name, width } of [
  { name: "phone", width: 390 },
  { name: "desktop", width: 1440 },
]) {
  test(`each link of the next page is rendered once on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await countRenders(page);
    await open(page, from);
    await follow(page, to);
    await expect(page.locator("h1")).toHaveText("How it works");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await drawn(page);
    const renders = await rendersOf(page, "main a");
    expect(renders.length).toBeGreaterThan(5);
    expect([...new Set(renders)]).toEqual([1]);
  });
}

/** Records each heading that a page shows, from now on. */
const recordHeadings = (page: Page) =>
  page.evaluate(() => {
    const headings: (string | null | undefined)[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading !== headings.at(-1)) {
        headings.push(heading);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const headingsOf = (page: Page) => page.evaluate(() => (window as unknown as { headings: string[] }).headings);

test("a page that the reader leaves before it has loaded is never shown", async ({ page }) => {
  await open(page, from);
  await recordHeadings(page);
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL(from);
  release();
  await page.waitForLoadState("networkidle");
  await drawn(page);
  await goTo(page, "/intro/overview/use-cases");
  await expect(page.locator("h1")).toHaveText("Use cases");
  expect(await headingsOf(page)).not.toContain("How it works");
});

test("after input during hydration, Back returns to where the reader left the page", async ({ page }) => {
  // Hydration is cut into pieces. After an event between two of them, React constructs the router again.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    const press = () => document.querySelector("main")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    const timer = window.setInterval(press);
    new MutationObserver(() => window.clearInterval(timer)).observe(document, {
      subtree: true,
      attributeFilter: ["data-has-hydrated"],
    });
  });
  await open(page, `${from}#example`);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const top = (await scrollY()) + 300;
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBe(top);
  await follow(page, to);
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.goBack();
  await expect(page).toHaveURL(`${from}#example`);
  await expect.poll(scrollY).toBe(top);
});
