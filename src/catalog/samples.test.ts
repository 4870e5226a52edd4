import { parse } from "@cdktn/hcl2json";
import { describe, expect, test } from "vitest";
import { fixtureService } from "../../tests/support/referenceFixture";
import { shortName } from "./dependencies";
import { terraformSample, terragruntSample } from "./samples";
import { isRequired } from "./isRequired";
import { makeInput, makeService } from "./testing/service";
import { Wiring } from "./wiring";

const service = fixtureService();
const alone = new Wiring([]);
const required = service.inputs.filter(isRequired).map(({ name }) => name);
const all = service.inputs.map(({ name }) => name);

describe.each([
  ["required inputs", false, required],
  ["all inputs", true, all],
])("a sample of %s", (_, isAll, names) => {
  test("for Terraform parses and sets exactly these", async () => {
    const content = await parse("main.tf", terraformSample(service, alone, { all: isAll }));
    const modules = content.module as Record<string, Record<string, unknown>[]>;
    const { source, ...inputs } = modules[shortName(service)]?.[0] ?? {};
    expect(source).toBe("git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/fixture?ref=v1.0.0");
    expect(Object.keys(inputs).sort()).toEqual([...names].sort());
  });

  test("for Terragrunt parses and sets exactly these", async () => {
    const content = await parse("terragrunt.hcl", terragruntSample(service, alone, { all: isAll }));
    expect(Object.keys(content.inputs as object).sort()).toEqual([...names].sort());
    expect(content.include).toHaveProperty("root");
  });
});

test("a required input without an example gets a placeholder of its type", async () => {
  const bare = {
    ...service,
    inputs: [
      "string",
      "number",
      "bool",
      "list(string)",
      "map(string)",
      "object({ a = number, b = optional(string) })",
      "tuple([bool])",
    ].map((type, index) => ({ name: `input_${index}`, type, group: "general" as const, description: "Any." })),
  };
  const content = await parse("terragrunt.hcl", terragruntSample(bare, alone));
  expect(Object.values(content.inputs as object)).toEqual(["REPLACE_ME", 1, true, [], {}, { a: 1 }, [true]]);
});

test("samples are formatted like terraform fmt", () => {
  const small = {
    ...service,
    shortName: "my_service",
    inputs: [
      { name: "a", type: "string", group: "general" as const, description: "Any.", example: '"x"' },
      {
        name: "longer",
        type: "map(string)",
        group: "general" as const,
        description: "Any.",
        example: '{\n  k = "v"\n}',
      },
      { name: "c", type: "number", default: "1", group: "general" as const, description: "Any." },
    ],
  };
  expect(terraformSample(small, alone, { all: true })).toBe(`module "my_service" {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/fixture?ref=v1.0.0"

  a = "x"
  longer = {
    k = "v"
  }

  # General
  c = 1
}`);
});

test("passes a provider to a module that takes it by alias", () => {
  const aliased = { ...service, shortName: "budgets", inputs: [], providers: { us_east_1: "us-east-1" } };
  expect(terraformSample(aliased, alone)).toBe(`provider "aws" {
  alias  = "us_east_1"
  region = "us-east-1"
}

module "budgets" {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/fixture?ref=v1.0.0"

  providers = {
    aws           = aws
    aws.us_east_1 = aws.us_east_1
  }
}`);
  expect(terragruntSample(aliased, alone)).toContain(`generate "us_east_1" {
  path      = "us_east_1.tf"
  if_exists = "overwrite_terragrunt"
  contents  = <<-EOF
    provider "aws" {
      alias  = "us_east_1"
      region = "us-east-1"
    }
  EOF
}`);
});

describe("a service that needs others", () => {
  const vpc = makeService({
    slug: "virtual-private-cloud-vpc",
    source: { repository: "catalog", path: "modules/networking/vpc" },
    outputs: [
      { name: "vpc_id", type: "string", example: '"vpc-1"' },
      { name: "subnet_ids", type: "list(string)", example: '["subnet-1"]' },
    ],
  });
  const zones = makeService({
    slug: "zones",
    unitFolder: "global/dns",
    shortName: "dns",
    outputs: [
      { name: "map", type: "map(string)", example: '{ "example.com" = "Z1" }' },
      { name: "config", type: "object({ arn = string })" },
    ],
  });
  const key = "networking/virtual-private-cloud-vpc";
  const app = makeService({
    slug: "app",
    source: { repository: "catalog", path: "modules/services/web-app" },
    inputs: [
      makeInput("arn", { from: ["networking/zones#config.arn"] }),
      makeInput("subnet_id", { from: [`${key}#subnet_ids`, `${key}#vpc_id`] }),
      makeInput("vpc_ids", { type: "list(string)", from: [`${key}#vpc_id`] }),
      makeInput("zone_id", { from: ["networking/zones#map"] }),
      makeInput("unset", { from: [`${key}#vpc_id`], example: "null" }),
      makeInput("optional", { from: [`${key}#vpc_id`], default: '"none"' }),
    ],
  });
  const wiring = new Wiring([vpc, zones, app]);

  test("reads their outputs through dependencies in Terragrunt", () => {
    expect(terragruntSample(app, wiring)).toContain(`dependency "dns" {
  config_path = "../../global/dns"

  mock_outputs = {
    config = {
      arn = "REPLACE_ME"
    }
    map = {
      "example.com" = "Z1"
    }
  }
  mock_outputs_allowed_terraform_commands = ["init", "validate", "plan"]
}

dependency "vpc" {
  config_path = "../../networking/vpc"

  mock_outputs = {
    subnet_ids = ["subnet-1"]
    vpc_id     = "vpc-1"
  }
  mock_outputs_allowed_terraform_commands = ["init", "validate", "plan"]
}

inputs = {
  arn       = dependency.dns.outputs.config.arn
  subnet_id = dependency.vpc.outputs.subnet_ids[0]
  vpc_ids   = [dependency.vpc.outputs.vpc_id]
  zone_id   = dependency.dns.outputs.map["example.com"]
  unset     = null
}`);
  });

  test("reads them from modules in Terraform; optional inputs keep their defaults", () => {
    expect(terraformSample(app, wiring, { all: true })).toContain(`
  arn       = module.dns.config.arn
  subnet_id = module.vpc.subnet_ids[0]
  vpc_ids   = [module.vpc.vpc_id]
  zone_id   = module.dns.map["example.com"]
  unset     = null

  # General
  optional = "none"
}`);
  });
});
