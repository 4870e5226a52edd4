import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";

const repository = path.resolve(import.meta.dirname, "..");

/** A repository with the data of one service, whose module is `modules/queue`, and the module beside it. */
function workspace(module: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "catalog-"));
  const data = path.join(root, "docs/reference/services/networking/queue.yaml");
  const folder = path.join(root, "checkout/modules/queue");
  fs.mkdirSync(path.dirname(data), { recursive: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    data,
    `name: Queue
source: { repository: r, path: modules/queue }
inputs:
  - name: size
    type: number
    group: compute
    description: Written by a person, about the size.
outputs: []
`,
  );
  Object.entries(module).forEach(([name, text]) => fs.writeFileSync(path.join(folder, name), text));
  const run = (...options: string[]) => {
    const command = path.join(repository, "node_modules/.bin/tsx");
    const script = path.join(repository, "scripts/catalog.mts");
    const { status, stdout, stderr } = spawnSync(command, [script, ...options], { cwd: root, encoding: "utf8" });
    return { status, stdout, stderr, data: fs.readFileSync(data, "utf8") };
  };
  return { before: fs.readFileSync(data, "utf8"), folder, run };
}

const changed = { "variables.tf": 'variable "size" {\n  type = string\n}\nvariable "name" {}\n' };

describe("yarn catalog import", { timeout: 30_000 }, () => {
  test("finds the service by the module's path, tells what changed, and keeps what people wrote", () => {
    const { folder, run } = workspace(changed);
    const { status, stdout, data } = run("import", folder);
    expect(status).toBe(0);
    expect(stdout).toContain("networking/queue: 1 added, 0 removed, 1 changed");
    expect(stdout).toContain('+ input "name": required');
    expect(stdout).toContain('~ input "size": type number is now string');
    expect(stdout).toContain('! input "name" needs a description');
    expect(data).toContain("group: compute\n    description: Written by a person, about the size.");
    expect(run("import", folder, "--check").status).toBe(0);
  });

  test("--check changes nothing, and fails when the data differ", () => {
    const { before, folder, run } = workspace(changed);
    const { status, stderr, data } = run("import", folder, "--check");
    expect(status).toBe(1);
    expect(stderr).toContain("The data differ from the source.");
    expect(data).toBe(before);
  });

  test("a file that does not parse is told with file, line and message, and nothing is written", () => {
    const { before, folder, run } = workspace({ ...changed, "broken.tf": 'variable "x" {\n  type = \n}\n' });
    const { status, stderr, data } = run("import", folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.tf:2 {2}Invalid expression/);
    expect(data).toBe(before);
  });

  test.each([
    ["a folder without a module", ["import", "."], /is not a module/],
    ["a module of no known service", ["import", "checkout/other"], /--service GROUP\/SLUG/],
    ["no folder", ["import"], /^Usage: yarn catalog import DIR/],
  ])("%s is told", (_, options, message) => {
    const { folder, run } = workspace(changed);
    fs.cpSync(folder, path.join(folder, "../../other"), { recursive: true });
    const { status, stderr } = run(...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
