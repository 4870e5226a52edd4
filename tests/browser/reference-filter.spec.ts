import { expect, test, type Page } from "@playwright/test";
import {
  answer,
  entryOf,
  everything,
  filterField,
  group,
  isRequired,
  lambda,
  lambdaPage,
  markedTexts,
  pageOf,
  requiredOnly,
  shownInputs,
  shownOutputs,
  type,
} from "../support/reference";
import { open } from "../support/site";

test.describe("text", () => {
  test("is looked for in names and descriptions of inputs and outputs", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("Schedule");
    await expect(answer(page)).toHaveText("3 of 60 inputs, 2 of 16 outputs");
    await expect.poll(() => shownInputs(page)).toEqual(["name", "namespace", "schedule_expression"]);
    await expect.poll(() => shownOutputs(page)).toEqual(["event_rule_arn", "event_rule_schedule"]);
  });

  test("has to have all its words in an entry, in any order", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("kms log");
    await expect.poll(() => shownInputs(page)).toEqual(["cloudwatch_log_group_kms_key_id"]);
  });

  test("finds nothing inside of words, which have no relation to it", async ({ page }) => {
    await open(page, pageOf("networking/virtual-private-cloud-vpc"));
    await filterField(page).fill("arn");
    // Not "warning" and "learn".
    await expect
      .poll(() => shownInputs(page))
      .toEqual([
        "kms_key_arn",
        "kms_key_user_iam_arns",
        "flow_log_additional_s3_bucket_policy_statements",
        "flow_log_enable_custom_s3_destination",
        "flow_log_s3_bucket_arn",
        "iam_role_permissions_boundary",
      ]);
  });

  test("finds an object by its fields", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("capitalization");
    await expect.poll(() => shownInputs(page)).toEqual(["iam_policy"]);
  });

  test("is marked where it is found, and the marks go with it", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("efs");
    await expect.poll(() => markedTexts(page)).toContain("EFS");
    expect(new Set((await markedTexts(page)).map((text) => text.toLowerCase()))).toEqual(new Set(["efs"]));
    await filterField(page).fill("memory size");
    await expect.poll(() => markedTexts(page)).toEqual(expect.arrayContaining(["memory", "size", "Memory"]));
    await filterField(page).fill("");
    await expect.poll(() => markedTexts(page)).toEqual([]);
  });

  test("is marked in a color of its own", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("run_in_vpc");
    await expect.poll(() => markedTexts(page)).toContain("run_in_vpc");
    const style = await entryOf(page, "input_run_in_vpc")
      .locator("h4")
      .evaluate((element) => getComputedStyle(element, "::highlight(reference-match)").backgroundColor);
    expect(style).not.toBe("rgba(0, 0, 0, 0)");
  });

  test("may be anything", async ({ page }) => {
    await open(page, lambdaPage);
    for (const text of ["(((", "[a-z]+", "\\", "<>{}", "${", "x".repeat(3000), "😀", "\uD800"]) {
      await filterField(page).fill(text);
      await expect(answer(page)).toHaveText(/^\d+ of 60 inputs, \d+ of 16 outputs$/);
    }
    await filterField(page).fill("$LATEST");
    await expect.poll(() => shownOutputs(page)).toEqual(["function_arn", "version"]);
  });
});

test("required only, the group and the type narrow the inputs, together too", async ({ page }) => {
  await open(page, lambdaPage);
  const expected = (keep: (input: (typeof lambda.inputs)[number]) => boolean) =>
    lambda.inputs
      .filter(keep)
      .map(({ name }) => name)
      .sort();
  const shown = async () => (await shownInputs(page)).sort();

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
  expect(await shownOutputs(page)).toHaveLength(16);
});

test("a group with nothing left goes with its heading", async ({ page }) => {
  await open(page, lambdaPage);
  const headings = page.locator("article h3[id^='inputs-']:visible");
  await group(page).selectOption({ label: "Access" });
  await expect(headings).toHaveText([/^Access/]);
  await filterField(page).fill("memory");
  await group(page).selectOption({ label: "All" });
  await expect(headings).toHaveText([/^Required/]);
  await expect(page.locator("#outputs")).toBeHidden();
});

test("the number of entries is in a live region, in words", async ({ page }) => {
  await open(page, lambdaPage);
  await expect(answer(page)).toHaveText(everything);
  await filterField(page).fill("memory");
  await expect(answer(page)).toHaveText(/^(\d+) of 60 inputs, 0 of 16 outputs$/);
  const [shown] = /^\d+/.exec(await answer(page).innerText()) ?? [];
  await expect.poll(() => shownInputs(page)).toHaveLength(Number(shown));
});

test.describe("an empty result", () => {
  const advice = (page: Page) => page.getByText(/matches.*To find more/);

  test("says how to widen it", async ({ page }) => {
    await open(page, lambdaPage);
    await expect(advice(page)).toHaveCount(0);
    await filterField(page).fill("zebra");
    await expect(answer(page)).toHaveText("0 of 60 inputs, 0 of 16 outputs");
    await expect(advice(page)).toHaveText(
      "Nothing matches “zebra”. To find more, try a shorter word, or show everything.",
    );
    await filterField(page).fill("memory zebra");
    await expect(advice(page)).toContainText("leave out a word");
    await page.getByRole("button", { name: "show everything" }).click();
    await expect(answer(page)).toHaveText(everything);
    await expect(page).toHaveURL(lambdaPage);
  });

  test("names what narrows it, when only outputs are left too", async ({ page }) => {
    await open(page, `${lambdaPage}?required=1&group=access`);
    await expect(advice(page)).toHaveText(
      "No input matches. To find more, take back “Required only” and the group, or show everything.",
    );
  });
});
