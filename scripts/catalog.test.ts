import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runCatalog } from "./catalog/command.mts";

const repository = path.resolve(import.meta.dirname, "..");
const DATA = "docs/reference/services/networking/queue.yaml";

/** A repository with the data of one service, whose module is `modules/queue` in a checkout next to it. */
let root: string;
let folder: string;

const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
const read = (name: string): string => fs.readFileSync(path.join(root, name), "utf8");

/** Runs a command in this process, and captures its output. */
async function catalog(...options: string[]) {
  const printed = { log: [] as unknown[], error: [] as unknown[] };
  const spies = (["log", "error"] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((text: unknown) => void printed[stream].push(text)),
  );
  let status = 1;
  try {
    status = await runCatalog(options);
  } catch (error) {
    printed.error.push((error as Error).message);
  }
  spies.forEach((spy) => spy.mockRestore());
  return { status, stdout: printed.log.join("\n"), stderr: printed.error.join("\n") };
}

/** Runs a script in which `$catalog` is the command. */
function shell(script: string) {
  const tsx = path.join(repository, "node_modules/tsx/dist/loader.mjs");
  const command = `'${process.execPath}' --import '${tsx}' '${path.join(repository, "scripts/catalog.mts")}'`;
  return spawnSync("bash", ["-c", script.replaceAll("$catalog", command)], { cwd: root, encoding: "utf8" });
}

const git = (cwd: string, ...command: string[]): void => {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  // The developer's own configuration may sign commits or run hooks.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull };
  expect(spawnSync("git", [...identity, ...command], { cwd, env, encoding: "utf8" })).toMatchObject({ status: 0 });
};

const CHANGED = 'variable "size" {\n  type = string\n}\nvariable "name" {}\n';

afterAll(() => process.chdir(repository));

/** Types, defaults and descriptions in every form that is hard to parse or to write. */
const ODD_MODULE = `
variable "lines" {
  description = <<EOT
  First line, indented:
    - "quoted": {yaml} # not a comment

---
\tA tab, trailing spaces${"   "}
EOT
  type = object({ a = optional(list(string), [
    "b", # first (of two
    "c", // it's "open
  ]) })
}
variable "heredoc" {
  description = "Ends with a colon:"
  type = object({
    text = optional(string, <<-EOT
      "say" )
        \\(hi
    EOT
    )
    nested = optional(object({ "a b" = optional(map(any), { k = "v, )" }) }), {})
  })
}
variable "interpolation" {
  type    = map(object({ a = optional(string, "$\{"a)"}") }))
  default = { "k.1" = { a = "$$\{x} %%{y}" }, "größe" = {} }
}
variable "list" {
  type    = list(string,)
  default = [12345678901234567890, -1.5e3, "\\u00e9 \\n", <<EOT
tab\t
EOT
  ]
  validation {
    condition = (
      length(var.list) > 0 # at least one
    )
    error_message = "Use 'one': #1."
  }
}
variable "size" {
  type = tuple([ string, object({}) ])
}
`;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "catalog-"));
  folder = path.join(root, "checkout/modules/queue");
  write(
    DATA,
    `name: Queue
source: { repository: r, path: modules/queue }
version: 1.0.0
inputs:
  - name: size
    type: number
    group: compute
    description: Written by a person, about the size.
outputs: []
`,
  );
  write("checkout/modules/queue/variables.tf", CHANGED);
  process.chdir(root);
  write("CONTRIBUTING.md", "### Service reference\n\n```mdx\nWhat it is.\n\n![Alt](./SLUG.d2)\n```\n");
});

describe("yarn catalog import", { timeout: 120_000 }, () => {
  test("finds the service by the end of the folder's path, reports changes, and keeps hand-written text", async () => {
    const { status, stdout } = await catalog("import", folder);
    expect(status).toBe(0);
    expect(stdout).toContain("networking/queue: 1 added, 0 removed, 1 changed");
    expect(stdout).toContain('+ input "name": required');
    expect(stdout).toContain('~ input "size": type number is now string');
    expect(stdout).toContain("texts still need to be written: yarn catalog texts networking/queue");
    expect(stdout).toMatch(/run "git restore .*queue\.yaml", which discards .*, and import it with --version X\.Y\.Z/);
    expect(read(DATA)).toContain("group: compute\n    description: Written by a person, about the size.");
    expect((await catalog("import", folder, "--check")).status).toBe(0);
  });

  test("the data match the module after every import, whatever the layout of the source", async () => {
    write("checkout/modules/queue/variables.tf", ODD_MODULE);
    write(
      "checkout/modules/queue/windows.tf",
      'variable "w" {\n  type = object({\n    a = optional(any, [\n      1,\n    ])\n  })\n}\n'.replaceAll(
        "\n",
        "\r\n",
      ),
    );
    expect(await catalog("import", folder)).toMatchObject({ status: 0, stderr: "" });
    const first = read(DATA);
    expect(await catalog("import", folder, "--check")).toMatchObject({
      status: 0,
      stdout: "networking/queue: 0 added, 0 removed, 0 changed",
    });
    await catalog("import", folder);
    expect(read(DATA)).toBe(first);
    const release = await catalog("import", folder, "--version", "1.1.0");
    expect(release.stdout).not.toContain("corrections");
    expect(read(DATA)).toBe(first.replace("version: 1.0.0", "version: 1.1.0"));
  });

  test("--renamed keeps the texts of an input with a new name", async () => {
    const before = read(DATA);
    write("checkout/modules/queue/variables.tf", CHANGED.replace('"size"', '"length"'));
    const { stdout } = await catalog("import", folder, "--version", "1.1.0");
    expect(stdout).toMatch(
      /run "git restore .*queue\.yaml", and import again with --renamed OLD=NEW, which keeps the texts/,
    );
    write(DATA, before);
    const check = await catalog("import", folder, "--check", "--renamed", "size=length", "--version", "1.1.0");
    expect(check.stderr).toMatch(/--service networking\/queue --renamed size=length --version 1\.1\.0$/);
    const renamed = await catalog("import", folder, "--version", "1.1.0", "--renamed", "size=length");
    expect(renamed.stdout).toContain('~ input "length": renamed from "size"');
    expect(renamed.stdout).not.toContain("git restore");
    expect(read(DATA)).toMatch(/name: length\n[^]*description: Written by a person, about the size\./);
  });

  test("--check writes nothing, and fails when the data differ", async () => {
    const before = read(DATA);
    const { status, stderr } = await catalog("import", folder, "--check");
    expect(status).toBe(1);
    expect(stderr).toContain("The data differ from the module.");
    expect(stderr).toContain("--service networking/queue; with --version X.Y.Z if the module is of a later release");
    expect((await catalog("import", folder, "--check", "--version", "1.1.0")).stderr).toMatch(/--version 1\.1\.0$/);
    expect(read(DATA)).toBe(before);
  });

  test("--check fails if the data lacks a module's description, although a writer has described the input", async () => {
    write(
      "checkout/modules/queue/variables.tf",
      'variable "size" {\n  type = number\n  description = "Its size."\n}\n',
    );
    const report = "networking/queue: 0 added, 0 removed, 0 changed; 1 module description recorded for the first time";
    expect(await catalog("import", folder, "--check")).toMatchObject({ status: 1, stdout: report });
    expect((await catalog("import", folder)).stdout).toContain(report);
    expect(read(DATA)).toContain("moduleDescription: Its size.");
    const current = { status: 0, stdout: "networking/queue: 0 added, 0 removed, 0 changed" };
    expect(await catalog("import", folder, "--check", "--version", "1.1.0")).toMatchObject(current);
  });

  test("reports unreadable files with file and line, and writes nothing", async () => {
    const before = read(DATA);
    write("checkout/modules/queue/broken.tf", 'variable "x" {\n  type = \n}\n');
    const { status, stderr } = await catalog("import", folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.tf:2 {2}Invalid expression/);
    expect(read(DATA)).toBe(before);
    fs.rmSync(path.join(folder, "broken.tf"));
    write(DATA, `inputs:\n  - { name: size, type: numbr }\n${before.replace("inputs:\n", "others:\n")}`);
    expect((await catalog("import", folder, "--service", "networking/queue")).stderr).toMatch(
      /^docs\/reference\/services\/networking\/queue\.yaml:2:\d+ {2}"numbr" is not a type/,
    );
  });

  test("an invalid data file of another service does not matter", async () => {
    write("docs/reference/services/networking/broken.yaml", "name: [\n");
    expect((await catalog("import", folder)).status).toBe(0);
  });

  test("a reader that closes the pipe early is not an error", () => {
    const many = Array.from({ length: 400 }, (_, index) => `variable "input_${index}_${"x".repeat(200)}" {}\n`);
    write("checkout/modules/queue/variables.tf", many.join(""));
    const { stdout, stderr } = shell(`$catalog import ${folder} | true; echo "\${PIPESTATUS[0]}"`);
    expect(stderr).toBe("");
    expect(stdout).toBe("0\n");
    expect(read(DATA)).toContain("input_399");
  });

  test.each([
    ["a folder without a module", ["import", "."], /is not a module/],
    ["a module of no known service", ["import", "checkout/other"], /--service GROUP\/SLUG/],
    ["a missing folder", ["import"], /"yarn catalog import" is not a command[^]*yarn catalog import DIR/],
    [
      "a group that does not exist",
      ["import", "x", "--service", "new/x"],
      /no group "new"\. The groups are app-orchestration, /,
    ],
    ["a folder that is not a group", ["import", "x", "--service", "intro/x"], /no group "intro"/],
    ["a path outside", ["import", "x", "--service", "../evil"], /no group "\.\."/],
    ["a file name as the slug", ["import", "x", "--service", "networking/q.yaml"], /lowercase with hyphens/],
    ["a version of two numbers", ["import", "x", "--version", "1.2"], /"1\.2" is not a version/],
    ["a version with a letter", ["import", "x", "--version", "v1.2.3"], /"v1\.2\.3" is not a version/],
    [
      "an older version",
      ["import", "checkout/modules/queue", "--version", "0.9.0"],
      /describes 1\.0\.0, and 0\.9\.0 is older/,
    ],
    [
      "a new service without a version",
      ["import", "checkout/other", "--service", "networking/new"],
      /--version X\.Y\.Z/,
    ],
    ["an unknown option", ["import", "x", "--verison", "1.0.0"], /^Unknown option '--verison'/],
    ["an option without its value", ["import", "x", "--version"], /'--version <value>' argument missing/],
    ["no argument, with only the help", [], /^Keeps the data of the services/],
    ["an unknown command", ["export"], /"yarn catalog export" is not a command/],
    [
      "texts of no service",
      ["texts", "networking/none"],
      /There is no data file .*none\.yaml\. Import the module first: /,
    ],
    ["--check with texts", ["texts", "--check"], /--check belongs to "yarn catalog import"/],
    ["--check with a history", ["history", "networking/queue", "1.0.0=x", "--check"], /--check belongs to/],
    ["a new name without the old one", ["import", "x", "--renamed", "size"], /"size" is not OLD=NEW, such as size=/],
    ["a release without its folder", ["history", "networking/queue", "1.0.0"], /"1\.0\.0" is not VERSION=DIR/],
  ])("rejects %s with advice", async (_, options, message) => {
    fs.cpSync(folder, path.join(root, "checkout/other"), { recursive: true });
    const { status, stderr } = await catalog(...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });

  test("a failure is a message and exit code 1, without a stack trace", () => {
    const { status, stdout, stderr } = shell("$catalog import nowhere");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe("nowhere is not a folder. Pass the folder of a Terraform or OpenTofu module.\n");
  });

  test("--help explains the commands", async () => {
    const { status, stdout } = await catalog("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("yarn catalog import DIR [--version X.Y.Z]");
    expect((await catalog("import", "--help")).stdout).toBe(stdout);
  });
});

describe("a checkout", { timeout: 120_000 }, () => {
  const checkout = (remote: string): string => {
    const clone = path.join(root, "clone-of-mine");
    fs.mkdirSync(clone);
    fs.writeFileSync(path.join(clone, "variables.tf"), 'variable "a" {}\n');
    git(clone, "init", "-q");
    git(clone, "remote", "add", "origin", remote);
    git(clone, "add", ".");
    git(clone, "commit", "-qm", "First");
    return clone;
  };

  test("under another name is recognized by its remote, and its root may be the module", async () => {
    const clone = checkout("git@github.com:gruntwork-io/terraform-aws-queue.git");
    const worktree = path.join(root, "worktree");
    git(clone, "worktree", "add", "-q", worktree);
    expect((await catalog("import", clone, "--service", "networking/new", "--version", "1.0.0")).status).toBe(0);
    expect(read("docs/reference/services/networking/new.yaml")).toContain(
      'source:\n  repository: terraform-aws-queue\n  path: ""\n',
    );
    expect((await catalog("import", worktree, "--check")).stdout).toContain(
      "networking/new: 0 added, 0 removed, 0 changed",
    );
    fs.symlinkSync(clone, path.join(root, "link"));
    expect((await catalog("import", path.join(root, "link"), "--check")).status).toBe(0);
  });

  test("of another module than the data's is not imported", async () => {
    const clone = checkout("https://example.com/r");
    const before = read(DATA);
    const wrong = await catalog("import", clone, "--service", "networking/queue");
    expect(wrong).toMatchObject({ status: 1, stdout: "" });
    expect(wrong.stderr).toBe(
      `${DATA} describes modules/queue of r, but ${clone} is the root of r. Specify the service of that module: ` +
        "--service GROUP/SLUG. If the module has moved, change source.path in the file first.",
    );
    expect(read(DATA)).toBe(before);
    write(DATA, before.replace("repository: r, path: modules/queue", 'repository: r, path: ""'));
    expect((await catalog("import", clone, "--service", "networking/queue")).status).toBe(0);
  });

  test("of another repository is not imported, but its folder may have any name", async () => {
    const clone = checkout("https://example.com/other");
    const module = path.join(clone, "modules/queue");
    fs.cpSync(folder, module, { recursive: true });
    const options = ["import", module, "--service", "networking/queue"];
    expect((await catalog(...options)).stderr).toContain("change source.repository in the file first.");
    git(clone, "remote", "remove", "origin");
    const { status, stdout } = await catalog(...options);
    expect(status).toBe(0);
    expect(stdout).toContain(`The module is modules/queue of clone-of-mine, which is not the source in ${DATA}.`);
  });

  test("of another repository with the same path is not mistaken for the service's", async () => {
    const clone = checkout("https://example.com/other");
    fs.cpSync(folder, path.join(clone, "modules/queue"), { recursive: true });
    const { status, stderr } = await catalog("import", path.join(clone, "modules/queue"));
    expect(status).toBe(1);
    expect(stderr).toContain("No service has modules/queue of other as its source.");
  });

  test("that is not of the given release causes a warning", async () => {
    const clone = checkout("https://example.com/other");
    const options = ["import", clone, "--service", "networking/new", "--version"];
    expect(await catalog(...options, "1.1.0")).toMatchObject({ status: 0, stderr: "" });
    git(clone, "tag", "v1.0.0");
    git(clone, "tag", "latest");
    const { status, stderr } = await catalog(...options, "1.1.0");
    expect(status).toBe(0);
    expect(stderr).toBe(
      `Warning: ${clone} is at v1.0.0, not v1.1.0. If the version or the module is wrong, ` +
        'run "git restore docs/reference/services/networking/new.yaml", correct it, and import again.',
    );
    git(clone, "tag", "v1.1.0");
    expect((await catalog(...options, "1.1.0")).stderr).toBe("");
    fs.appendFileSync(path.join(clone, "variables.tf"), 'variable "b" {}\n');
    expect((await catalog(...options, "1.1.0", "--check")).stderr).toMatch(
      /^Warning: .* has uncommitted changes\. If the version or the module is wrong, correct it, and import again\./,
    );
  });

  test("of several services is reported with their names", async () => {
    fs.copyFileSync(path.join(root, DATA), path.join(root, path.dirname(DATA), "copy.yaml"));
    const { status, stderr } = await catalog("import", folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /networking\/copy and networking\/queue have .* Specify the service: --service GROUP\/SLUG\./,
    );
  });
});

describe("a new service", { timeout: 120_000 }, () => {
  const NEW = ["import", "checkout/modules/queue", "--service", "networking/my-queue", "--version", "1.0.0"];

  test("is reported with its missing parts and the exact line to add", async () => {
    const { stdout } = await catalog(...NEW);
    expect(stdout).toContain('Fill in purpose, tags, source.repository, source.path, correct the name "My Queue"');
    expect(stdout).toContain('"--scaffold" writes docs/reference/services/networking/my-queue.mdx');
    expect(stdout).toContain('Add "my-queue" to the slugs of the group "networking" in src/catalog/serviceGroups.ts.');
  });

  test("--scaffold writes its page, and never overwrites one", async () => {
    await catalog(...NEW, "--scaffold");
    const page = "docs/reference/services/networking/my-queue.mdx";
    expect(read(page)).toMatch(
      /^---\ntitle: My Queue\ndescription: DESCRIPTION\n[^]*What it is\.\n\n!\[Alt]\(\.\/my-queue\.d2\)/,
    );
    write(page, "Mine.");
    await catalog(...NEW, "--scaffold");
    expect(read(page)).toBe("Mine.");
  });
});

test("yarn catalog texts lists missing texts with their positions", { timeout: 120_000 }, async () => {
  await catalog("import", folder);
  const { status, stdout } = await catalog("texts", "networking/queue");
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /queue\.yaml:\d+:\d+ {2}input "name": write a description\. Until then the page says "Not described yet\."/,
  );
  expect(stdout).toContain('input "name": write an example.');
  expect(stdout).not.toContain('input "size": write a description');
  expect((await catalog("texts")).stdout).toBe(stdout);
});

test("yarn catalog history records older releases in the newest data", { timeout: 120_000 }, async () => {
  const release = (version: string, source: string): string => {
    write(`releases/${version}/main.tf`, source);
    return `${version}=releases/${version}`;
  };
  const releases = [
    release("0.10.0", CHANGED.replace("string", "number")),
    release("0.9.0", 'variable "size" {}\nvariable "old" {}\n'),
    release("1.0.0", CHANGED),
  ];
  const early = await catalog("history", "networking/queue", ...releases);
  expect(early.status).toBe(1);
  expect(early.stderr).toContain("does not match 1.0.0");
  await catalog("import", folder);
  expect((await catalog("history", "networking/queue", ...releases)).stdout).toContain(
    "networking/queue: 3 releases compared; inputs and outputs with a history: 3.",
  );
  const data = read(DATA);
  expect(data).toMatch(/name: name\n[^]*?since: 0\.10\.0/);
  expect(data).toMatch(/- version: 0\.10\.0\n {8}attribute: type\n {8}from: any\n {8}to: number/);
  expect(data).toMatch(/removed:\n {2}- kind: input\n {4}name: old\n {4}version: 0\.10\.0/);
  expect(data).toContain("Written by a person");
  expect((await catalog("import", folder, "--check")).status).toBe(0);
  await catalog("history", "networking/queue", ...releases);
  expect(read(DATA)).toBe(data);

  // Records of releases that are not among the arguments are neither replaced nor lost.
  const old = "removed:\n  - kind: input\n    name: ancient\n    version: 0.8.0\n";
  const longer = data.replace("removed:\n", old).replace("name: size\n", "name: size\n    since: 0.8.1\n");
  write(DATA, longer);
  const [, second = "", third = ""] = releases;
  expect((await catalog("history", "networking/queue", second, third)).stderr).toMatch(
    /records changes in 0\.10\.0, which would be lost\. Add that release to the arguments: 0\.10\.0=DIR/,
  );
  expect((await catalog("history", "networking/queue", third, third)).stderr).toContain("1.0.0 is given twice");
  expect((await catalog("history", "networking/queue", ...releases)).status).toBe(0);
  expect(read(DATA)).toContain("0.8.0");
  expect(read(DATA)).toContain("since: 0.8.1");
  expect(read(DATA).length).toBe(longer.length);
});

test("yarn catalog history removes a wrong record, even if it is the only one", { timeout: 120_000 }, async () => {
  await catalog("import", folder);
  const data = read(DATA);
  write(DATA, data.replace("name: name\n", "name: name\n    since: 1.0.0\n"));
  write("releases/0.9.0/main.tf", CHANGED);
  const { stdout } = await catalog("history", "networking/queue", "0.9.0=releases/0.9.0", `1.0.0=${folder}`);
  expect(stdout).toContain("networking/queue: 2 releases compared; inputs and outputs with a history: 0.");
  expect(read(DATA)).toBe(data);
});
