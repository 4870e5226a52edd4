import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { Verifier, readWalkthrough, type WalkthroughPages } from ".";
import type { Company } from "./company";
import { createPrograms, REAL_PROGRAMS } from "./programs";
import { UnitRecords } from "./unitRecords";

/** Small pages with steps for tests. */

let scratch = "";

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "walkthrough-test-"));
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }), 180_000);

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
export const DEPLOYED = `include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc?ref=v2.11.1"
}
`;

const company: Company = {
  name: "acme",
  accounts: { stage: "444455556666", prod: "777788889999" },
  profiles: new Map([
    ["acme-stage", "444455556666"],
    ["acme-prod", "777788889999"],
  ]),
  cloneFiles: new Map([
    ["infrastructure-live/root.hcl", ROOT],
    ["infrastructure-live/.gitignore", ".terragrunt-cache/\n"],
    [
      "infrastructure-live/stage/account.hcl",
      'locals {\n  account_name = "stage"\n  account_id   = "444455556666"\n}\n',
    ],
  ]),
  unitFiles: new Map([["infrastructure-live/stage/vpc/terragrunt.hcl", DEPLOYED]]),
};

function setup(name: string) {
  const folder = path.join(scratch, name);
  return {
    programs: createPrograms(company),
    listedPrograms: REAL_PROGRAMS,
    company,
    vendorRemotes: path.join(folder, "vendor"),
    hasCatalogModule: (_: string, module: string) => module === "modules/networking/vpc",
    catalogOutputs: () => ["vpc_id"],
    records: new UnitRecords(path.join(folder, "units")),
    scratch: folder,
  };
}

export const FENCE = "```";
export const bash = (code: string, words = ""): string => `${FENCE}bash${words}\n${code}\n${FENCE}\n`;
export const file = (name: string, code: string, language = "hcl"): string =>
  `${FENCE}${language} title="${name}"\n${code}\n${FENCE}\n`;

export const UNIT = file(
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

export const DEPLOY =
  "cd infrastructure-live/stage/vpc\nexport AWS_PROFILE=acme-stage\nterragrunt backend bootstrap\nterragrunt apply";
export const COMMIT = 'cd "$(git rev-parse --show-toplevel)"\ngit add .\ngit commit -m "VPC"\ngit push';
export const UNDO = 'cd "$(git rev-parse --show-toplevel)/stage/vpc"\nterragrunt destroy';

export interface Parts {
  options?: string;
  needs?: string;
  steps: string;
  undo?: string;
}

export const pageOf = ({
  options = "",
  needs = "Git, Terragrunt and the AWS CLI.",
  steps,
  undo = "",
}: Parts): string => `---
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
export async function mistakesOf(parts: Parts, others: Record<string, string> = {}): Promise<string[]> {
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
  return (await new Verifier(pages, setup(`case-${count}`)).verify(subject)).map(({ message }) => message);
}

/** Expects a page with these commands to have one problem. */
export const commandsFail = async (code: string, message: string): Promise<void> => {
  expect(await mistakesOf({ steps: bash(code) })).toEqual([expect.stringContaining(message)]);
};
