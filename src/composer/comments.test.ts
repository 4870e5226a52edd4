import { expect, test } from "vitest";
import { makeInput, makeService } from "../catalog/testing/service";
import { makeSubject } from "./composition";
import { readFile } from "./read";
import { writeFile } from "./write";

const subject = makeSubject({
  service: makeService({ inputs: [makeInput("name"), makeInput("size", { default: "null" })] }),
  sources: [],
});
const SOURCE = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=v1.0.0";

const UNIT = `# 1: about the file

# 2: above a block
include "root" {
  path = find_in_parent_folders("root.hcl")
} # 12: behind a block

# 3: above the module
terraform {
  source = "${SOURCE}" # 4: about the source
}

# 5: above the inputs
inputs = {
  # 6: in a paragraph of its own

  // 7: above an input
  name = "orders" # 8: behind an input
  size = { # 9: in a value
    a = 1
  }
  # 10: below the last input
}
# 11: at the end
`;

const CALL = `# 1: about the file

# 2: above the call
module "queue" {
  # 3: above the source
  source = "${SOURCE}"

  count = 2 # 4: behind an argument

  # 5: above an input
  name = "orders"
  # 6: below the last input
}

# 7: at the end
`;

test.each([
  ["unit", "terragrunt", UNIT, 12],
  ["module call", "terraform", CALL, 7],
] as const)("keeps every comment of a pasted %s", (_, tool, text, count) => {
  const { composition } = readFile(text, subject);
  const written = writeFile(composition, subject, tool);
  const numbers = Array.from({ length: count }, (_unused, index) => `${index + 1}: `);
  expect(numbers.filter((number) => !new RegExp(`(?:#|//) ${number}`).test(written))).toEqual([]);
  expect(readFile(written, subject)).toMatchObject({ composition, tool });
  expect(writeFile(readFile(written, subject).composition, subject, tool)).toBe(written);
});

test.each([
  ['name = "a" /* c */, size = 1', [["/* c */"], []]],
  ['name = "a", /* c */ size = 1', [[], ["/* c */"]]],
  ['name = "a" /* c, d */, // e, f\n  size = 1', [["/* c, d */", "// e, f"], []]],
  ['name = "a" // c\n  , /* d */ size = 1, # e', [["// c"], ["/* d */", "# e"]]],
])("separates comments from the commas between inputs in %j", (inputs, expected) => {
  const { settings } = readFile(`inputs = {\n  ${inputs}\n}`, subject).composition;
  expect(settings.map(({ comment }) => comment?.split("\n") ?? [])).toEqual(expected);
});

test.each([
  'inputs = /* why */ {\n  name = "x"\n}\n',
  'inputs /* why */ = {\n  name = "x"\n}\n',
  'inputs = {\n  name = /* why */ "x"\n}\n',
  'inputs = {\n  name /* why */ = "x"\n}\n',
  `terraform {\n  source = /* why */ "${SOURCE}"\n}\n`,
  `terraform /* why */ {\n  source = "${SOURCE}"\n}\n`,
  `include /* why */ "root" {\n  path = "root.hcl"\n}\ninputs = {}\n`,
  `module "queue" /* why */ {\n  source = "${SOURCE}"\n}\n`,
  `module /* why */ "queue" {\n  source = "${SOURCE}"\n}\n`,
  `module "queue" {\n  source = /* why */ "${SOURCE}"\n}\n`,
  `module "queue" {\n  source = "${SOURCE}"\n  count = /* why */ 2\n}\n`,
])("keeps exactly one copy of the comment between a name and its value in %j", (text) => {
  const { composition, tool = "terragrunt" } = readFile(text, subject);
  expect(writeFile(composition, subject, tool).match(/why/g)).toHaveLength(1);
});
