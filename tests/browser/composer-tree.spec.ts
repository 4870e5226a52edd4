import { expect, test } from "../support/test";
import { COMPOSER_DRAFTS_STORAGE_KEY } from "../../src/constants";
import { action, add, archive, compose, panel, paste, statusMessage, value } from "../support/composer";
import { pageOf } from "../support/reference";

/** Tests the folder tree of the services that the reader has composed. */

test("services, account, Region and environment carry over to the folder tree's other pages and survive a reload", async ({
  page,
}) => {
  await compose(page, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  await panel(page).getByRole("button", { name: "Add VPC to the folder tree" }).click();
  const unitsPath = panel(page).getByLabel("Account, Region and environment");
  await unitsPath.fill("prod/eu-west-1/prod");
  await panel(page).getByRole("link", { name: "VPC", exact: true }).click();
  await expect(value(page, "vpc_name")).toBeVisible();
  await expect(panel(page).getByText("Folder tree of 2 services", { exact: true })).toBeVisible();
  await expect(unitsPath).toHaveValue("prod/eu-west-1/prod");
  await page.reload();
  await expect(unitsPath).toHaveValue("prod/eu-west-1/prod");
});

test("several services are composed into one folder tree", async ({ page }) => {
  await compose(page, `${pageOf("networking/virtual-private-cloud-vpc")}?compose`);
  await value(page, "vpc_name").fill("shop");
  // Add a draft of a service that has since been renamed.
  await page.evaluate((key) => {
    const drafts = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, drafts.replace("[", '[{"service":"networking/renamed","data":["g",[],[],"",[]]},'));
  }, COMPOSER_DRAFTS_STORAGE_KEY);
  await compose(page, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  await value(page, "cluster_name").fill("shop");
  const units = panel(page).locator("details", { has: page.getByText(/^Folder tree of/) });
  await expect(units.locator("summary")).toHaveText("Folder tree of 2 services");
  await expect(units.getByRole("link", { name: "VPC", exact: true })).toHaveAttribute(
    "href",
    /virtual-private-cloud-vpc\?compose/,
  );
  await action(page, "Remove VPC from the folder tree").click();
  await expect(units.getByRole("link")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Add VPC to the folder tree" })).toBeVisible();
  await action(page, "Undo").click();
  await expect(units.locator("summary")).toHaveText("Folder tree of 2 services");
  const unitsPath = units.getByLabel("Account, Region and environment");
  await unitsPath.fill("stage");
  await expect(unitsPath).toHaveAccessibleDescription(/^Enter an account and a Region/);
  await expect(units.getByRole("button", { name: "Download infrastructure-live.zip" })).toBeDisabled();
  await unitsPath.fill("lab/us-west-2/lab");
  const files = await archive(page);
  expect(files.get("infrastructure-live/lab/us-west-2/lab/networking/vpc/terragrunt.hcl")).toContain('"shop"');
  expect(files.get("infrastructure-live/lab/us-west-2/region.hcl")).toContain('"us-west-2"');
  await expect(statusMessage(page)).toContainText("with 5 files. Enter the account’s ID in lab/account.hcl.");
  await action(page, "Terraform").click();
  expect([...(await archive(page)).keys()].toSorted()).toEqual([
    "infrastructure-live/lab/us-west-2/lab/eks.tf",
    "infrastructure-live/lab/us-west-2/lab/vpc.tf",
  ]);
});

test("the baseline of another account is a unit of that account", async ({ page }) => {
  await compose(page, `${pageOf("security/bastion")}?compose`);
  await add(page, "external_account_ssh_grunt_role_arn").press("Enter");
  await expect(panel(page)).toContainText('config_path = "../../../../../security/_global/account-baseline"');
  await panel(page).getByRole("button", { name: "Add Security Account Baseline to the folder tree" }).click();
  const files = await archive(page);
  const security = "infrastructure-live/security";
  expect(files.get(`${security}/_global/account-baseline/terragrunt.hcl`)).toContain("account-baseline-security");
  expect(files.get(`${security}/account.hcl`)).toContain("333344445555");
  expect(files.get(`${security}/_global/region.hcl`)).toContain("us-east-2");
  expect([...files.keys()].filter((name) => name.includes("/dev/us-east-2/dev/landingzone/"))).toEqual([]);
  await action(page, "Remove Security Account Baseline from the folder tree").click();
  await expect(action(page, "Add Security Account Baseline to the folder tree")).toBeVisible();
  await action(page, "Terraform").click();
  await expect(action(page, "Add Security Account Baseline to the folder tree")).toHaveCount(0);
});

test("undoing the removal of a service keeps what another tab has started since", async ({ page, context }) => {
  const eksPage = `${pageOf("app-orchestration/amazon-eks")}?compose`;
  await compose(page, eksPage);
  await panel(page).getByRole("button", { name: "Add VPC to the folder tree" }).click();
  await action(page, "Undo").click();
  await expect(panel(page).getByText("Folder tree", { exact: true })).toBeVisible();
  await panel(page).getByRole("button", { name: "Add VPC to the folder tree" }).click();
  await action(page, "Remove VPC from the folder tree").click();
  const other = await context.newPage();
  await compose(other, `${pageOf("networking/virtual-private-cloud-vpc")}?compose`);
  await value(other, "vpc_name").fill("newer");
  await expect(panel(page).getByText("Folder tree of 2 services", { exact: true })).toBeVisible();
  await action(page, "Undo").click();
  await expect(statusMessage(page)).toHaveText("Undone.");
  await other.reload();
  await expect(value(other, "vpc_name")).toHaveValue('"newer"');
});

test("module calls of a folder tree refer to each other by the labels that they were pasted with", async ({ page }) => {
  const folder = "infrastructure-live/dev/us-east-2/dev";
  await compose(page, `${pageOf("networking/virtual-private-cloud-vpc")}?compose`);
  await paste(page, 'module "app_vpc" {\n  vpc_name = "shop"\n}');
  await expect(statusMessage(page)).toContainText("Imported");
  await compose(page, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  await expect(value(page, "vpc_id")).toHaveValue("module.vpc.vpc_id");
  const files = await archive(page);
  expect(files.get(`${folder}/vpc.tf`)).toContain('module "app_vpc" {');
  expect(files.get(`${folder}/eks.tf`)).toMatch(/vpc_id += module\.app_vpc\.vpc_id\n/);
  expect(files.get(`${folder}/eks.tf`)).not.toContain("module.vpc.");

  await paste(page, 'module "app_vpc" {\n  cluster_name = "shop"\n  vpc_id = module.vpc.vpc_id\n}');
  await expect(statusMessage(page)).toContainText("Imported");
  const renamed = await archive(page);
  await expect(statusMessage(page)).toContainText("Renamed to keep labels unique: module.vpc, module.eks.");
  expect(renamed.get(`${folder}/vpc.tf`)).toContain('module "vpc" {');
  expect(renamed.get(`${folder}/eks.tf`)).toMatch(/module "eks" \{[^]*module\.vpc\.vpc_id\n/);
});

test("a service whose module the pasted configuration calls is not offered for that configuration", async ({
  page,
}) => {
  await compose(page, `${pageOf("app-orchestration/amazon-eks")}?compose`);
  const offer = action(page, "Add VPC to the folder tree");
  await expect(offer).toBeVisible();
  const source =
    "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-cluster?ref=v2.11.1";
  await paste(
    page,
    `# The network.\nmodule  "vpc" {\n  source = "./vpc"\n}\n\nmodule "eks" {\n  source = "${source}"\n  vpc_id = module.vpc.vpc_id\n}\n`,
  );
  await expect(value(page, "vpc_id")).toHaveValue("module.vpc.vpc_id");
  await expect(offer).toHaveCount(0);
  await action(page, "Terragrunt").click();
  await expect(value(page, "vpc_id")).toHaveValue("dependency.vpc.outputs.vpc_id");
  await expect(offer).toBeVisible();
});
