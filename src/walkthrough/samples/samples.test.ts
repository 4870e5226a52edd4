import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { makeInput, makeService } from "../../catalog/testing/service";
import { formatProblem } from "../../lib/problem";
import { makeWorld } from "../../world/testing";
import { makeCatalogRepositories } from "../hcl/catalogStubs";
import { findHclProgram, verifyHcl } from "../hcl/verify";
import { countOutcomes, prepareSamples, readSamples, sampleProblems } from ".";
import { kindOf } from "./kind";
import { completeModule } from "./undeclared";
import { parseHcl } from "../../catalog/hclParser";

const program = findHclProgram();
const services = [
  makeService({
    inputs: [
      makeInput("name"),
      makeInput("size", { type: "number" }),
      makeInput("tags", { type: "map(string)", default: "{}" }),
    ],
    outputs: [{ name: "arn", description: "The ARN of the queue.", type: "string" }],
  }),
];
const SOURCE = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=v1.0.0";

let scratch = "";
let count = 0;

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "samples-test-"));
  makeCatalogRepositories(services, path.join(scratch, "vendor"));
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const fence = (code: string, words = ""): string => `\`\`\`hcl${words && ` ${words}`}\n${code}\n\`\`\`\n`;
const moduleCall = (inputs: string): string => `module "queue" {\n  source = "${SOURCE}"\n\n${inputs}\n}`;
const unit = (inputs: string): string => `terraform {\n  source = "${SOURCE}"\n}\n\ninputs = {\n${inputs}\n}`;
const GOOD = "  name = var.name\n  size = 1";

/** The problems in the samples of a page, which start on its first line. */
async function problemsOf(...samples: string[]): Promise<{ problems: string[]; outcomes: string }> {
  count += 1;
  const folder = path.join(scratch, `case-${count}`);
  const world = makeWorld();
  const pages = readSamples([{ file: "page.mdx", text: samples.join("\n") }], world);
  const prepared = await prepareSamples(pages, services, world, path.join(folder, "samples"));
  const mistakes = [];
  for (const [index, records] of [prepared.records, prepared.exceptedRecords].entries()) {
    const result = await verifyHcl(records, {
      program: program ?? "",
      providerMirror: undefined,
      vendorRemotes: path.join(scratch, "vendor"),
      company: world.company,
      scratch: path.join(folder, `hcl-${index}`),
    });
    mistakes.push(...(result?.mistakes ?? []));
  }
  return { problems: sampleProblems(prepared, mistakes).map(formatProblem), outcomes: countOutcomes(prepared) };
}

test("stubs of services do not depend on the developer's Git configuration", () => {
  const config = path.join(scratch, "gitconfig");
  fs.writeFileSync(config, "[commit]\n  gpgSign = true\n[gpg]\n  program = false\n");
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  expect(() => makeCatalogRepositories(services, path.join(scratch, "signed"))).not.toThrow();
  vi.unstubAllEnvs();
});

test.each(["acme", "globex"])("samples of one page can call modules of %s that another page shows", async (company) => {
  const source = `git@github.com:${company}/infrastructure-modules.git//modules/jobs?ref=v1.2.0`;
  const caller = { file: "caller.mdx", text: fence(`module "jobs" {\n  source = "${source}"\n}`) };
  const shower = {
    file: "shower.mdx",
    text: fence("locals {}", 'title="infrastructure-modules/modules/jobs/main.tf"') + fence("sizes = 1"),
  };
  const prepare = async (name: string, ...pages: { file: string; text: string }[]) => {
    const world = makeWorld({ company });
    const isWanted = (page: string): boolean => page === caller.file;
    const folder = path.join(scratch, `${company}-${name}`);
    const prepared = await prepareSamples(readSamples(pages, world), services, world, folder, isWanted);
    return {
      pages: prepared.records.map(({ page }) => page),
      problems: sampleProblems(prepared, []).map(formatProblem),
    };
  };
  expect(await prepare("both", caller, shower)).toEqual({ pages: ["caller.mdx"], problems: [] });
  expect(await prepare("alone", caller)).toEqual({
    pages: ["caller.mdx"],
    problems: [`docs/caller.mdx:1:1  No page shows the module ${source}.`],
  });
});

describe("the kind of a sample", () => {
  it.each([
    ["module", undefined, 'resource "aws_sqs_queue" "jobs" {}'],
    ["module", undefined, 'ephemeral "aws_secretsmanager_secret_version" "db" {}'],
    ["module", "Prefer", "locals {\n  a = 1\n}"],
    ["module", undefined, 'terraform {\n  required_version = ">= 1.5.7"\n}'],
    ["module", "main.tf", 'terraform {\n  required_version = ">= 1.5.7"\n}'],
    ["test", "tests/queue.tftest.hcl", 'run "plan" {}'],
    ["unit", undefined, "inputs = {\n  name = 1\n}"],
    ["unit", "dev/queue/terragrunt.hcl", 'terraform {\n  source = "x"\n}'],
    ["arguments", undefined, "size = 1"],
    ["configuration", "infrastructure-live/root.hcl", "inputs = {}"],
    ["configuration", "web.pkr.hcl", 'source "amazon-ebs" "web" {}'],
  ])("is %s for %s with %s", async (kind, title, code) => {
    expect(kindOf(title, await parseHcl("sample.hcl", `${code}\n`))).toBe(kind);
  });
});

describe("a part of a module", () => {
  const complete = async (code: string): Promise<string | undefined> =>
    (await completeModule(new Map([["main.tf", `${code}\n`]]))).get("main.tf")?.trimEnd();

  it("keeps references to its own declarations", async () => {
    const code = 'variable "name" {\n  type = string\n}\n\noutput "name" {\n  value = "${var.name}-queue"\n}';
    expect(await complete(code)).toBe(code);
  });

  it("replaces references to anything it does not declare", async () => {
    expect(
      await complete('output "arn" {\n  value = [module.queue.arn, aws_sqs_queue.jobs.arn, "${local.name}-x"]\n}'),
    ).toBe('output "arn" {\n  value = [var.undeclared.arn, var.undeclared.arn, "${var.undeclared}-x"]\n}');
  });

  it("keeps addresses", async () => {
    const code = "moved {\n  from = module.a\n  to   = module.b\n}";
    expect(await complete(code)).toBe(code);
  });
});

/** Needs OpenTofu or Terraform, and no provider. */
const hclTest = (name: string, run: () => Promise<void>): void =>
  test(
    name,
    async () => {
      if (program === undefined) {
        console.warn("skipped: samples are not verified, because neither tofu nor terraform is on the PATH");
        return;
      }
      await run();
    },
    60_000,
  );

hclTest("correct samples of every kind have no problems", async () => {
  const { problems, outcomes } = await problemsOf(
    fence(moduleCall(GOOD)),
    fence(unit('  name = "jobs"\n  size = dependency.other.outputs.size')),
    fence("size = 2"),
    fence("inputs = {\n  tags = { team = local.team }\n}"),
    fence(
      moduleCall("  name = var.name\n  size = var.size"),
      'title="infrastructure-modules/modules/queues/jobs/main.tf"',
    ),
    fence(
      'variable "name" {\n  type = string\n}\n\nvariable "size" {\n  type = number\n}',
      'title="infrastructure-modules/modules/queues/jobs/variables.tf"',
    ),
    fence(
      'terraform {\n  source = "git@github.com:acme/infrastructure-modules.git//modules/queues/jobs?ref=v1.2.0"\n}\n\ninputs = {\n  name = "jobs"\n  size = 1\n}',
    ),
  );
  expect(problems).toEqual([]);
  expect(outcomes).toBe("3 in modules, 3 in units, 1 as arguments of services");
});

const MISTAKES: [string, string, number, string][] = [
  ["a wrong argument", moduleCall(`${GOOD}\n  sizes = 1`), 6, 'An argument named "sizes" is not expected here'],
  ["a wrong type", moduleCall('  name = "a"\n  size = "large"'), 5, "a number is required"],
  ["a missing argument of a module", moduleCall("  size = 1"), 1, 'The argument "name" is required'],
  ["a missing input of a unit", unit("  size = 1"), 0, 'The argument "name" is required'],
  ["an input of a unit that the service does not have", unit('  name = "a"\n  size = 1\n  sizes = 2'), 8, '"sizes"'],
  ["a wrong type in a unit", unit('  name = "a"\n  size = "large"'), 7, "a number is required"],
  ["a wrong type in arguments alone", 'size = "large"', 1, "a number is required"],
  ["arguments that no service has", "sizes = 1", 0, "No service of the catalog has the inputs sizes"],
  [
    "an output that the service does not have",
    `${moduleCall(GOOD)}\n\noutput "id" {\n  value = module.queue.id\n}`,
    9,
    '"id"',
  ],
  ["a dependency on an unknown unit", `${unit(GOOD)}\n\ndependency "a" {\n  config_path = "../a"\n}`, 0, "../a"],
];

for (const [name, code, line, message] of MISTAKES) {
  hclTest(`${name} is found at its line`, async () => {
    const { problems } = await problemsOf(fence("size = 2"), fence(code));
    // The first sample has four lines with the one after it.
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^docs/page\\.mdx:${5 + line}:1  `))]);
    expect(problems[0]).toContain(message);
  });
}

hclTest("a sample may say why it cannot be verified, but only if it cannot", async () => {
  const reason = 'unverified="It shows a mistake"';
  expect((await problemsOf(fence("sizes = 1", reason), fence(moduleCall("  size = 1"), reason))).problems).toEqual([]);
  expect((await problemsOf(fence("size = 1", reason))).problems).toEqual([
    'docs/page.mdx:1:1  The block says "unverified", but it passes. Remove the word and its reason.',
  ]);
  const newer = 'unverified="Needs version 6.38 of the AWS provider"';
  expect((await problemsOf(fence("size = 1", newer))).problems).toEqual([]);
});

hclTest("a sample that cannot be loaded does not hide the mistakes in others", async () => {
  const reason = 'unverified="It shows a mistake"';
  const unloadable = 'import {\n  to = terraform_data.a\n  id = "a"\n}\n\nresource "terraform_data" "a" {}';
  const invalid = 'resource "terraform_data" "b" {\n  sizes = 1\n}';
  expect((await problemsOf(fence(unloadable), fence(invalid))).problems).toHaveLength(2);
  expect((await problemsOf(fence(unloadable, reason), fence(invalid, reason))).problems).toEqual([]);
});

hclTest("tests run, and one that fails is reported", async () => {
  const files = (size: number, words = "") => [
    fence(
      'variable "size" {\n  type    = number\n  default = 1\n}',
      'title="infrastructure-modules/modules/queues/jobs/main.tf"',
    ),
    fence(
      `run "size" {\n  command = plan\n\n  assert {\n    condition     = var.size == ${size}\n    error_message = "The size is another."\n  }\n}`,
      `title="infrastructure-modules/modules/queues/jobs/jobs.tftest.hcl"${words}`,
    ),
  ];
  expect((await problemsOf(...files(1))).problems).toEqual([]);
  expect((await problemsOf(...files(2))).problems).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:8:1 .*The size is another/),
  ]);
  expect((await problemsOf(...files(2, ' unverified="It shows a failure"'))).problems).toEqual([]);
  expect((await problemsOf(...files(1), ...files(2))).problems).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:26:1 .*The size is another/),
  ]);
});
