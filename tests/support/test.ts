import { test as base } from "@playwright/test";
import { withoutPrefetch } from "./site";

export * from "@playwright/test";

interface Options {
  /**
   * Whether pages prefetch what they link to, and preload it when the pointer is over a link. Off unless a test turns it
   * on: most tests never open those pages, and prefetching can double the CPU time of a page.
   */
  prefetch: boolean;
}

/** Playwright's `test` with the option above. Every browser test uses it. */
export const test = base.extend<Options>({
  prefetch: [false, { option: true }],
  context: async ({ context, prefetch }, provide) => {
    if (!prefetch) {
      await withoutPrefetch(context);
    }
    await provide(context);
  },
});
