import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeCombinedModule } from "./combinedModule";

let scratch: string;

beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), "combined-module-"));
});
afterEach(() => fs.rmSync(scratch, { recursive: true }));

/** The combined module of one root module with this code, which a step has validated. */
async function combinedModuleOf(code: string, company = "acme") {
  const tree = path.join(scratch, "tree-1");
  fs.mkdirSync(path.join(tree, "live/app"), { recursive: true });
  fs.writeFileSync(path.join(tree, "live/app/main.tf"), code);
  const record = { tree, folder: "live/app", command: "validate", remotes: scratch, page: "page.mdx", line: 1 };
  const combined = await writeCombinedModule([record], path.join(scratch, "combined"), {
    vendorRemotes: path.join(scratch, "vendor"),
    company,
  });
  return { combined, read: (file: string) => fs.readFileSync(path.join(combined.folder, file), "utf8") };
}

test("a root module that calls a module beside it is verified", async () => {
  const { combined, read } = await combinedModuleOf('module "vpc" {\n  source = "../vpc"\n}\n');
  expect(combined.leftOut).toEqual([]);
  expect(read("main.tf")).toContain('source = "./trees/tree-1/live/app"');
});

test("the company's modules come from its repositories as they were for this step", async () => {
  const source = "git@github.com:globex/modules.git//app";
  const { combined, read } = await combinedModuleOf(`module "app" {\n  source = "${source}"\n}\n`, "globex");
  expect(read("trees/tree-1/live/app/main.tf")).toContain('"git@github.com:globex-tree-1/modules.git//app"');
  expect(combined.gitConfig).toContain(
    `[url "file://${path.join(scratch, "globex")}/"]\n\tinsteadOf = git@github.com:globex-tree-1/\n`,
  );
});

test("a root module with another provider is left out", async () => {
  const code = 'terraform {\n  required_providers {\n    helm = {\n      source = "hashicorp/helm"\n    }\n  }\n}\n';
  expect((await combinedModuleOf(code)).combined.leftOut).toEqual(["live/app"]);
});

test("a provider is verified once, in a file of its own, where something uses it", async () => {
  const { combined, read } = await combinedModuleOf(
    'provider "aws" {\n  region = var.region\n}\n\nlocals {\n  a = 1\n}\n',
  );
  expect(read("provider-0.tf")).toBe(
    'provider "aws" {\n  alias = "p0"\n  region = var.terragrunt\n}\n\ndata "aws_region" "p0" {\n  provider = aws.p0\n}\n',
  );
  expect(combined.units.get("provider-0.tf")).toMatchObject({ file: "live/app/main.tf" });
  // The lines of the module stay where they are.
  expect(read("trees/tree-1/live/app/main.tf")).toBe("\n\n\n\nlocals {\n  a = 1\n}\n");
});
