import { describe, expect, it } from "vitest";
import type { Service } from "../../catalog/schema";
import { findProblemsInBody, makeSite } from "../testing/fixture";
import { catalogSamples } from "./catalogSamples";

const input = { type: "string", group: "general" as const, description: "An input of the test." };
const service: Service = {
  group: "networking",
  slug: "vpc",
  name: "VPC",
  purpose: "Deploys a VPC for the tests of this rule.",
  source: { repository: "terraform-aws-service-catalog", path: "modules/networking/vpc" },
  version: "2.11.1",
  lastModifiedVersion: "2.8.0",
  tags: [],
  builtWith: [],
  inputs: [
    { ...input, name: "vpc_name" },
    { ...input, name: "cidr_block" },
    { ...input, name: "tags", default: "{}" },
  ],
  outputs: [],
};
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

  it("names an unknown input at its line", async () => {
    expect(
      await find('module "vpc" {', `  ${source}`, "  vpc_name = 1", "  cidr_block = 2", "  cidr = 3", "}"),
    ).toEqual([expect.stringMatching(/^11:3 "cidr" is not an input of modules\/networking\/vpc\./)]);
  });

  it("names missing inputs at the source", async () => {
    expect(await find('module "vpc" {', `  ${source}`, "}")).toEqual([
      expect.stringMatching(/^8:3 The sample does not set the required inputs vpc_name, cidr_block /),
    ]);
  });

  it("does not miss inputs that may come from another include or an expression", async () => {
    const unit = ["terraform {", `  ${source}`, "}"];
    expect(await find('include "envcommon" {', '  path = "../vpc.hcl"', "}", ...unit, "inputs = {}")).toEqual([]);
    expect(await find(...unit, "inputs = merge(local.common, {})")).toEqual([]);
    expect(await find(...unit, "inputs = { other = 1 }")).toHaveLength(2);
  });

  it("leaves other modules and code that does not parse to others", async () => {
    expect(await find('module "x" {', '  source = "../vpc"', "}")).toEqual([]);
    expect(await find('module "vpc" {', `  ${source}`, "  ...", "}")).toEqual([]);
  });
});
