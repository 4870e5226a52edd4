import { expect, test } from "@playwright/test";
import { hydrated } from "../support/site";

/** A page of each kind: a selector such as `:has()` may match in one of them only. */
const PATHS = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/reference/services",
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
];

/** The root element, the body, and what the inserted element itself needs. */
const MAX_ELEMENTS = 25;

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

for (const path of PATHS) {
  test(`what is inserted into the head of ${path} does not make the browser style the whole page anew`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await page.locator("body *").count()).toBeGreaterThan(10 * MAX_ELEMENTS);

    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.evaluate(() => {
      for (const attributes of [{ rel: "prefetch", href: "/robots.txt" }, { name: "description" }]) {
        // What was due before has nothing to do with the element.
        void document.body.offsetHeight;
        document.head.append(Object.assign(document.createElement("rel" in attributes ? "link" : "meta"), attributes));
        void document.body.offsetHeight;
      }
    });
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const counts = trace.traceEvents.flatMap(({ name, args }) =>
      name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
    );
    expect(Math.max(0, ...counts)).toBeLessThan(MAX_ELEMENTS);
  });
}
