import { describe, expect, it } from "vitest";
import { bash, COMMIT, DEPLOYED, file, mistakesOf, UNIT, type Parts } from "./testing";

/** A unit with a shared file, before and after its inputs move there. */
function shareInputs(shared: string, include = "  expose = true"): Parts {
  const folder = "infrastructure-live/_envcommon";
  const record = (name: string): string =>
    `terragrunt render --json --working-dir stage/vpc |\n  jq -S '{inputs, source: .terraform.source}' >../${name}.json`;
  const source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc";
  const locals = `locals {\n  account = read_terragrunt_config(find_in_parent_folders("account.hcl")).locals\n  source  = "${source}"\n}`;
  const unit = `include "root" {
  path = find_in_parent_folders("root.hcl")
}

include "shared" {
  path = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/vpc.hcl"
${include}
}

terraform {
  source = "\${include.shared.locals.source}?ref=v2.11.1"
}`;
  return {
    needs: "Git, Terragrunt and jq.",
    steps:
      UNIT +
      bash(`cd infrastructure-live\n${record("before")}`) +
      file(`${folder}/vpc.hcl`, `${locals}\n\n${shared}`) +
      file("infrastructure-live/stage/vpc/terragrunt.hcl", unit) +
      bash(`${record("after")}\ndiff ../before.json ../after.json\n${COMMIT}`),
  };
}

describe("files that a unit includes", { timeout: 120_000 }, () => {
  it("are merged into what is rendered", async () => {
    const same = 'inputs = {\n  vpc_name = "${local.account.account_name}"\n}';
    expect(await mistakesOf(shareInputs(same))).toEqual([]);
    const other = 'inputs = {\n  vpc_name = "${local.account.account_name}-1"\n}';
    expect(await mistakesOf(shareInputs(other))).toEqual([
      expect.stringContaining('The block stops at "diff ../before.json ../after.json"'),
    ]);
  });

  it("are read through include only where they are exposed", async () => {
    expect(await mistakesOf(shareInputs("inputs = {}", ""))).toEqual([
      expect.stringContaining('the include "shared" does not set expose = true'),
    ]);
  });

  it("may not include other files", async () => {
    const nested = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}';
    expect(await mistakesOf(shareInputs(nested))).toEqual([
      expect.stringContaining("Only one level of includes is allowed"),
    ]);
  });
});

describe("files that a unit reads", { timeout: 120_000 }, () => {
  it("search above their own folder, and not in it", async () => {
    const reading = (accounts: string) => ({
      steps:
        file("infrastructure-live/accounts.json", "{}", "json") +
        file("infrastructure-live/common.hcl", `locals {\n  accounts = jsondecode(file(${accounts}))\n}`) +
        file(
          "infrastructure-live/stage/vpc/terragrunt.hcl",
          `${DEPLOYED}\nlocals {\n  common = read_terragrunt_config(find_in_parent_folders("common.hcl")).locals\n}`,
        ) +
        bash(`cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt plan\n${COMMIT}`),
      options: "  exists: [bucket acme-stage-state]",
    });
    expect(await mistakesOf(reading('"${get_terragrunt_dir()}/accounts.json"'))).toEqual([]);
    expect(await mistakesOf(reading('find_in_parent_folders("accounts.json")'))).toEqual([
      expect.stringContaining('find_in_parent_folders("accounts.json") finds nothing above infrastructure-live'),
    ]);
  });
});
