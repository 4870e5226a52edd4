import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "../support/test";
import { readProviderMirror } from "../../src/config/environment";
import { makeCatalogRepositories } from "../../src/walkthrough/hcl/catalogStubs";
import { findHclProgram, verifyHcl } from "../../src/walkthrough/hcl/verify";
import { readUnitConfig } from "../../src/walkthrough/terragruntConfig";
import { archive, panel, statusMessage, value } from "../support/composer";
import { dataOf, pageOf } from "../support/reference";
import { open } from "../support/site";

/** A new user composes a cluster and its VPC from scratch, and Terraform validates the result. */

const cluster = "app-orchestration/amazon-eks";
const network = "networking/virtual-private-cloud-vpc";
const folder = "infrastructure-live/dev/us-east-2/dev";

const units = [`${folder}/networking/vpc`, `${folder}/services/eks`];

/** The errors that Terraform or OpenTofu reports for the units in a folder. Logs a warning if neither can run. */
async function validationErrors(tree: string, scratch: string): Promise<string[]> {
  const program = findHclProgram();
  if (program === undefined) {
    console.warn("skipped: the archive is not validated, because neither tofu nor terraform is on the PATH");
    return [];
  }
  const vendorRemotes = path.join(scratch, "vendor");
  makeCatalogRepositories([dataOf(cluster), dataOf(network)], vendorRemotes);
  const records = units.map((unit) => ({
    page: pageOf(cluster),
    line: 1,
    tree,
    folder: unit,
    command: "validate",
    remotes: path.join(scratch, "remotes"),
  }));
  const options = { program, providerMirror: readProviderMirror(process.env), vendorRemotes, company: "acme" };
  const result = await verifyHcl(records, { ...options, scratch: path.join(scratch, "combined") });
  if (result === undefined) {
    console.warn(
      "skipped: the archive is not validated, because the AWS provider is neither in PROVIDER_MIRROR nor reachable",
    );
    return [];
  }
  return result.mistakes.map(({ file, message }) => `${file}: ${message}`);
}

test("an EKS cluster and its VPC are composed in a few steps, and Terraform validates them", async ({ page }) => {
  await open(page, pageOf(cluster));
  await page.getByRole("button", { name: "Compose your file" }).click();
  await value(page, "cluster_name").fill("shop");
  await value(page, "allow_inbound_api_access_from_cidr_blocks, item 1").fill("203.0.113.0/24");
  await expect(value(page, "vpc_id")).toHaveValue("dependency.vpc.outputs.vpc_id");
  const addVpc = panel(page).getByRole("button", { name: "Add VPC to the folder tree" });
  await page.route("**/assets/composer/**", (route) => route.abort());
  await addVpc.click();
  await expect(statusMessage(page)).toHaveText("VPC could not be added. Check your connection, and try again.");
  await page.unroute("**/assets/composer/**");
  await addVpc.click();
  await expect(statusMessage(page)).toContainText(
    "Added VPC with the required inputs. Open it to replace its examples.",
  );
  await expect(panel(page).getByText("Folder tree of 2 services")).toBeFocused();
  await panel(page).getByRole("link", { name: "VPC", exact: true }).click();
  await value(page, "vpc_name").fill("shop");
  await expect(panel(page).getByText("Folder tree of 2 services")).toBeVisible();
  const files = await archive(page);
  await expect(statusMessage(page)).toHaveText("Downloaded infrastructure-live.zip with 5 files.");

  expect([...files.keys()].toSorted()).toEqual([
    "infrastructure-live/dev/account.hcl",
    `${folder}/networking/vpc/terragrunt.hcl`,
    `${folder}/services/eks/terragrunt.hcl`,
    "infrastructure-live/dev/us-east-2/region.hcl",
    "infrastructure-live/root.hcl",
  ]);
  expect(files.get(`${folder}/networking/vpc/terragrunt.hcl`)).toMatch(/vpc_name += "shop"/);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "composer-cluster-"));
  try {
    const tree = path.join(scratch, "tree");
    for (const [name, content] of files) {
      fs.mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
      fs.writeFileSync(path.join(tree, name), content);
    }
    // Parsed the way Terragrunt does, including the files that they include.
    for (const unit of units) {
      expect(await readUnitConfig(path.join(tree, unit))).toMatchObject({
        backend: { bucket: "acme-dev-us-east-2-state", region: "us-east-2" },
        allowedAccounts: ["111122223333"],
      });
    }
    expect(await validationErrors(tree, scratch)).toEqual([]);
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
});
