import { describe, expect, it } from "vitest";
import { makeInput, makeService } from "../../catalog/testing/service";
import { findProblemsInBody, makeSite } from "../testing/fixture";
import { catalogSamples } from "./catalogSamples";

const service = makeService({
  slug: "vpc",
  source: { repository: "terraform-aws-service-catalog", path: "modules/networking/vpc" },
  inputs: [makeInput("vpc_name"), makeInput("cidr_block"), makeInput("tags", { default: "{}" })],
});
const site = { ...makeSite(), services: [service] };
const find = (...lines: string[]) =>
  findProblemsInBody(catalogSamples, ["```hcl", ...lines, "```", ""].join("\n"), { site });
const source =
  'source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc?ref=v2.11.1"';

describe("samples of the Service Catalog", () => {
  it("accepts a module block and a Terragrunt unit that set what is required", async () => {
    expect(
      await find(
        'module "vpc" {',
        `  ${source}`,
        "  count      = 1",
        '  vpc_name   = "app"',
        "  cidr_block = var.cidr",
        "}",
      ),
    ).toEqual([]);
    const inputs = ["inputs = {", '  vpc_name   = "app"', '  cidr_block = "10.0.0.0/16"', "  tags       = {}", "}"];
    expect(await find("terraform {", `  ${source}`, "}", ...inputs)).toEqual([]);
  });

  it("reports an unknown input, where it is set", async () => {
    expect(
      await find('module "vpc" {', `  ${source}`, "  vpc_name = 1", "  cidr_block = 2", "  cidr = 3", "}"),
    ).toEqual([expect.stringMatching(/^11:3 "cidr" is not an input of modules\/networking\/vpc in v2\.11\.1\./)]);
  });

  it("reports missing inputs, at the source", async () => {
    expect(await find('module "vpc" {', `  ${source}`, "}")).toEqual([
      expect.stringMatching(/^8:3 The sample does not set the required inputs vpc_name, cidr_block /),
    ]);
  });

  it("does not require inputs that another include or an expression may set", async () => {
    const unit = ["terraform {", `  ${source}`, "}"];
    expect(await find('include "envcommon" {', '  path = "../vpc.hcl"', "}", ...unit, "inputs = {}")).toEqual([]);
    expect(await find(...unit, "inputs = merge(local.common, {})")).toEqual([]);
    expect(await find(...unit, "inputs = { other = 1 }")).toHaveLength(2);
  });

  it("ignores other modules, and code that does not parse", async () => {
    expect(await find('module "x" {', '  source = "../vpc"', "}")).toEqual([]);
    expect(await find('module "vpc" {', `  ${source}`, "  ...", "}")).toEqual([]);
  });
});
