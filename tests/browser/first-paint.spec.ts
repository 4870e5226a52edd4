import { expect, test, type Route } from "../support/test";
import { UNKNOWN_PATH } from "../support/routes";
import { holdFiles, hydrated, open } from "../support/site";

/** Each page inlines its critical CSS: the page looks the same before and after its stylesheets load. */

/** One page of each kind. */
const paths = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc",
  "/guides/build-it-yourself/vpc/production-grade-design",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/guides/build-it-yourself/achieve-compliance/core-concepts",
  "/guides/stay-up-to-date",
  "/reference/services",
  "/reference/services/networking",
  "/reference/services/networking/virtual-private-cloud-vpc",
  "/courses",
  "/support",
  "/search",
  "/tags",
  UNKNOWN_PATH,
];

/**
 * Records, in the page itself, the position of each element and the computed styles of one element of each kind in both
 * themes, for comparison after the stylesheets have loaded.
 */
function recordLook(): void {
  // Only the stylesheets define custom properties that none of the page's rules use.
  const properties = Array.from(getComputedStyle(document.body)).filter((property) => !property.startsWith("--"));
  const look = (theme: string) => {
    document.documentElement.dataset.theme = theme;
    // Compare the final styles: in the middle of a transition, a difference could go unnoticed.
    document.getAnimations().forEach((animation) => animation.finish());
    const seen = new Set<string>();
    return [...document.body.querySelectorAll(":not(script, link)")].flatMap((element, i) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const kind = `${element.tagName}.${element.className}`;
      const name = `${theme}: ${i} ${kind}`;
      const place = `${name} at ${x}, ${y}, ${width} x ${height}`;
      if (seen.has(kind)) {
        return [place];
      }
      seen.add(kind);
      return [
        place,
        ...[null, "::before", "::after"].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return pseudo !== null && style.content === "none"
            ? []
            : properties.map(
                (property) => `${name}${pseudo ?? ""} { ${property}: ${style.getPropertyValue(property)} }`,
              );
        }),
      ];
    });
  };
  const looks = () => ["dark", "light"].flatMap(look);
  const before = looks();
  Object.assign(window, { changedLook: () => looks().filter((line, i) => line !== before[i]) });
}

for (const path of paths) {
  test(`${path} looks the same before its stylesheets load, and keeps its elements when it hydrates`, async ({
    page,
  }) => {
    const releaseScripts = await holdFiles(page);
    // Held back for good, because this script would remount the images a second after hydration.
    await page.route(/\/image-zoom\./, () => {});
    const html = await (await page.request.get(path)).text();
    const linked = [...html.matchAll(/<link rel="stylesheet"/g)].length;
    expect(linked).toBeGreaterThan(0);
    const held: Route[] = [];
    await page.route(/\.css$/, (route) => void held.push(route));
    for (const width of [390, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        held.length = 0;
        await page.goto(path, { waitUntil: "commit" });
        await page.locator(".footer__copyright").waitFor({ state: "attached" });
        await expect.poll(() => held.length).toBe(linked);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(recordLook);
        const sheets = await page.evaluate(() => document.styleSheets.length);
        // Browsers apply each stylesheet as soon as it has loaded, and may paint before the next one arrives.
        for (const [i, route] of held.entries()) {
          await route.continue();
          await page.waitForFunction((count) => document.styleSheets.length === count, sheets + i + 1);
          const changed = await page.evaluate(() =>
            (window as unknown as { changedLook: () => string[] }).changedLook(),
          );
          expect.soft(changed.slice(0, 20), `after ${route.request().url()}`).toEqual([]);
        }
      });
    }
    await page.evaluate(() => Object.assign(window, { served: [...document.querySelectorAll("main *")] }));
    releaseScripts();
    await hydrated(page);
    const removed = await page.evaluate(() =>
      (window as unknown as { served: Element[] }).served
        .filter((element) => !element.isConnected)
        .map((element) => `${element.tagName}.${element.className}`),
    );
    expect(removed).toEqual([]);
  });
}

test("stylesheets that load later come last", async ({ page }) => {
  await open(page, "/");
  const sheets = (): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => (href === null ? "" : new URL(href).pathname)).filter(Boolean),
    );
  const before = await sheets();
  expect(before).not.toEqual([]);
  await page.keyboard.press("ControlOrMeta+k");
  await expect.poll(sheets).toEqual([...before, expect.stringContaining("search-styles")]);
});
