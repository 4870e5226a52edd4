import { expect, test, type Locator } from "../support/test";
import { results, searchField, searchFor } from "../support/search";
import { open } from "../support/site";

test("results show what they are: an input its type, a page its place in the site", async ({ page }) => {
  await open(page, "/guides");
  await searchFor(page, "num_nat_gateways");
  const input = results(page).first();
  await expect(input.locator("[data-kind=input]")).toBeVisible();
  await expect(input.locator(".search-hit-note")).toHaveText(/^Input, required, number/);
  const [row, note] = [await input.boundingBox(), await input.locator(".search-hit-note").boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0) - ((note?.x ?? 0) + (note?.width ?? 0))).toBeLessThan(60);
  await expect(input.locator(".DocSearch-Hit-title")).toHaveCSS("font-family", /monospace/);
  await expect(page.getByRole("group", { name: /^VPC, .*Networking$/ }).first()).toBeVisible();

  await searchField(page).fill("nat gateway");
  const match = (part: string) => results(page).locator(`.DocSearch-Hit-${part} mark`).first();
  await expect(match("path")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(match("title")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const clear = page.getByRole("button", { name: "Clear the query" });
  expect(await clear.boundingBox()).toMatchObject({ width: 36, height: 36 });
});

test("the search page shows the page and the section of a result", async ({ page }) => {
  await open(page, "/search?q=vpc pitfalls");
  await expect(page.getByRole("link", { name: "VPC › Pitfalls", exact: true })).toBeVisible();
});

/** The lines of an element's text. */
const linesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const lines: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let bottom = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const characters = text.textContent ?? "";
      for (let index = 0; index < characters.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        if (lines.length === 0 || box.top >= bottom) {
          lines.push("");
          bottom = box.bottom;
        }
        lines.push(`${lines.pop() ?? ""}${characters.charAt(index)}`);
      }
    }
    return lines;
  });

test("long names wrap between their words on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const name = "alb_ingress_controller_targetgroup_binding_max_concurrent_reconciles";
  const expectNoBrokenWord = async (element: Locator) => {
    await expect(element).toContainText(name);
    const lines = await linesOf(element);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).filter((line) => !/[_ \s]$/.test(line))).toEqual([]);
  };
  await open(page, `/search?q=${name}`);
  await expectNoBrokenWord(page.getByRole("heading", { level: 1 }));
  await expectNoBrokenWord(page.getByRole("heading", { level: 2 }).first());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await searchFor(page, name);
  await expectNoBrokenWord(results(page).first().locator(".DocSearch-Hit-title"));
});
