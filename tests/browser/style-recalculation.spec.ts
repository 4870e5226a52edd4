import { expect, test, type Browser, type Page } from "@playwright/test";
import { open } from "../support/site";

/** One page of each kind: a selector such as `:has()` may match on only one of them. */
const PATHS = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/reference/services",
  "/reference/services/networking/virtual-private-cloud-vpc",
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
];

/** Covers the root element, the body, and whatever the inserted element itself needs. */
const MAX_ELEMENTS = 25;

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The largest number of elements that the browser restyles at once during an action. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
  );
  return Math.max(0, ...counts);
}

for (const path of PATHS) {
  test(`inserting an element into the head of ${path} does not restyle the whole page`, async ({ page, browser }) => {
    await open(page, path);
    expect(await page.locator("body *").count()).toBeGreaterThan(10 * MAX_ELEMENTS);
    const styled = await mostStyled(browser, page, () =>
      page.evaluate(() => {
        for (const attributes of [{ rel: "prefetch", href: "/robots.txt" }, { name: "description" }]) {
          // Flushes pending style changes, which are unrelated to the element.
          void document.body.offsetHeight;
          document.head.append(
            Object.assign(document.createElement("rel" in attributes ? "link" : "meta"), attributes),
          );
          void document.body.offsetHeight;
        }
      }),
    );
    expect(styled).toBeLessThan(MAX_ELEMENTS);
  });

  test(`inserting an element into the text of ${path} does not restyle the whole page`, async ({ page, browser }) => {
    await open(page, path);
    const styled = await mostStyled(browser, page, () =>
      page.evaluate(() => {
        void document.body.offsetHeight;
        document.querySelector("main p")?.append(document.createElement("span"));
        void document.body.offsetHeight;
      }),
    );
    expect(styled).toBeLessThan(MAX_ELEMENTS);
  });

  test(`marking ${path} as hydrated does not restyle the whole page`, async ({ page, browser }) => {
    await open(page, path);
    const styled = await mostStyled(browser, page, () =>
      page.evaluate(() => {
        delete document.documentElement.dataset.hasHydrated;
        void document.body.offsetHeight;
        document.documentElement.dataset.hasHydrated = "true";
        void document.body.offsetHeight;
      }),
    );
    expect(styled).toBeLessThan(MAX_ELEMENTS);
  });
}
