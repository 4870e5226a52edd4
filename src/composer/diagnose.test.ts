import { describe, expect, test } from "vitest";
import type { Tool } from "../catalog/dependencies";
import { makeInput, makeService } from "../catalog/testing/service";
import { makeSubject } from "./composition";
import { checkSetting } from "./diagnose";

/** `read.test.ts` checks the messages about settings of pasted files. */

const subject = makeSubject({
  service: makeService({
    inputs: [
      makeInput("name"),
      makeInput("days", { type: "number", default: "1" }),
      makeInput("tags", { type: "map(string)", default: "{}" }),
      makeInput("vpc_id", { default: "null", example: '"vpc-0a1b2c3d4e5f67890"' }),
      makeInput("mode", { default: "null", example: '"fast"', allowed: ['"fast"', '"slow"'] }),
    ],
  }),
  sources: [],
});

const messages = (name: string, value: string, tool: Tool = "terragrunt"): string[] =>
  checkSetting({ name, value }, { settings: [{ name, value }], extras: [] }, subject, tool).map(
    ({ message }) => message,
  );

describe("values that only the other tool can evaluate", () => {
  test.each([
    ["terragrunt", '"${var.prefix}-fn"', "This refers to var.prefix, which only the other tool has."],
    ["terragrunt", "aws_sns_topic.alerts.arn", "This refers to aws_sns_topic.alerts, which only the other tool has."],
    ["terragrunt", "[data.a.b, var.x, var.x]", "This refers to var.x, which only the other tool has."],
    ["terraform", 'get_env("NAME")', "This refers to get_env(), which only the other tool has."],
    [
      "terraform",
      '"${get_terragrunt_dir()}/${local.x}"',
      "This refers to get_terragrunt_dir(), which only the other tool has.",
    ],
    ["terraform", "include.root.locals.x", "This refers to include.root, which only the other tool has."],
  ] as const)("are reported in %s: %s", (tool, value, message) => {
    expect(messages("tags", value, tool)).toContain(message);
    expect(messages("tags", value, tool === "terraform" ? "terragrunt" : "terraform")).not.toContain(message);
  });

  test.each([
    ["terragrunt", "{ for data, var in local.x : data.name => var.value }"],
    ["terragrunt", '"$${var.prefix} data.name"'],
    ["terragrunt", "local.data.var.name"],
    ["terraform", "provider::aws::arn_parse(local.arn)"],
    ["terraform", "[for values in local.x : values.name]"],
    ["terraform", "dependency.vpc.outputs.vpc_id"],
  ] as const)("do not include, in %s, %s", (tool, value) => {
    expect(messages("tags", value, tool).filter((message) => message.startsWith("This refers to"))).toEqual([]);
  });
});

test("the example of an optional input has to be replaced, unless only a few values are allowed", () => {
  expect(messages("vpc_id", '"vpc-0a1b2c3d4e5f67890"')).toEqual(["An example: replace it."]);
  expect(messages("vpc_id", '"vpc-1"')).toEqual([]);
  expect(messages("vpc_id", "null")).toEqual(["This is the default."]);
  expect(messages("mode", '"fast"')).toEqual([]);
});

test("a message about two references is reported once", () => {
  expect(messages("name", '"${dependency.a.outputs.x}${dependency.a.outputs.y}"')).toEqual([
    "The file has no block for a: write or paste one.",
  ]);
});

test("numbers that Terraform alters when it makes them strings are reported", () => {
  expect(messages("name", "1.30")).toEqual(["Expected a string."]);
  expect(messages("tags", "{ version = 1.30 }")).toEqual(["version: Expected a string."]);
  expect(messages("name", "1.31")).toEqual([]);
  expect(messages("days", "1.0")).toEqual([]);
});
