import { expect, test } from "@playwright/test";
import { compose, panel, value } from "../support/composer";
import { pageOf } from "../support/reference";

/** The folder tree of the services that the reader has composed. */

test("account, Region and environment stay on the other pages of the folder tree and after a reload", async ({
  page,
}) => {
  await compose(page, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  await panel(page).getByRole("button", { name: "Add VPC to the folder tree" }).click();
  const unitsPath = panel(page).getByLabel("Account, Region and environment");
  await unitsPath.fill("prod/eu-west-1/prod");
  await panel(page).getByRole("link", { name: "VPC", exact: true }).click();
  await expect(value(page, "vpc_name")).toBeVisible();
  await expect(unitsPath).toHaveValue("prod/eu-west-1/prod");
  await page.reload();
  await expect(unitsPath).toHaveValue("prod/eu-west-1/prod");
});
