import { describe, expect, it } from "vitest";
import type { UnitConfig } from "../terragruntConfig";
import { unitAsModule } from "./terragruntModule";

const unit = (parts: Partial<UnitConfig>): UnitConfig => ({
  folder: "/clones/live/stage/app",
  source: "git@github.com:acme/modules.git//app?ref=v1",
  dependencies: new Map([["vpc", { folder: "/clones/live/stage/vpc", mocksFor: [] }]]),
  inputs: {},
  locals: {},
  backend: undefined,
  allowedAccounts: [],
  ...parts,
});

describe("a unit as a module call", () => {
  it("takes outputs of dependencies from their modules, and locals as its own", () => {
    const config = unit({
      inputs: { vpc_id: "${dependency.vpc.outputs.vpc_id}", name: "app-${local.name}" },
      locals: { name: "web" },
    });
    expect(unitAsModule(config, "/clones")).toEqual({
      locals: { unit_live_stage_app_name: "web" },
      module: {
        unit_live_stage_app: {
          source: "git@github.com:acme/modules.git//app?ref=v1",
          vpc_id: "${module.unit_live_stage_vpc.vpc_id}",
          name: "app-${local.unit_live_stage_app_name}",
        },
      },
    });
  });

  it("uses a variable for values that only Terragrunt can evaluate", () => {
    const config = unit({
      inputs: { account: "${get_aws_account_id()}", region: "${include.root.locals.region.aws_region}" },
    });
    expect(unitAsModule(config, "/clones")).toMatchObject({
      module: { unit_live_stage_app: { account: "${var.terragrunt}", region: "${var.terragrunt}" } },
    });
  });

  it("keeps the names of arguments, and drops inputs that are meant for other Terragrunt files", () => {
    const config = unit({ inputs: { filters: [{ name: "tag", values: ["a"] }], _vpc_id: "vpc-1" } });
    expect(unitAsModule(config, "/clones")).toMatchObject({
      module: { unit_live_stage_app: { filters: [{ name: "tag", values: ["a"] }] } },
    });
    expect(JSON.stringify(unitAsModule(config, "/clones"))).not.toContain("_vpc_id");
  });

  it("is undefined without a source", () => {
    expect(unitAsModule(unit({ source: undefined }), "/clones")).toBeUndefined();
  });
});
