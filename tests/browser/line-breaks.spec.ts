import { expect, test } from "../support/test";
import { open, withoutFiles } from "../support/site";

/** Where lines of code and names in tables break on a phone. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const WALKTHROUGH = "/guides/build-it-yourself/vpc/deployment-walkthrough";

test("a long name in wrapped code does not leave its indentation on a line of its own", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withoutFiles(page);
  await page.goto(WALKTHROUGH);
  const distances = await page.locator(".language-hcl .token-line", { hasText: /^ +\S{25}/ }).evaluateAll((lines) =>
    lines.map((line) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let text = texts.nextNode();
      while (text && !/\S/.test(text.textContent ?? "")) {
        text = texts.nextNode();
      }
      const start = text?.textContent?.search(/\S/) ?? 0;
      range.setStart(text as Node, start);
      range.setEnd(text as Node, start + 1);
      return range.getBoundingClientRect().top - line.getBoundingClientRect().top;
    }),
  );
  expect(distances.length).toBeGreaterThan(0);
  // Less than the height of a line.
  expect(Math.max(...distances)).toBeLessThan(12);
});

test("continuation lines of wrapped code are indented further than the first", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withoutFiles(page);
  await page.goto("/guides/build-it-yourself/landing-zone/deployment-walkthrough");
  const wrapped = await page.locator(".language-hcl .token-line", { hasText: /\S/ }).evaluateAll((lines) =>
    lines.flatMap((line) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.textContent?.search(/\S/) ?? -1;
        if (start !== -1) {
          range.setStart(text, start);
          range.setEnd(text, text.textContent?.trimEnd().length ?? 0);
          boxes.push(...range.getClientRects());
        }
      }
      const [first, ...rest] = boxes as [DOMRect, ...DOMRect[]];
      const indents = rest.filter(({ top }) => top >= first.bottom).map(({ left }) => Math.round(left - first.left));
      return indents.length > 0 ? [{ text: line.textContent.trimEnd(), indent: Math.min(...indents) }] : [];
    }),
  );
  expect(wrapped.some(({ text }) => text.startsWith("      "))).toBe(true);
  expect(wrapped.filter(({ indent }) => indent <= 0)).toEqual([]);
});

test("names in stacked tables wrap between their words", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withoutFiles(page);
  await page.goto("/reference/services/app-orchestration/amazon-eks");
  const lines = await page.locator(".stacked-table td code", { hasText: "services_on_fargate" }).evaluate((code) => {
    const texts = [...code.childNodes].filter((node) => node instanceof Text);
    return texts.map((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [text.data, range.getClientRects().length] as const;
    });
  });
  expect(lines.map(([text]) => text).join("")).toBe("schedule_control_plane_services_on_fargate");
  expect(lines.filter(([, count]) => count > 1)).toEqual([]);
  // The table scrolls on a desktop: there, names do not wrap.
  await page.setViewportSize(DESKTOP);
  await expect(page.locator(".stacked-table td wbr").first()).toBeHidden();
});

test("selecting wrapped code yields its original lines", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, WALKTHROUGH);
  const block = page.locator("pre.language-hcl", { hasText: "?ref=" }).first();
  const lines = (await block.locator(".token-line").allTextContents()).map((line) => line.replace(/\n$/, ""));
  expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(60);
  const selected = await block.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString();
  });
  expect(selected?.trimEnd()).toBe(lines.join("\n").trimEnd());
});
