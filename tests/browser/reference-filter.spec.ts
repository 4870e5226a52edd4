import { expect, test, type Page } from "../support/test";
import { isRequired } from "../../src/catalog/isRequired";
import {
  announced,
  entryOf,
  everything,
  filterField,
  group,
  lambda,
  lambdaPage,
  markedTexts,
  matching,
  namesFor,
  openFilters,
  requiredOnly,
  shownInputs,
  shownOutputs,
  status,
  type,
} from "../support/reference";
import { open, pauseClock } from "../support/site";

test.describe("text", () => {
  test("matches names and descriptions of inputs and outputs", async ({ page }) => {
    await open(page, lambdaPage);
    const { inputs, outputs } = namesFor(lambda, "schedule");
    expect(inputs.length * outputs.length).toBeGreaterThan(0);
    await filterField(page).fill("Schedule");
    await expect(status(page)).toHaveText(matching(inputs.length, outputs.length));
    await expect.poll(async () => (await shownInputs(page)).sort()).toEqual(inputs);
    await expect.poll(async () => (await shownOutputs(page)).sort()).toEqual(outputs);
  });

  test("matches an object by its fields", async ({ page }) => {
    await open(page, lambdaPage);
    const [field = ""] = Object.keys(lambda.inputs.find(({ name }) => name === "iam_policy")?.fields ?? {});
    await filterField(page).fill(field);
    await expect.poll(async () => (await shownInputs(page)).sort()).toEqual(namesFor(lambda, field).inputs);
    expect(await shownInputs(page)).toContain("iam_policy");
  });

  test("is highlighted where it matches, until it changes", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("efs");
    await expect.poll(() => markedTexts(page)).toContain("EFS");
    expect(new Set((await markedTexts(page)).map((text) => text.toLowerCase()))).toEqual(new Set(["efs"]));
    await filterField(page).fill("memory size");
    await expect.poll(() => markedTexts(page)).toEqual(expect.arrayContaining(["memory", "size", "Memory"]));
    await filterField(page).fill("");
    await expect.poll(() => markedTexts(page)).toEqual([]);
  });

  test("matches names whatever their separators are, and highlights all of them", async ({ page }) => {
    await open(page, lambdaPage);
    for (const text of ["memorysize", "Memory-Size"]) {
      await filterField(page).fill(text);
      await expect.poll(() => shownInputs(page)).toContain("memory_size");
      await expect.poll(() => markedTexts(page)).toContain("memory_size");
      await filterField(page).fill("");
      await expect.poll(() => markedTexts(page)).toEqual([]);
    }
  });

  test("is highlighted in a distinct color", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("run_in_vpc");
    await expect.poll(() => markedTexts(page)).toContain("run_in_vpc");
    const style = await entryOf(page, "input_run_in_vpc")
      .locator("h4")
      .evaluate((element) => getComputedStyle(element, "::highlight(reference-match)").backgroundColor);
    expect(style).not.toBe("rgba(0, 0, 0, 0)");
  });

  test("may contain any characters", async ({ page }) => {
    await open(page, lambdaPage);
    for (const text of ["(((", "[a-z]+", "\\", "<>{}", "${", "x".repeat(3000), "😀", "\uD800"]) {
      await filterField(page).fill(text);
      // Each of these excludes some entries, so a status with the full counts belongs to the previous text.
      await expect(status(page)).toHaveText(/^\d+ of \d+ inputs, \d+ of \d+ outputs$/);
      await expect(status(page)).not.toHaveText(everything);
      await filterField(page).fill("");
      await expect(status(page)).toHaveText(everything);
    }
    const outputs = lambda.outputs.filter(({ description }) => description?.includes("$LATEST"));
    await filterField(page).fill("$LATEST");
    await expect.poll(async () => (await shownOutputs(page)).sort()).toEqual(outputs.map(({ name }) => name).sort());
  });
});

test("required only, the group and the type filter the inputs, alone and combined", async ({ page }) => {
  await open(page, lambdaPage);
  const expected = (keep: (input: (typeof lambda.inputs)[number]) => boolean) =>
    lambda.inputs
      .filter(keep)
      .map(({ name }) => name)
      .sort();
  const shown = async () => (await shownInputs(page)).sort();

  await openFilters(page);
  await requiredOnly(page).check();
  await expect.poll(shown).toEqual(expected(isRequired));
  await group(page).selectOption({ label: "Compute" });
  await expect.poll(shown).toEqual(expected((input) => isRequired(input) && input.group === "compute"));
  await requiredOnly(page).uncheck();
  await expect.poll(shown).toEqual(expected((input) => input.group === "compute"));
  await type(page).selectOption("number");
  await expect.poll(shown).toEqual(expected((input) => input.group === "compute" && input.type === "number"));
  await group(page).selectOption({ label: "All" });
  await expect.poll(shown).toEqual(expected((input) => input.type === "number"));
  expect(await shownOutputs(page)).toHaveLength(lambda.outputs.length);
});

test("filtering from far down the page scrolls to the first matches; changing the view does not", async ({ page }) => {
  await open(page, lambdaPage);
  const start = page.locator("#inputs");
  const scrollToLastEntry = () => page.locator(".reference .entry:visible").last().scrollIntoViewIfNeeded();
  const { inputs, outputs } = namesFor(lambda, "alarm");

  await scrollToLastEntry();
  await page.keyboard.press("/");
  await page.keyboard.type("alarm");
  await expect(status(page)).toHaveText(matching(inputs.length, outputs.length));
  await expect(start).toBeInViewport();
  await expect(page.locator(".reference .entry:visible").first()).toBeInViewport();

  // By keyboard from here on: a click right after a scroll can miss, because the bar moves while the navbar leaves.
  await scrollToLastEntry();
  await page.getByRole("button", { name: "Clear the filter" }).press("Enter");
  await expect(status(page)).toHaveText(everything);
  await expect(start).toBeInViewport();
  await scrollToLastEntry();
  const details = page.getByRole("radio", { name: "Details" });
  await details.press("Space");
  await expect(details).toBeChecked();
  await expect(start).not.toBeInViewport();
  await page.locator("summary", { hasText: /^Filters/ }).press("Enter");
  await requiredOnly(page).press("Space");
  await expect(requiredOnly(page)).toBeChecked();
  await expect(start).toBeInViewport();
});

test("a group without matches disappears together with its heading", async ({ page }) => {
  await open(page, lambdaPage);
  const headings = page.locator("article h3[id^='inputs-']:visible");
  await openFilters(page);
  await group(page).selectOption({ label: "Access" });
  await expect(headings).toHaveText([/^Access/]);
  await filterField(page).fill("memory");
  await openFilters(page);
  await group(page).selectOption({ label: "All" });
  await expect(headings).toHaveText([/^Required/]);
  await expect(page.locator("#outputs")).toBeHidden();
});

test("the number of matches is announced in words, after the last keystroke", async ({ page }) => {
  await open(page, lambdaPage);
  await expect(status(page)).toHaveText(everything);
  await page.clock.install();
  await pauseClock(page);
  const { inputs, outputs } = namesFor(lambda, "memory");
  await filterField(page).pressSequentially("m");
  await page.clock.runFor(499);
  await filterField(page).pressSequentially("emory");
  await expect(status(page)).toHaveText(matching(inputs.length, outputs.length));
  await page.clock.runFor(499);
  await expect(announced(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(announced(page)).toHaveText(matching(inputs.length, outputs.length));
});

test.describe("an empty result", () => {
  const advice = (page: Page) => page.getByText(/matches.*To find more/);

  test("explains how to find more", async ({ page }) => {
    await open(page, lambdaPage);
    await expect(advice(page)).toHaveCount(0);
    await filterField(page).fill("zebra");
    await expect(status(page)).toHaveText(matching(0, 0));
    await expect(advice(page)).toHaveText(
      "Nothing matches “zebra”. To find more, use a shorter word, or show everything.",
    );
    await filterField(page).fill("memory zebra");
    await expect(advice(page)).toContainText("remove a word");
    await page.getByRole("button", { name: "show everything" }).click();
    await expect(status(page)).toHaveText(everything);
    await expect(page).toHaveURL(lambdaPage);
  });

  test("lists the active filters, even if outputs still match", async ({ page }) => {
    await open(page, `${lambdaPage}?required=1&group=access`);
    await expect(advice(page)).toHaveText(
      "No input matches. To find more, clear “Required only” and the group, or show everything.",
    );
  });
});
