import { parse } from "@cdktn/hcl2json";
import { describe, expect, test } from "vitest";
import { fixtureService } from "../../tests/support/referenceFixture";
import { moduleName, terraformSample, terragruntSample } from "./samples";
import { isRequired } from "./schema";

const service = fixtureService();
const required = service.inputs.filter(isRequired).map(({ name }) => name);
const all = service.inputs.map(({ name }) => name);

describe.each([
  ["required inputs", false, required],
  ["all inputs", true, all],
])("a sample of %s", (_, isAll, names) => {
  test("as Terraform parses and sets exactly them", async () => {
    const content = await parse("main.tf", terraformSample(service, { all: isAll }));
    const modules = content.module as Record<string, Record<string, unknown>[]>;
    const { source, ...inputs } = modules[moduleName(service)]?.[0] ?? {};
    expect(source).toBe("git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/fixture?ref=v1.0.0");
    expect(Object.keys(inputs).sort()).toEqual([...names].sort());
  });

  test("as Terragrunt parses and sets exactly them", async () => {
    const content = await parse("terragrunt.hcl", terragruntSample(service, { all: isAll }));
    expect(Object.keys(content.inputs as object).sort()).toEqual([...names].sort());
    expect(content.include).toHaveProperty("root");
  });
});

test("a required input without an example gets a value of its type", async () => {
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
  const content = await parse("terragrunt.hcl", terragruntSample(bare));
  expect(Object.values(content.inputs as object)).toEqual(["REPLACE_ME", 1, true, [], {}, { a: 1 }, [true]]);
});

test("samples are laid out as terraform fmt does", () => {
  const small = {
    ...service,
    slug: "my-service",
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
  expect(terraformSample(small, { all: true })).toBe(`module "my_service" {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/fixture?ref=v1.0.0"

  a = "x"
  longer = {
    k = "v"
  }

  # General
  c = 1
}`);
});

test("a module that takes a provider by alias is given it", () => {
  const aliased = { ...service, slug: "budgets", inputs: [], providers: { us_east_1: "us-east-1" } };
  expect(terraformSample(aliased)).toBe(`provider "aws" {
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
  expect(terragruntSample(aliased)).toContain(`generate "us_east_1" {
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
