import { test as playwrightTest } from "@playwright/test";

export * from "@playwright/test";

/** What a test may choose beside Playwright's own options. */
interface Options {
  /**
   * Whether pages load those ahead that their links lead to, as they do for readers. That is a third of what a page
   * costs the processor, so only the tests have it that are about what is loaded, and those that open every page.
   */
  loadsAhead: boolean;
}

/** Playwright's `test`, on a slow connection whose reader saves data. */
export const test = playwrightTest.extend<Options>({
  loadsAhead: [false, { option: true }],
  context: async ({ context, loadsAhead }, provide) => {
    if (!loadsAhead) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: true } });
      });
    }
    await provide(context);
  },
});
