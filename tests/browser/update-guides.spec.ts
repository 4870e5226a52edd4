import { expect, test, type Page } from "../support/test";
import { readUpdates } from "../../src/updates/read";
import { versionTable } from "../../src/updates/table";
import { expectAccessible } from "../support/accessibility";
import { open, resize } from "../support/site";

/** Tests the release tables in the update guides, and the guide selector. */

const index = "/guides/stay-up-to-date";
const guide = `${index}/terraform/terraform-12`;
const data = versionTable(readUpdates(), "terraform-0.12");
const total = data.rows.length;
const table = (page: Page) =>
  page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Repository" }) });
const names = (page: Page) => table(page).locator("tbody tr td:first-child > code").allTextContents();
const filter = (page: Page) => page.getByRole("search", { name: "Repositories" });
const text = (page: Page) => filter(page).getByRole("searchbox");
const header = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const selector = (page: Page) => page.getByRole("form", { name: "Your versions" });
const subject = (page: Page, name: string) => selector(page).getByRole("group", { name });
const steps = (page: Page) => selector(page).getByRole("listitem").getByRole("link").allTextContents();

test.describe("the version table", () => {
  test("lists every repository with its former name and links to both releases", async ({ page }) => {
    await open(page, guide);
    expect(await names(page)).toEqual(data.rows.map(({ repository }) => repository));
    const row = table(page).getByRole("row").filter({ hasText: "terraform-aws-vpc" });
    await expect(row).toContainText("formerly module-vpc");
    const release = "https://github.com/gruntwork-io/terraform-aws-vpc/releases/tag";
    await expect(row.getByRole("link", { name: "v0.6.0" })).toHaveAttribute("href", `${release}/v0.6.0`);
    await expect(row.getByRole("link", { name: "v0.5.8" })).toHaveAttribute("href", `${release}/v0.5.8`);
  });

  test("can be sorted by its column headings in both directions, and exposes the order", async ({ page }) => {
    await open(page, guide);
    await expect(header(page, "Repository")).toHaveAttribute("aria-sort", "ascending");
    const first = header(page, "First for 0.12");
    await first.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-sort", "ascending");
    await expect(header(page, "Repository")).not.toHaveAttribute("aria-sort");
    expect((await names(page))[0]).toBe("terraform-aws-beanstalk");
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-sort", "descending");
    expect((await names(page))[0]).toBe("terragrunt");
  });

  test("can be filtered by both names of a repository, and the URL reflects the filter", async ({ page }) => {
    await open(page, guide);
    const status = filter(page)
      .getByText(/^\d+ of \d+ repositories$/)
      .first();
    await expect(status).toHaveText(`${total} of ${total} repositories`);
    await text(page).fill("module-vpc");
    await expect(status).toHaveText(`1 of ${total} repositories`);
    expect(await names(page)).toEqual(["terraform-aws-vpc"]);
    await expect(page).toHaveURL(`${guide}?q=module-vpc`);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["terraform-aws-vpc"]);
    await text(page).fill("zebra");
    await expect(page.getByText("No repository in this table has that name")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(status).toHaveText(`${total} of ${total} repositories`);
    await expect(page).toHaveURL(guide);
  });

  test("is accessible and fits a phone, where it can also be sorted", async ({ page }) => {
    await open(page, guide);
    for (const width of [1440, 390]) {
      expect(await resize(page, { width, height: 844 })).toEqual([]);
      await expectAccessible(page);
    }
    const sort = header(page, "First for 0.12").getByRole("button");
    await sort.click();
    expect((await names(page))[0]).toBe("terraform-aws-beanstalk");
    const box = await table(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  test("is printed without its filter", async ({ page }) => {
    await open(page, guide);
    await page.emulateMedia({ media: "print" });
    await expect(text(page)).toBeHidden();
    await expect(table(page)).toBeVisible();
  });
});

test.describe("the guide selector", () => {
  test("lists the updates from one version to another, with their prerequisites", async ({ page }) => {
    await open(page, index);
    await expect(selector(page).getByRole("status")).toContainText("Select your current version");
    const terraform = subject(page, "OpenTofu/Terraform");
    await terraform.getByLabel("From").selectOption("Terraform 0.12");
    await terraform.getByRole("combobox", { name: "To", exact: true }).selectOption("Terraform 0.14");
    await expect.poll(() => steps(page)).toEqual(["Terraform 0.13", "Terraform 0.14"]);
    await expect(selector(page).getByRole("status")).toHaveText("2 updates, in this order:");
    const first = selector(page).getByRole("listitem").first();
    await expect(first).toContainText("Start from Terraform 0.12.31 (0.12.26 at least). Terragrunt v0.25.4 or newer.");

    await subject(page, "AWS provider").getByLabel("From").selectOption("AWS provider 2");
    await subject(page, "AWS provider")
      .getByRole("combobox", { name: "To", exact: true })
      .selectOption("AWS provider 3");
    await expect.poll(() => steps(page)).toEqual(["AWS provider 3", "Terraform 0.13", "Terraform 0.14"]);
    await expect(page).toHaveURL(`${index}?terraform=0.12&terraform-to=0.14&aws=2&aws-to=3`);

    await first.getByRole("link").click();
    await expect(page).toHaveURL(`${index}/terraform/aws-provider-v3#to-version-3`);
    // The address changes before the page does.
    await expect(selector(page)).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => steps(page)).toEqual(["AWS provider 3", "Terraform 0.13", "Terraform 0.14"]);
  });

  test("targets the newest version by default, and drops deselected subjects", async ({ page }) => {
    await open(page, `${index}?terraform=1.1&unknown=1`);
    await expect.poll(() => steps(page)).toEqual(["Terraform 1.5", "OpenTofu"]);
    const terraform = subject(page, "OpenTofu/Terraform");
    await expect(terraform.getByRole("combobox", { name: "To", exact: true })).toHaveValue("opentofu");
    await expect(terraform.getByLabel("From").locator(":checked")).toHaveText("Terraform 1.1 to 1.4");
    await expect(terraform.getByRole("combobox", { name: "To", exact: true }).locator("option")).toHaveText([
      "Terraform 1.5",
      "OpenTofu",
    ]);
    await terraform.getByLabel("From").selectOption("Not updating");
    await expect(page).toHaveURL(`${index}?unknown=1`);
    await expect(terraform.getByRole("combobox", { name: "To", exact: true })).toHaveCount(0);
  });

  test("moves the target version up when the start version passes it", async ({ page }) => {
    await open(page, `${index}?terraform=0.12&terraform-to=0.13`);
    await subject(page, "OpenTofu/Terraform").getByLabel("From").selectOption("Terraform 1.0");
    await expect.poll(() => steps(page)).toEqual(["Terraform 1.1", "Terraform 1.5", "OpenTofu"]);
  });

  test("is accessible and fits a phone", async ({ page }) => {
    await open(page, `${index}?terraform=0.11&aws=2&cis=1.2.0`);
    for (const width of [1440, 390]) {
      expect(await resize(page, { width, height: 844 })).toEqual([]);
      await expectAccessible(page);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is complete, and the page shows all updates instead of the selector", async ({ page }) => {
    await page.goto(guide);
    await expect(table(page).locator("tbody tr")).toHaveCount(total);
    await expect(page.getByPlaceholder("Current or former name")).toBeHidden();
    await page.goto(index);
    await expect(page.getByLabel("Your versions")).toBeHidden();
    const ladder = page.getByRole("table").filter({ hasText: "Starts from" });
    await expect(ladder.locator("tbody tr")).toHaveCount(readUpdates().updates.length);
    await expect(ladder.getByRole("link", { name: "OpenTofu" })).toHaveAttribute(
      "href",
      `${index}/terraform/terraform-1.x#opentofu`,
    );
  });
});
