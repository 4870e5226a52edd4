import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../support/test";
import { entryOf, expectTarget, filterField, markedTexts, pageOf, shownInputs, status } from "../support/reference";
import { fixtureService, HOSTILE, longName } from "../support/referenceFixture";
import { collectMessages, open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

/** Only the test build contains the fixture (`fixtureSite.config.ts`). */
test.use({ baseURL: baseUrl(variants.configured) });

const fixture = fixtureService();
const fixturePage = pageOf("security/fixture");
/** The hostile text as rendered: as usual, Markdown decodes the entity. */
const seen = HOSTILE.replace("&amp;", "&");

test("is not part of the site", () => {
  expect(fs.existsSync(path.join(variants.configured.outDir, fixturePage))).toBe(true);
  expect(fs.existsSync(path.join(variants.plain.outDir, fixturePage))).toBe(false);
  expect(fs.existsSync(path.join(variants.plain.outDir, `${fixturePage}.json`))).toBe(false);
});

test("renders hostile text as text, without console errors", async ({ page }) => {
  const messages = collectMessages(page);
  page.on("dialog", (dialog) => {
    messages.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await open(page, fixturePage);
  await expect(status(page)).toHaveText("439 of 439 inputs, 1 of 1 output");
  const names = await shownInputs(page);
  expect([...names].sort()).toEqual(fixture.inputs.map(({ name }) => name).sort());
  for (const index of [0, 1, 438]) {
    await expect(
      entryOf(page, `input_${longName(index)}`)
        .locator("> p")
        .first(),
    ).toContainText(seen);
  }
  await expect(entryOf(page, "output_arn")).toContainText(seen);
  await expect(entryOf(page, `input_${longName(1)}`)).toContainText("${interpolation}");
  await expect(page.locator(".entry script")).toHaveCount(0);
  expect(messages.filter((message) => /^(error|uncaught|dialog)/.test(message))).toEqual([]);
});

test("publishes the same data", async ({ request }) => {
  const data = (await (await request.get(`${fixturePage}.json`)).json()) as typeof fixture;
  expect(data.inputs).toEqual(fixture.inputs);
  expect(data.outputs).toEqual(fixture.outputs);
});

test("can be filtered by hostile text, which is highlighted", async ({ page }) => {
  await open(page, fixturePage);
  for (const text of ["<>{}", "${interpolation}", '"double"', "😀", "<script>alert", "&"]) {
    await filterField(page).fill(text);
    await expect(status(page)).toHaveText("439 of 439 inputs, 1 of 1 output");
    await expect.poll(async () => (await markedTexts(page)).length).toBeGreaterThanOrEqual(440);
    expect(new Set(await markedTexts(page))).toEqual(new Set([text]));
  }
  await filterField(page).fill(longName(77));
  // Only the input itself and the one whose description refers to it.
  await expect(status(page)).toHaveText("2 of 439 inputs, 0 of 1 output");
  await expect.poll(async () => (await shownInputs(page)).sort()).toEqual([longName(76), longName(77)].sort());
});

test("restores a filter with hostile text from the URL", async ({ page }) => {
  await open(page, `${fixturePage}?${new URLSearchParams({ q: "<>{} 😀", group: "access" }).toString()}`);
  await expect(filterField(page)).toHaveValue("<>{} 😀");
  const inAccess = fixture.inputs.filter(({ group }) => group === "access").length;
  await expect(status(page)).toHaveText(`${inAccess} of 439 inputs, 1 of 1 output`);
});

test("links to each input and field by URL", async ({ page }) => {
  for (const id of [`input_${longName(438)}`, `input_${longName(0)}.nested.deep`, `input_${longName(5)}.odd key`]) {
    await open(page, `${fixturePage}#${encodeURIComponent(id)}`);
    await expectTarget(page, id);
  }
});

for (const width of [390, 768, 1440]) {
  test(`fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${fixturePage}?view=details`);
    expect(await page.locator("html").evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    await entryOf(page, `input_${longName(0)}`).scrollIntoViewIfNeeded();
    expect(await page.locator("html").evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    const outside = await page
      .locator(".entry:visible :is(h4, p, :not(pre) > code, pre, li, button)")
      .evaluateAll(
        (elements) => elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth).length,
      );
    expect(outside).toBe(0);
  });
}
