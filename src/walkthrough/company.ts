/** The example company, as far as walkthroughs need it. */
const ids = {
  root: "222233334444",
  security: "333344445555",
  logs: "666677778888",
  shared: "888899990000",
  dev: "111122223333",
  stage: "444455556666",
  prod: "777788889999",
  sandbox: "555566667777",
};

const REGIONS = ["us-east-2", "us-west-2", "us-east-1"];

const ROOT = `locals {
  account = read_terragrunt_config(find_in_parent_folders("account.hcl")).locals
  region  = read_terragrunt_config(find_in_parent_folders("region.hcl")).locals
}

remote_state {
  backend = "s3"

  generate = {
    path      = "backend.tf"
    if_exists = "overwrite_terragrunt"
  }

  config = {
    bucket       = "acme-\${local.account.account_name}-\${local.region.aws_region}-state"
    key          = "\${path_relative_to_include()}/terraform.tfstate"
    region       = local.region.aws_region
    encrypt      = true
    use_lockfile = true
  }
}

generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite_terragrunt"
  contents  = <<-EOF
    provider "aws" {
      region              = "\${local.region.aws_region}"
      allowed_account_ids = ["\${local.account.account_id}"]
    }
  EOF
}
`;

const regionFile = (region: string): string => `locals {\n  aws_region = "${region}"\n}\n`;

/** Ids of the accounts, by name. */
export const accounts: Readonly<Record<string, string>> = ids;

/** What a clone of the company's infrastructure-live has before any unit, by path from the folder with the clones. */
export const cloneFiles: ReadonlyMap<string, string> = new Map([
  ["infrastructure-live/root.hcl", ROOT],
  ["infrastructure-live/.gitignore", ".terragrunt-cache/\n.terraform/\n*.plan\n"],
  ...Object.entries(ids).flatMap(([name, id]): [string, string][] => [
    [`infrastructure-live/${name}/account.hcl`, `locals {\n  account_name = "${name}"\n  account_id   = "${id}"\n}\n`],
    [`infrastructure-live/${name}/_global/region.hcl`, regionFile("us-east-2")],
    ...REGIONS.map((region): [string, string] => [
      `infrastructure-live/${name}/${region}/region.hcl`,
      regionFile(region),
    ]),
  ]),
]);
