import { expect, test } from "vitest";
import type { Tool } from "../catalog/dependencies";
import { makeService } from "../catalog/testing/service";
import { makeSubject } from "./composition";
import { joinCalls } from "./moduleLabels";

const subjectOf = (slug: string) => makeSubject({ service: makeService({ slug, name: slug }), sources: [] });

/** A service's module call: its label, if not the default, and the value of its only input. */
const call = (slug: string, label: string | undefined, value = "1") => ({
  subject: subjectOf(slug),
  composition: { settings: [{ name: "a", value }], extras: [], ...(label !== undefined && { label }) },
});

const joined = (...calls: ReturnType<typeof call>[]): (string | undefined)[][] =>
  joinCalls(calls).map(({ composition: { label, settings } }) => [label, settings[0]?.value]);

test("references follow the labels of pasted calls, wherever they are in a value", () => {
  const value = '[dependency.vpc.outputs.a, "x-${dependency.vpc.outputs.b}-${dependency.app_vpc.outputs.b}", vpc]';
  expect(joined(call("vpc", "app_vpc"), call("eks", undefined, value))).toEqual([
    ["app_vpc", "1"],
    ["eks", '[dependency.app_vpc.outputs.a, "x-${dependency.app_vpc.outputs.b}-${dependency.app_vpc.outputs.b}", vpc]'],
  ]);
});

test("references in other arguments follow the labels, too", () => {
  const eks = call("eks", undefined);
  const meta = [{ name: "for_each", value: "toset(dependency.vpc.outputs.azs)" }];
  const [, joinedEks] = joinCalls([call("vpc", "app_vpc"), { ...eks, composition: { ...eks.composition, meta } }]);
  expect(joinedEks?.composition).toMatchObject({
    meta: [{ name: "for_each", value: "toset(dependency.app_vpc.outputs.azs)" }],
  });
});

test("identical blocks are kept once", () => {
  const provider = (region: string) => `provider "aws" {\n  region = "${region}"\n}`;
  const withExtras = (slug: string, extrasTool: Tool, ...extras: string[]) => {
    const unit = call(slug, undefined);
    return { ...unit, composition: { ...unit.composition, extras, extrasTool } };
  };
  const calls = joinCalls([
    withExtras("vpc", "terraform", provider("us-east-1")),
    withExtras("eks", "terraform", "locals {}", provider("us-east-1")),
    withExtras("rds", "terraform", provider("us-west-2")),
    // The first `hook {}` is left out, for the other tool, so the second is kept.
    withExtras("sqs", "terragrunt", "locals {}", "hook {}"),
    withExtras("sns", "terraform", "hook {}"),
  ]);
  expect(calls.map(({ composition }) => composition.extras)).toEqual([
    [provider("us-east-1")],
    ["locals {}"],
    [provider("us-west-2")],
    ["hook {}"],
    ["hook {}"],
  ]);
});

test.each([
  ["another call also has", call("vpc", "this"), call("eks", "this", "dependency.vpc.outputs.a")],
  ["is another call's default", call("vpc", "eks"), call("eks", undefined, "dependency.vpc.outputs.a")],
])("a label that %s is replaced by the default", (_, vpc, eks) => {
  expect(joined(vpc, eks)).toEqual([
    ["vpc", "1"],
    ["eks", "dependency.vpc.outputs.a"],
  ]);
});
