import { describe, expect, test } from "vitest";
import type { Tool } from "../catalog/dependencies";
import { makeInput, makeService } from "../catalog/testing/service";
import { makeSubject, type Composition } from "./composition";
import { markVerbatim } from "../values/verbatim";
import { changesSince } from "./changesSince";
import { checkSetting, missingInputs } from "./diagnose";
import { readFile } from "./read";
import { writeFile } from "./write";

const subject = makeSubject({
  service: makeService({
    version: "2.0.0",
    lastModifiedVersion: "1.9.0",
    inputs: [
      makeInput("name"),
      makeInput("vpc_id", { from: ["networking/vpc#vpc_id"] }),
      makeInput("memory_size", { type: "number", default: "512", group: "compute", unit: "MB" }),
      makeInput("mode", { default: "null", allowed: ['"fast"', '"safe"'], nullable: false }),
      makeInput("days", { type: "number", default: "1", allowed: ["1", "3"] }),
      makeInput("release", { default: '"13"', allowed: ['"13"', '"14"'] }),
      makeInput("tags", { type: "map(string)", default: "{}", group: "naming-and-tags", since: "1.5.0" }),
      makeInput("rules", {
        type: "list(object({ port = number, note = optional(string) }))",
        default: "[]",
        group: "networking",
      }),
      makeInput("old", { default: "null", deprecated: "Use name." }),
    ],
    removed: [{ kind: "input", name: "gone", version: "1.2.0" }],
  }),
  sources: [
    makeService({
      slug: "vpc",
      name: "VPC",
      source: { repository: "terraform-aws-service-catalog", path: "modules/networking/vpc" },
      outputs: [{ name: "vpc_id", type: "string", example: '"vpc-1"' }],
    }),
  ],
});

const UNIT = `include "root" {
  path = find_in_parent_folders("root.hcl")
}

include "envcommon" {
  path = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/queue.hcl"
}

terraform {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=v1.1.0"
}

dependency "vpc" {
  config_path = "../vpc"
}

inputs = {
  name = "orders" # as in the diagram
  vpc_id = dependency.vpc.outputs.vpc_id

  # Twice the default,
  # since the last incident.
  memory_size = 2 * 512,
  memroy = 3
  tags = { a = "x" }
}
`;

const messages = (composition: Composition, name: string, tool: Tool = "terragrunt"): string[] =>
  composition.settings
    .filter((setting) => setting.name === name)
    .flatMap((setting) => checkSetting(setting, composition, subject, tool).map(({ message }) => message));

const only = (name: string, value: string): Composition => ({ settings: [{ name, value }], extras: [] });

describe("a pasted unit", () => {
  const { composition, pinned, tool, notes } = readFile(UNIT, subject);

  test("provides its inputs, with the reader's comments", () => {
    expect({ pinned, tool, notes }).toEqual({
      pinned: "1.1.0",
      tool: "terragrunt",
      notes: ["The file is updated from 1.1.0 to 2.0.0:", "tags is new in 1.5.0."],
    });
    expect(composition.settings).toEqual([
      { name: "name", value: '"orders"', comment: "# as in the diagram" },
      { name: "vpc_id", value: "dependency.vpc.outputs.vpc_id" },
      { name: "memory_size", value: "2 * 512", comment: "# Twice the default,\n# since the last incident." },
      { name: "memroy", value: "3" },
      { name: "tags", value: '{\n  a = "x"\n}' },
    ]);
  });

  test("keeps what the composer does not write itself, and is updated to the page's version", () => {
    const written = writeFile(composition, subject, "terragrunt");
    expect(written).toContain('include "envcommon"');
    expect(written).toContain('include "root"');
    expect(written).toContain('config_path = "../vpc"');
    expect(written.match(/dependency "vpc"/g)).toHaveLength(1);
    expect(written).toContain("?ref=v2.0.0");
    expect(written).toContain("  # Not inputs of this service\n  memroy = 3");
    expect(readFile(written, subject).composition.settings).toHaveLength(5);
    expect(writeFile(readFile(written, subject).composition, subject, "terragrunt")).toBe(written);
  });

  test("is checked for problems", () => {
    expect(messages(composition, "memroy")).toEqual(["memroy is not an input of Queue."]);
    expect(messages(only("memory_szie", "1"), "memory_szie")).toEqual([
      "memory_szie is not an input of Queue. Did you mean memory_size?",
    ]);
    expect(messages(only("gone", "1"), "gone")[0]).toContain("gone was removed in 1.2.0.");
    expect(messages(only("old", '"x"'), "old")).toEqual(["Deprecated. Use name."]);
    expect(missingInputs(only("name", '"x"'), subject).map(({ name }) => name)).toEqual(["vpc_id"]);
    expect(changesSince("1.1.0", composition, subject)).toEqual([
      "The file is updated from 1.1.0 to 2.0.0:",
      "tags is new in 1.5.0.",
    ]);
    expect(readFile(UNIT.replace("queue?ref", "queue/?ref"), subject).pinned).toBe("1.1.0");
    expect(changesSince("1.9.0", composition, subject)[0]).toContain("has not changed since 1.9.0");
    expect(changesSince("2.0.0", composition, subject)).toEqual([]);
    expect(changesSince("2.1.0", composition, subject)).toEqual([
      "The file was pinned to 2.1.0. The composed file is pinned to 2.0.0, which this page describes.",
    ]);
  });
});

describe("the blocks around the inputs", () => {
  const source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=";
  const unit = (before: string, inputs = 'inputs = {\n  name = "a"\n}'): string =>
    `${before}\n\nterraform {\n  source = "${source}v1.0.0"\n}\n\n${inputs}\n`;
  const rewrite = (text: string, tool: Tool = "terragrunt"): string =>
    writeFile(readFile(text, subject).composition, subject, tool);

  test("include the root configuration once, whatever the include is called", () => {
    const written = rewrite(unit("include {\n  path = find_in_parent_folders()\n}"));
    expect(written.match(/^include/gm)).toHaveLength(1);
    expect(rewrite(unit("locals {}")).match(/^include "root"/gm)).toHaveLength(1);
  });

  test("include the terraform block, whose source is updated wherever its old text is repeated", () => {
    const old = `source = "${source}v1.0.0"`;
    const text = `terraform {\n  # ${old}\n  ${old}\n}\n\ninputs = {\n  name = "a"\n}\n`;
    expect(rewrite(text)).toContain(`terraform {\n  # ${old}\n  source = "${source}v2.0.0"\n}`);
  });

  test("of one tool are left out of the other's file, which says so, and come back", () => {
    const text = unit('include "envcommon" {\n  path = "../a.hcl"\n}\n\nprevent_destroy = true');
    const written = rewrite(text, "terraform");
    expect(written).toContain("# Left out, for another tool: include envcommon, prevent_destroy\n");
    expect(written).not.toMatch(/^(?:include|prevent_destroy)/m);
    expect(rewrite(text)).toContain("prevent_destroy = true");
    const call = `module "queue" {\n  source = "${source}v2.0.0"\n}\n\nresource "aws_sqs_queue" "other" {}\n`;
    expect(rewrite(call)).not.toMatch(/^resource/m);
    expect(rewrite(call, "terraform")).toMatch(/^resource/m);
  });

  test("are not mentioned again once the file is pasted without them", () => {
    const written = rewrite(unit("prevent_destroy = true"), "terraform");
    expect(written).toContain("# Left out");
    expect(rewrite(written, "terraform")).not.toContain("# Left out");
    expect(() => readFile(`${written}\nname`, subject)).toThrow(`Line ${written.split("\n").length + 1}: `);
  });

  test("include locals that are valid with both tools", () => {
    const locals = "locals {\n  size = max(1, local.var.path.data, local.b)\n}";
    const text = unit(`${locals}\n\nprevent_destroy = true`, "inputs = {\n  memory_size = local.size\n}");
    const { composition } = readFile(text, subject);
    expect(writeFile(composition, subject, "terraform")).toContain(
      `# Left out, for another tool: prevent_destroy\n\n${locals}\n`,
    );
    expect(messages(composition, "memory_size", "terraform")).toEqual([]);
  });

  test.each(['get_env("SIZE")', '"${include.root.locals.size}"', "dependency.db.outputs.size", "var.size"])(
    "do not include locals that only one tool understands: %s",
    (value) => {
      const text = unit(`locals {\n  size = ${value}\n}`, 'inputs = {\n  name = "a-${local.size}"\n}');
      const { composition } = readFile(text, subject);
      expect(writeFile(composition, subject, "terraform")).toContain("# Left out, for another tool: locals\n");
      expect(messages(composition, "name")).toEqual([]);
      expect(messages(composition, "name", "terraform")).toEqual([
        "This refers to locals, which only the other tool has.",
      ]);
      const host = { ...composition, settings: [{ name: "name", value: '"host.local.example"' }] };
      expect(messages(host, "name", "terraform")).toEqual([]);
    },
  );

  test("cause warnings for values that refer to them once they are left out", () => {
    const text = unit(
      'dependency "db" {\n  config_path = "../db"\n}',
      "inputs = {\n  name = dependency.db.outputs.name\n}",
    );
    const { composition } = readFile(text, subject);
    expect(messages(composition, "name")).toEqual([]);
    expect(messages(composition, "name", "terraform")).toEqual([expect.stringContaining("no block for db")]);
  });

  test("keep comments where there are no inputs", () => {
    expect(rewrite(unit("", "inputs = {\n  # none yet\n}"))).toContain("# none yet\ninputs = {}");
  });

  test("are updated to the page's version even if a comment quotes the source", () => {
    const quoted = unit(`# Was "${source}v1.0.0"`).replace("\n}", '\n  extra_arguments "a" {}\n}');
    expect(rewrite(quoted)).toContain(`# Was "${source}v1.0.0"`);
    expect(rewrite(quoted)).toContain(`  source = "${source}v2.0.0"`);
  });
});

describe("a pasted module call", () => {
  const call = `module "shop_queue" {
  source   = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=v2.0.0"
  for_each = toset(module.vpc.azs)

  name   = each.key
  vpc_id = module.vpc.vpc_id
}

resource "aws_sqs_queue" "other" {
  name = "other"
}
`;

  test("keeps its name, its meta-arguments and other blocks", () => {
    const { composition, tool } = readFile(call, subject);
    expect(tool).toBe("terraform");
    expect(composition.settings).toEqual([
      { name: "name", value: "each.key" },
      { name: "vpc_id", value: "dependency.vpc.outputs.vpc_id" },
    ]);
    const written = writeFile(composition, subject, "terraform");
    expect(written).toContain('module "shop_queue" {');
    expect(written).toContain("for_each = toset(module.vpc.azs)");
    expect(written).toContain('resource "aws_sqs_queue" "other"');
    expect(writeFile(readFile(written, subject).composition, subject, "terraform")).toBe(written);
  });

  test.each(["", "/", "/?ref=v1.0.0"])(
    "is found after that of another module if its source ends with queue%s",
    (end) => {
      const calls = `module "topic" {\n  source = "../catalog//modules/topic"\n}\n\n${call.replace("?ref=v2.0.0", end)}`;
      const { composition } = readFile(calls, subject);
      expect(composition.settings.map(({ name }) => name)).toEqual(["name", "vpc_id"]);
      expect(writeFile(composition, subject, "terraform")).toContain('module "topic"');
    },
  );

  test("loses its meta-arguments and other blocks in a unit, and a comment lists them", () => {
    const { composition } = readFile(call.replace("each.key", '"${each.key}-${aws_sqs_queue.other.id}"'), subject);
    const written = writeFile(composition, subject, "terragrunt");
    expect(written).toContain("# Left out, for another tool: for_each, resource aws_sqs_queue other\n");
    expect(messages(composition, "name")).toEqual([
      "This refers to each.key, which only the other tool has.",
      "This refers to aws_sqs_queue.other, which only the other tool has.",
    ]);
    expect(messages(composition, "name", "terraform")).toEqual([]);
    expect(messages(composition, "vpc_id")).toEqual([]);
  });

  test("is found among others, even if one of those is broken", () => {
    const other = 'module "other" {\n  source = "./other"\n  name\n}';
    const { composition } = readFile(`${other}\n\n${call}`, subject);
    expect(composition.label).toBe("shop_queue");
    expect(composition.extras[0]).toBe(other);
  });

  test.each(["git::https://github.com/", "git::ssh://git@github.com/"])(
    "is found among others with the source %s…",
    (host) => {
      const catalog = (path: string): string =>
        `${host}gruntwork-io/terraform-aws-service-catalog.git//modules/${path}?ref=v2.0.0`;
      const vpc = `module "vpc" {\n  source = "${catalog("networking/vpc")}"\n}`;
      const { composition } = readFile(`${vpc}\n\n${call.replace(/git@.*?(?=")/, catalog("queue"))}`, subject);
      expect(composition.label).toBe("shop_queue");
      expect(composition.extras[0]).toBe(vpc);
    },
  );

  test.each(["?ref=main", "?ref=4f3c2a1", "?ref=v1.0", "?ref=${local.version}", ""])(
    "with a source that ends in queue%s is pinned, and a note says so",
    (end) => {
      const { notes, pinned } = readFile(call.replace("?ref=v2.0.0", end), subject);
      expect(pinned).toBeUndefined();
      expect(notes).toEqual([expect.stringContaining(`modules/queue${end} is replaced by`)]);
    },
  );

  test("that sets an input twice keeps the last value and all comments, and a note says so", () => {
    const twice = 'name = "a" # first\n  rules = []\n  name = "b" # second';
    for (const text of [call.replace("name   = each.key", twice), `inputs = {\n  ${twice}\n}`, `  ${twice}`]) {
      const { composition, notes } = readFile(text, subject);
      expect(composition.settings[0]).toEqual({ name: "name", value: '"b"', comment: "# first\n# second" });
      expect(notes).toEqual(["name is set more than once. The last value is kept."]);
    }
  });

  test("that is broken is reported with its line in the file", () => {
    const broken = `module "other" {\n  source = "./other"\n}\n\n${call.replace("= each.key", "")}`;
    expect(() => readFile(broken, subject)).toThrow("Line 9: expected NAME = VALUE or a block, not a line break.");
  });

  test("loses the version constraint of a registry, but not its comment", () => {
    const registry = call.replace(
      /source .*/,
      'source = "terraform-aws-modules/sqs/aws"\n  version = "~> 4.0" # for now',
    );
    const { composition, notes } = readFile(registry, subject);
    expect(notes).toEqual([
      expect.stringContaining("terraform-aws-modules/sqs/aws is replaced by"),
      'The version constraint "~> 4.0" is removed: the source’s ref pins the release.',
    ]);
    const written = writeFile(composition, subject, "terraform");
    expect(written).toContain("# for now\nmodule");
    expect(written).not.toMatch(/version +=/);
  });

  test("of another service is rejected, with its path", () => {
    expect(() => readFile(call.replace("modules/queue", "modules/networking/vpc"), subject)).toThrow(
      "This configuration uses modules/networking/vpc, not modules/queue.",
    );
  });
});

describe("the providers of a module call", () => {
  const withAlias = makeSubject({ service: makeService({ providers: { us_east_1: "us-east-1" } }), sources: [] });
  const rewrite = (text: string): string => writeFile(readFile(text, withAlias).composition, withAlias, "terraform");
  const provider = (alias: string, region: string): string =>
    `provider "aws" {\n  alias  = "${alias}"\n  region = "${region}"\n}`;
  const start = writeFile({ settings: [], extras: [] }, withAlias, "terraform");

  test("are written once, next to a pasted provider without an alias", () => {
    const main = 'provider "aws" {\n  region = "us-east-2"\n}';
    const written = rewrite(`${main}\n\n${start}`);
    expect(written).toContain(main);
    expect(written.split(provider("us_east_1", "us-east-1"))).toHaveLength(2);
    expect(rewrite(written)).toBe(written);
  });

  test("are replaced by a pasted one with the same alias", () => {
    const written = rewrite(start.replace('region = "us-east-1"', 'region = "eu-west-1"'));
    expect(written).toContain(provider("us_east_1", "eu-west-1"));
    expect(written).not.toContain("us-east-1");
  });

  test.each([
    ["another alias", "aws.us_east_1\n", "aws.use1\n"],
    ["a comment", "  providers", "  # Budgets are global.\n  providers"],
  ])("are kept as pasted if the call passes them with %s", (_, own, theirs) => {
    const call = start.slice(start.indexOf("module")).replace(own, theirs);
    const written = rewrite(`${provider("use1", "us-east-1")}\n\n${call}`);
    expect(written).toContain(theirs);
    expect(written.match(/alias += .*/g)).toEqual(['alias  = "use1"']);
    expect(rewrite(written)).toBe(written);
  });
});

test.each(['required_version = ">= 1.1"', "required_providers {}", 'backend "s3" {}', "cloud {}"])(
  "a file without a module call is not mistaken for a unit because of %s in its terraform block",
  (setting) => {
    const file = `terraform {\n  ${setting}\n}\n\nresource "aws_sqs_queue" "other" {\n  name = "other"\n}\n`;
    expect(() => readFile(file, subject)).toThrow("There are neither inputs nor a module call");
  },
);

test("bare assignments are inputs, for either tool", () => {
  expect(readFile('name = "a"\r\nvpc_id = module.vpc.vpc_id', subject)).toEqual({
    composition: {
      settings: [
        { name: "name", value: '"a"' },
        { name: "vpc_id", value: "dependency.vpc.outputs.vpc_id" },
      ],
      extras: [],
    },
    notes: [],
  });
});

test.each([
  ["", "There is nothing to read."],
  ["inputs = {\n  a = [1\n}", "Line 2: [ is not closed."],
  ['inputs = {\n  a "b"\n}', "Line 2: expected NAME = VALUE or a block, not a line break."],
  ["inputs = merge(local.a, { b = 1 })", "Line 1: inputs must be an object"],
  ["inputs = { for k, v in local.a : k => v }", "Line 1: inputs must be an object"],
  ['module "a" {\n  provider "aws" {}\n}', "Line 2: a module call cannot contain a provider block."],
  ['locals {}\n\nmodule "a" {\n  name\n}', "Line 4: expected NAME = VALUE or a block, not a line break."],
  ['resource "a" "b" {}', "There are neither inputs nor a module call"],
])("%j cannot be read", (text, message) => {
  expect(() => readFile(text, subject)).toThrow(message);
});

describe("a value", () => {
  test.each([
    ["memory_size", '"many"', ["Expected a number."]],
    ["memory_size", "many", [expect.stringContaining("many is not a value on its own.") as string]],
    ["memory_size", markVerbatim("many"), [expect.stringContaining(`${markVerbatim("many")} is not a`) as string]],
    ["name", "(none)", [expect.stringContaining("none is not a value on its own.") as string]],
    ["name", "(none ? 1 : 2)", []],
    ["tags", "{ Env = prod, team = prod }", [expect.stringContaining("prod is not a value on its own.") as string]],
    [
      "rules",
      "[{ port = http }, { port = (https) }]",
      [expect.stringContaining("http is not") as string, expect.stringContaining("https is not") as string],
    ],
    ["tags", "{ a = local.a, b = true, prod = null }", []],
    ["memory_size", '"512"', []],
    ["memory_size", '"5e2"', []],
    ["memory_size", "512", ["This is the default."]],
    ["memory_size", "local.size", []],
    ["mode", '"slow"', ['Allowed: "fast", "safe".']],
    ["mode", markVerbatim('"safe"'), []],
    ["memory_size", markVerbatim("1024"), []],
    ["mode", "null", ["The module rejects null here."]],
    ["days", '"3"', []],
    ["days", '"2"', ["Allowed: 1, 3."]],
    ["release", "14", []],
    ["tags", '["a"]', ["Expected a map."]],
    ["tags", '{ a = ["b"] }', ["a: Expected a string."]],
    ["tags", '{ a = "x", b = "y", "a" = "z" }', ["a is repeated. Terraform keeps the last one."]],
    ["rules", '[{ port = 1 }, { note = "x" }]', ["[1]: port is missing."]],
    ["rules", '[{ port = "x" }]', ["[0].port: Expected a number."]],
    ["rules", "[{ port = 1, port = 2 }]", ["[0]: port is repeated. Terraform keeps the last one."]],
    ["rules", "[{ port = 1, nota = 2 }]", ["[0]: There is no field nota. Did you mean note?"]],
    ["name", "dependency.vpc.outputs.vpc_di", ["VPC has no output vpc_di. Did you mean vpc_id?"]],
    ["name", "dependency.db.outputs.arn", [expect.stringContaining("no block for db") as string]],
    ["name", '"open', ['A string, a heredoc or an interpolation is not closed. Add the closing ", marker or }.']],
  ])("of %s, %s", (name, value, expected) => {
    expect(messages(only(name, value), name)).toEqual(expected);
  });
});
