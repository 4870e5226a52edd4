import { expect, test, type Page } from "@playwright/test";
import {
  answer,
  entryOf,
  filterField,
  isRequired,
  lambda,
  lambdaPage,
  markedTexts,
  pageOf,
  shownInputs,
  shownOutputs,
} from "../support/reference";
import { searchField } from "../support/search";
import { follow, open } from "../support/site";

const group = (page: Page) => page.getByRole("combobox", { name: "Group" });
const type = (page: Page) => page.getByRole("combobox", { name: "Type" });
const requiredOnly = (page: Page) => page.getByRole("checkbox", { name: "Required only" });
const everything = /^60 of 60 inputs, 16 of 16 outputs/;

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

test.describe("the address", () => {
  const address = /[?]q=log&required=1&group=monitoring&type=list$/;

  async function narrow(page: Page): Promise<void> {
    await filterField(page).fill("log");
    await requiredOnly(page).check();
    await group(page).selectOption("monitoring");
    await type(page).selectOption("list");
  }

  async function expectNarrowed(page: Page): Promise<void> {
    await expect(filterField(page)).toHaveValue("log");
    await expect(requiredOnly(page)).toBeChecked();
    await expect(group(page)).toHaveValue("monitoring");
    await expect(type(page)).toHaveValue("list");
    await expect(answer(page)).toHaveText(/^0 of 60 inputs, 1 of 16 outputs/);
  }

  test("follows the filter, and is restored on load", async ({ page }) => {
    await open(page, lambdaPage);
    await narrow(page);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expectNarrowed(page);
  });

  test("is restored on back and on forward", async ({ page }) => {
    await open(page, lambdaPage);
    await narrow(page);
    await expect(page).toHaveURL(address);
    await follow(page, "/guides");
    await expect(page).toHaveURL("/guides");
    await page.goBack();
    await expectNarrowed(page);
    await page.goForward();
    await expect(page).toHaveURL("/guides");
  });

  test("does not have a step of the history for each letter", async ({ page }) => {
    await open(page, "/guides");
    await follow(page, "/courses");
    await expect(page).toHaveURL("/courses");
    await page.evaluate((path) => window.history.pushState(null, "", path), "/courses");
    await page.goto(lambdaPage);
    await filterField(page).pressSequentially("memory", { delay: 60 });
    await expect(page).toHaveURL(/[?]q=memory$/);
    await page.goBack();
    await expect(page).toHaveURL("/courses");
  });

  test("that names an unknown group, type or value shows everything", async ({ page }) => {
    await open(page, `${lambdaPage}?group=gone&type=gone&required=yes`);
    await expect(answer(page)).toHaveText(everything);
  });

  test("of another service begins without a filter", async ({ page }) => {
    await open(page, `${lambdaPage}?q=memory`);
    await expect(answer(page)).toHaveText(/^\d of 60/);
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(filterField(page)).toHaveValue("");
    await expect(answer(page)).toHaveText(/^(\d+) of \1 inputs, (\d+) of \2 outputs/);
  });
});

test("the number of entries is in a live region, in words", async ({ page }) => {
  await open(page, lambdaPage);
  await expect(answer(page)).toHaveText(everything);
  await filterField(page).fill("memory");
  await expect(answer(page)).toHaveText(/^(\d+) of 60 inputs, 0 of 16 outputs$/);
  const [shown] = /^\d+/.exec(await answer(page).innerText()) ?? [];
  await expect.poll(() => shownInputs(page)).toHaveLength(Number(shown));
});

test.describe("the keys", () => {
  test("/ focuses the filter", async ({ page }) => {
    await open(page, lambdaPage);
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await expect(filterField(page)).toHaveValue("");
    await expect(filterField(page)).toBeInViewport();
  });

  test("/ is a character where one types", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("aws");
    await page.keyboard.press("/");
    await expect(filterField(page)).toHaveValue("aws/");
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toHaveValue("/");
  });

  for (const key of ["Control+k", "Meta+k"]) {
    test(`${key} opens the search of the site`, async ({ page }) => {
      await open(page, lambdaPage);
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
    });
  }

  test("/ opens the search again on a page without a filter", async ({ page }) => {
    await open(page, lambdaPage);
    await follow(page, "/guides");
    await expect(page.locator("h1")).toHaveText("Guides");
    await page.keyboard.press("/");
    await expect(searchField(page)).toBeFocused();
  });

  test("Escape clears the whole filter and keeps the order", async ({ page }) => {
    await open(page, `${lambdaPage}?q=log&required=1&group=logging&type=string&sort=name`);
    await filterField(page).press("Escape");
    await expect(answer(page)).toHaveText(everything);
    await expect(filterField(page)).toBeFocused();
    await expect(page).toHaveURL(/lambda[?]sort=name$/);
  });

  test("the keyboard alone reaches an input and what it relates to", async ({ page }) => {
    await open(page, lambdaPage);
    await page.keyboard.press("/");
    await page.keyboard.type("efs access point");
    await expect.poll(() => shownInputs(page)).toEqual(["file_system_access_point_arn"]);
    for (const control of [
      group(page),
      type(page),
      requiredOnly(page),
      page.getByRole("checkbox", { name: "A to Z" }),
    ]) {
      await page.keyboard.press("Tab");
      await expect(control).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear the filter" })).toBeFocused();
    const entry = entryOf(page, "input_file_system_access_point_arn");
    // Over the link of the group's heading.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("link", { name: "Copy link to file_system_access_point_arn" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("button", { name: "Copy name file_system_access_point_arn" })).toBeFocused();
  });
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

test.describe("the order", () => {
  const alphabetical = [...lambda.inputs.map(({ name }) => name)].sort();
  const order = (page: Page) => page.getByRole("checkbox", { name: "A to Z" });

  test("is required first, then by group", async ({ page }) => {
    await open(page, lambdaPage);
    const names = await shownInputs(page);
    expect(names.slice(0, 4).sort()).toEqual(
      lambda.inputs
        .filter(isRequired)
        .map(({ name }) => name)
        .sort(),
    );
    expect(names).not.toEqual(alphabetical);
  });

  test("is A to Z at a switch, which the address keeps", async ({ page }) => {
    await open(page, lambdaPage);
    const byGroup = await shownInputs(page);
    await order(page).check();
    expect(await shownInputs(page)).toEqual(alphabetical);
    await expect(page.getByRole("heading", { name: "All inputs, A to Z" })).toBeVisible();
    await expect(page.locator("article h3[id^='inputs-']:visible")).toHaveCount(0);
    await expect(page).toHaveURL(/[?]sort=name$/);
    await page.reload();
    await expect.poll(() => shownInputs(page)).toEqual(alphabetical);
    await order(page).uncheck();
    expect(await shownInputs(page)).toEqual(byGroup);
  });

  test("goes together with the filter", async ({ page }) => {
    await open(page, `${lambdaPage}?sort=name&group=logging`);
    const expected = lambda.inputs.filter(({ group: key }) => key === "logging").map(({ name }) => name);
    await expect.poll(() => shownInputs(page)).toEqual(expected.sort());
  });

  test("and the filter leave no trace on a page that one comes back to", async ({ page }) => {
    await open(page, lambdaPage);
    const before = await shownInputs(page);
    await order(page).check();
    await filterField(page).fill("log");
    await expect(page).toHaveURL(/q=log/);
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(page.locator("h1")).toHaveText("EC2 Instance");
    await expect(answer(page)).toHaveText(/of/);
    await follow(page, lambdaPage);
    await expect(answer(page)).toHaveText(everything);
    expect(await shownInputs(page)).toEqual(before);
    expect(await markedTexts(page)).toEqual([]);
  });
});
