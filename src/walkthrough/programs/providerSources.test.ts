import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nameProviderSources } from "./providerSources";

let folder = "";

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "provider-sources-"));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The files after the upgrade. */
async function upgrade(files: Record<string, string>): Promise<Record<string, string>> {
  Object.entries(files).forEach(([name, text]) => fs.writeFileSync(path.join(folder, name), text));
  await nameProviderSources(folder);
  return Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]),
  );
}

const RESOURCE = 'resource "aws_sqs_queue" "inbox" {\n  name = "inbox"\n}\n';
const VERSION = 'terraform {\n  required_version = ">= 0.13"\n}\n';
const REQUIREMENTS = `  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 3.75"
    }
  }
`;
const OLD = '  required_providers {\n    aws = "~> 3.75"\n  }\n';

it("rewrites the only file that names providers, and requires the version in versions.tf", async () => {
  const head = 'terraform {\n  required_version = ">= 0.12.26"\n\n';
  expect(await upgrade({ "main.tf": `${head}${OLD}}\n\n${RESOURCE}` })).toEqual({
    "main.tf": `${head}${REQUIREMENTS}}\n\n${RESOURCE}`,
    "versions.tf": VERSION,
  });
});

it("names providers in versions.tf if no file does, or if several do", async () => {
  const names = '  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n    }\n  }\n';
  expect(await upgrade({ "main.tf": RESOURCE })).toEqual({
    "main.tf": RESOURCE,
    "versions.tf": `terraform {\n  required_version = ">= 0.13"\n${names}}\n`,
  });
  const files = { "main.tf": `terraform {\n${OLD}}\n\n${RESOURCE}`, "versions.tf": `terraform {\n${OLD}}\n` };
  expect(await upgrade(files)).toEqual({
    "main.tf": RESOURCE,
    "versions.tf": `terraform {\n  required_version = ">= 0.13"\n${REQUIREMENTS}}\n`,
  });
});

it("leaves code without providers alone", async () => {
  const files = { "outputs.tf": 'output "name" {\n  value = "inbox"\n}\n' };
  expect(await upgrade(files)).toEqual(files);
});
