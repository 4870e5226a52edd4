import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Prover, readWalkthrough, type WalkthroughPages } from ".";
import { createPrograms, REAL_PROGRAMS } from "./programs";
import { UnitRecords } from "./unitRecords";
import { makeWorld } from "../world/testing";

const accounts = { stage: "444455556666", prod: "777788889999" };
let scratch = "";

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "walkthrough-test-"));
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }), 60_000);

/** The root configuration of a fixture's clone. */
const ROOT = `locals {
  account = read_terragrunt_config(find_in_parent_folders("account.hcl")).locals
}

remote_state {
  backend = "s3"
  config = {
    bucket = "acme-\${local.account.account_name}-state"
    key    = "\${path_relative_to_include()}/terraform.tfstate"
    region = "us-east-2"
  }
}

generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite_terragrunt"
  contents  = "provider \\"aws\\" {\\n  allowed_account_ids = [\\"\${local.account.account_id}\\"]\\n}"
}
`;

/** A unit of the example company. */
const DEPLOYED = `include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc?ref=v2.11.1"
}
`;

function surroundings(name: string) {
  const folder = path.join(scratch, name);
  return {
    programs: createPrograms(accounts),
    listedPrograms: REAL_PROGRAMS,
    accounts,
    cloneFiles: new Map([
      ["infrastructure-live/root.hcl", ROOT],
      ["infrastructure-live/.gitignore", ".terragrunt-cache/\n"],
      [
        "infrastructure-live/stage/account.hcl",
        'locals {\n  account_name = "stage"\n  account_id   = "444455556666"\n}\n',
      ],
    ]),
    unitFiles: new Map([["infrastructure-live/stage/vpc/terragrunt.hcl", DEPLOYED]]),
    vendorRemotes: path.join(folder, "vendor"),
    hasCatalogModule: (_: string, module: string) => module === "modules/networking/vpc",
    catalogOutputs: () => ["vpc_id"],
    records: new UnitRecords(path.join(folder, "units")),
    scratch: folder,
  };
}

const FENCE = "```";
const bash = (code: string, words = ""): string => `${FENCE}bash${words}\n${code}\n${FENCE}\n`;
const file = (name: string, code: string, language = "hcl"): string =>
  `${FENCE}${language} title="${name}"\n${code}\n${FENCE}\n`;

const UNIT = file(
  "infrastructure-live/stage/vpc/terragrunt.hcl",
  `include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc?ref=v2.11.1"
}

inputs = {
  vpc_name = "stage"
}`,
);

const DEPLOY =
  "cd infrastructure-live/stage/vpc\nexport AWS_PROFILE=acme-stage\nterragrunt backend bootstrap\nterragrunt apply";
const COMMIT = 'cd "$(git rev-parse --show-toplevel)"\ngit add .\ngit commit -m "VPC"\ngit push';
const UNDO = 'cd "$(git rev-parse --show-toplevel)/stage/vpc"\nterragrunt destroy';

interface Parts {
  options?: string;
  needs?: string;
  steps: string;
  undo?: string;
}

const pageOf = ({ options = "", needs = "Git, Terragrunt and the AWS CLI.", steps, undo = "" }: Parts): string => `---
title: Page
walkthrough:
  clones: [infrastructure-live]
  profiles: [acme-stage, acme-prod]
${options}
---

## Before you start {/* #before-you-start */}

- ${needs}

## 1. Step {/* #step */}

${steps}

Check: it works.

## Undo it {/* #undo */}

${undo}
`;

let count = 0;

/** The messages of the problems on a page. */
async function mistakesOf(parts: Parts, others: Record<string, string> = {}): Promise<string[]> {
  count += 1;
  const pages = new Map(
    Object.entries({ page: pageOf(parts), ...others }).flatMap(([name, text]) => {
      const { subject, problems } = readWalkthrough(`${name}.mdx`, text);
      expect(problems).toEqual([]);
      return subject ? [[name, subject] as const] : [];
    }),
  ) satisfies WalkthroughPages;
  const subject = pages.get("page");
  if (subject === undefined) {
    throw new Error("The page has no steps.");
  }
  return (await new Prover(pages, surroundings(`case-${count}`)).prove(subject)).map(({ message }) => message);
}

/** Expects a page with these commands to have one problem. */
const commandsFail = async (code: string, message: string): Promise<void> => {
  expect(await mistakesOf({ steps: bash(code) })).toEqual([expect.stringContaining(message)]);
};

/** A unit with a shared file, before and after its inputs move there. */
function shareInputs(shared: string, include = "  expose = true"): Parts {
  const folder = "infrastructure-live/_envcommon";
  const record = (name: string): string =>
    `terragrunt render --json --working-dir stage/vpc |\n  jq -S '{inputs, source: .terraform.source}' >../${name}.json`;
  const source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc";
  const locals = `locals {\n  account = read_terragrunt_config(find_in_parent_folders("account.hcl")).locals\n  source  = "${source}"\n}`;
  const unit = `include "root" {
  path = find_in_parent_folders("root.hcl")
}

include "shared" {
  path = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/vpc.hcl"
${include}
}

terraform {
  source = "\${include.shared.locals.source}?ref=v2.11.1"
}`;
  return {
    needs: "Git, Terragrunt and jq.",
    steps:
      UNIT +
      bash(`cd infrastructure-live\n${record("before")}`) +
      file(`${folder}/vpc.hcl`, `${locals}\n\n${shared}`) +
      file("infrastructure-live/stage/vpc/terragrunt.hcl", unit) +
      bash(`${record("after")}\ndiff ../before.json ../after.json\n${COMMIT}`),
  };
}

describe("files that a unit includes", { timeout: 120_000 }, () => {
  it("are merged into what is rendered", async () => {
    const same = 'inputs = {\n  vpc_name = "${local.account.account_name}"\n}';
    expect(await mistakesOf(shareInputs(same))).toEqual([]);
    const other = 'inputs = {\n  vpc_name = "${local.account.account_name}-1"\n}';
    expect(await mistakesOf(shareInputs(other))).toEqual([
      expect.stringContaining('The block stops at "diff ../before.json ../after.json"'),
    ]);
  });

  it("are read through include only where they are exposed", async () => {
    expect(await mistakesOf(shareInputs("inputs = {}", ""))).toEqual([
      expect.stringContaining('the include "shared" does not set expose = true'),
    ]);
  });

  it("may not include other files", async () => {
    const nested = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}';
    expect(await mistakesOf(shareInputs(nested))).toEqual([
      expect.stringContaining("Only one level of includes is allowed"),
    ]);
  });
});

describe("files that a unit reads", { timeout: 120_000 }, () => {
  it("search above their own folder, and not in it", async () => {
    const reading = (accounts: string) => ({
      steps:
        file("infrastructure-live/accounts.json", "{}", "json") +
        file("infrastructure-live/common.hcl", `locals {\n  accounts = jsondecode(file(${accounts}))\n}`) +
        file(
          "infrastructure-live/stage/vpc/terragrunt.hcl",
          `${DEPLOYED}\nlocals {\n  common = read_terragrunt_config(find_in_parent_folders("common.hcl")).locals\n}`,
        ) +
        bash(`cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt plan\n${COMMIT}`),
      options: "  exists: [bucket acme-stage-state]",
    });
    expect(await mistakesOf(reading('"${get_terragrunt_dir()}/accounts.json"'))).toEqual([]);
    expect(await mistakesOf(reading('find_in_parent_folders("accounts.json")'))).toEqual([
      expect.stringContaining('find_in_parent_folders("accounts.json") finds nothing above infrastructure-live'),
    ]);
  });
});

describe("a walkthrough", { timeout: 120_000 }, () => {
  it("has no problems if everything exists before it is used and undo removes what the steps created", async () => {
    const steps = UNIT + bash(DEPLOY) + bash(COMMIT);
    const stays = "  stays:\n    bucket acme-stage-state: It has the state of other units";
    expect(await mistakesOf({ steps, undo: bash(UNDO), options: stays })).toEqual([]);
  });

  it("starts with units that have been applied", async () => {
    const steps = bash("cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt destroy");
    expect(await mistakesOf({ steps, options: "  units: [stage/vpc]" })).toEqual([]);
    await expect(mistakesOf({ steps, options: "  units: [stage/nothing]" })).rejects.toThrow("no files in");
  });

  it("knows the profiles of the reader's AWS configuration", async () => {
    const config = file("~/.aws/config", "[profile acme-audit]\nsso_account_id = 444455556666", "ini");
    const call = bash("aws sts get-caller-identity --profile acme-audit --query Account --output text");
    expect(await mistakesOf({ steps: config + call })).toEqual([]);
  });

  it("leaves nothing behind", async () => {
    const steps = UNIT + bash(DEPLOY) + bash(COMMIT);
    expect(await mistakesOf({ steps })).toEqual([
      expect.stringContaining("this remains: bucket acme-stage-state"),
      expect.stringContaining("this remains: unit infrastructure-live/stage/vpc"),
    ]);
  });

  it("shows only existing files of the example company", () => {
    const fence = (name: string): string => `${FENCE}hcl title="infrastructure-live/${name}" world\n${FENCE}\n`;
    const read = (name: string) => readWalkthrough("page.mdx", pageOf({ steps: fence(name) }), makeWorld());
    const { subject, problems } = read("root.hcl");
    expect(problems).toEqual([]);
    expect(subject?.walkthrough.blocks).toContainEqual(
      expect.objectContaining({ path: "infrastructure-live/root.hcl", code: "locals {}\n" }),
    );
    expect(read("rot.hcl").problems).toHaveLength(1);
  });

  it("enters only existing folders, and uses only existing files", async () => {
    await commandsFail("cd infrastructure-modules", "cd: infrastructure-modules: No such file or directory");
    await commandsFail("cat infrastructure-live/common.hcl", "No such file or directory");
    expect(await mistakesOf({ steps: file("infrastructure-live/a.hcl", "-a = 1\n+a = 2", "diff") })).toEqual([
      "The block changes or shows infrastructure-live/a.hcl, but no step has written it.",
    ]);
  });

  it("names every program that it runs", async () => {
    const steps = bash("tofu version\naws sso login --profile acme-stage");
    expect(await mistakesOf({ steps })).toEqual(['The block runs tofu, but "Before you start" does not list it.']);
  });

  it("uses only options that the program has", async () => {
    await commandsFail("aws ec2 describe-vpcs --filter Name=cidr", "has no option --filter; did you mean --filters?");
    await commandsFail("aws ec2 describe-vpc", "Did you mean describe-vpcs?");
  });

  it("has a profile of the right account before it calls AWS", async () => {
    await commandsFail("aws s3 ls", "Unable to locate credentials");
    await commandsFail("aws s3 ls --profile acme-dev", 'no step has run "aws configure sso --profile acme-dev"');
    const wrong = bash(DEPLOY.replace("acme-stage", "acme-prod"));
    expect(await mistakesOf({ steps: UNIT + wrong })).toEqual([
      expect.stringContaining("AWS account ID not allowed: 777788889999 (profile acme-prod)"),
    ]);
  });

  it("has a bucket for the state, and modules at their tags", async () => {
    const noBucket = DEPLOY.replace("terragrunt backend bootstrap\n", "");
    expect(await mistakesOf({ steps: UNIT + bash(noBucket) })).toEqual([
      expect.stringContaining('S3 bucket "acme-stage-state" does not exist'),
    ]);
    const own = UNIT.replace("gruntwork-io/terraform-aws-service-catalog.git", "acme/infrastructure-live.git");
    expect(await mistakesOf({ steps: own + bash(DEPLOY) })).toEqual([
      expect.stringContaining("has no such tag; it was not pushed"),
    ]);
  });

  it("commits and pushes what it changes, and nothing that is generated", async () => {
    const changed = file("infrastructure-live/a.hcl", "a = 1");
    expect(await mistakesOf({ steps: changed })).toEqual([
      expect.stringContaining("has changes that no step commits: a.hcl"),
    ]);
    const commit = 'cd infrastructure-live\ngit add .\ngit commit -m "A"';
    expect(await mistakesOf({ steps: changed + bash(commit) })).toEqual([
      expect.stringContaining('has commits that no step pushes: "A"'),
    ]);
    const generated = file("infrastructure-live/x.plan", "x", "ini") + bash(`${commit}\ngit push`);
    expect(await mistakesOf({ steps: generated })).toEqual([
      expect.stringContaining("commits infrastructure-live/x.plan, which is generated"),
    ]);
  });

  it("merges pull requests only of pushed branches", async () => {
    const needs = "Git and the GitHub CLI.";
    const branch = 'cd infrastructure-live\ngit switch --quiet -c new\ngit commit --allow-empty -m "A"';
    const create = 'gh pr create --title "A" --body "B"';
    expect(await mistakesOf({ needs, steps: bash(`${branch}\n${create}`) })).toEqual([
      expect.stringContaining("push it before"),
    ]);
    const merged = `${branch}\ngit push -u origin new\n${create}\ngh pr merge --squash\ngit switch main\ngit pull`;
    expect(await mistakesOf({ needs, steps: bash(merged) })).toEqual([]);
  });

  it("prints the output that it shows", async () => {
    const steps = (said: string) => `${bash("echo one; echo two 2")}\n${FENCE}text\n${said}\n${FENCE}\n`;
    expect(await mistakesOf({ steps: steps("one\ntwo NUMBER") })).toEqual([]);
    expect(await mistakesOf({ steps: steps("three") })).toEqual([
      expect.stringContaining('The page says that the block prints "three"'),
    ]);
  });

  it("shows guard rails that hold", async () => {
    const guard = (code: string) => ({ steps: bash(code, " fails") });
    expect(await mistakesOf(guard("false"))).toEqual([]);
    expect(await mistakesOf(guard("true"))).toEqual([expect.stringContaining("has to fail")]);
  });

  it("explains its placeholders", async () => {
    const options = "  placeholders:\n    YOUR_NAME: jane";
    const explained = `Put your name in the place of \`YOUR_NAME\`.\n\n${bash("echo YOUR_NAME")}`;
    expect(await mistakesOf({ options, steps: explained })).toEqual([]);
    expect(await mistakesOf({ options, steps: bash("echo YOUR_NAME") })).toEqual([
      expect.stringContaining("The placeholder YOUR_NAME is not explained"),
    ]);
    expect(await mistakesOf({ steps: bash("echo VPC_ID") })).toEqual([
      expect.stringContaining("VPC_ID looks like a placeholder"),
    ]);
  });

  it("is run with every tab", async () => {
    const tab = (value: string, code: string) => `<TabItem value="${value}">\n\n${bash(code)}\n</TabItem>\n`;
    const steps = `<Tabs groupId="tool">\n${tab("a", "true")}${tab("b", "cd missing")}</Tabs>\n`;
    expect(await mistakesOf({ steps })).toEqual([expect.stringContaining("cd: missing")]);
  });

  it("continues where another page ends", async () => {
    const first = pageOf({ steps: UNIT + bash(DEPLOY) + bash(COMMIT), undo: bash(UNDO) });
    const options = "  after: first";
    const steps = bash("cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt output -raw vpc_id");
    expect(await mistakesOf({ options, steps }, { first })).toEqual([]);
    expect(await mistakesOf({ options: "  after: missing", steps })).toEqual([
      'walkthrough.after: there is no walkthrough "missing".',
    ]);
  });
});
