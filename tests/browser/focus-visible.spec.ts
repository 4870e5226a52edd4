import { expect, test } from "../support/test";
import { open } from "../support/site";

/** Sticky bars must not cover what has the focus (WCAG 2.4.11). */

const PAGES = [
  "/reference/services",
  "/reference/services/app-orchestration/lambda",
  "/guides/stay-up-to-date/terraform/terraform-1.x",
];

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    test(`Shift+Tab leads to nothing that is covered on ${path} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      // Disable smooth scrolling, so that each position is final.
      await page.addStyleTag({
        content: "html { scroll-behavior: auto !important; } * { transition: none !important; }",
      });
      await page.locator(".pagination-nav a, footer a").first().focus();
      const covered: string[] = [];
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press("Shift+Tab");
        const label = await page.evaluate(async () => {
          // The navbar appears in the frame after the one that scrolls.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const element = document.activeElement;
          if (!element || element.closest("aside, nav, form, .theme-doc-toc-mobile, [data-sticky]")) {
            return "";
          }
          const parts = [...element.getClientRects()].filter(({ width, height, right }) => {
            return width > 0 && height > 0 && right <= window.innerWidth;
          });
          const isSeen = parts.some((part) =>
            [0.2, 0.5, 0.8].some((share) => {
              const top = document.elementFromPoint(part.left + part.width / 2, part.top + part.height * share);
              return top !== null && (element.contains(top) || top.contains(element));
            }),
          );
          return parts.length === 0 || isSeen ? "" : (element.getAttribute("aria-label") ?? element.textContent);
        });
        if (label !== "") {
          covered.push(label);
        }
      }
      expect(covered).toEqual([]);
    });
  }
}
