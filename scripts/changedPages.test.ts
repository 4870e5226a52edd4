import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changedFiles, changedPages } from "./changedPages";

const guide = "docs/guides/build-it-yourself/vpc";

describe("changedPages", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [[`${guide}/core-concepts.mdx`], ["/guides/build-it-yourself/vpc/core-concepts"]],
    [[`${guide}/index.mdx`], ["/guides/build-it-yourself/vpc"]],
    [["docs/reference/services/app-orchestration/lambda.mdx"], ["/reference/services/app-orchestration/lambda"]],
    [[], []],
  ])("of %j are %j", (files, pages) => {
    expect(changedPages(files)).toEqual(pages);
  });

  it("of an image are all pages in its folder", () => {
    expect(changedPages([`${guide}/a-picture.d2`])).toContain("/guides/build-it-yourself/vpc/production-grade-design");
  });

  it("keep a name that ends with the word index", () => {
    vi.spyOn(fs, "existsSync").mockReturnValue(true);
    expect(changedPages([`${guide}/the-index.mdx`, "docs/index.mdx"])).toEqual([
      "/guides/build-it-yourself/vpc/the-index",
      "/",
    ]);
  });

  it.each([
    ["src/css/tokens.css"],
    ["docs/tags.yml"],
    ["docs/reference/services/app-orchestration/lambda.yaml"],
    ["docs/reference/services/shared-descriptions.yaml"],
    [`${guide}/_partial.mdx`],
    [`${guide}/deleted-page.mdx`],
    ["docs/guides/deleted-folder/a-picture.d2"],
  ])("of %s are unknown: it may affect any page", (file) => {
    expect(changedPages([`${guide}/index.mdx`, file])).toBeUndefined();
  });

  it("of unknown files are unknown", () => {
    expect(changedPages(undefined)).toBeUndefined();
  });
});

describe("changedFiles", () => {
  const repository = process.cwd();
  const git = (...args: string[]): void => {
    // The developer's own configuration may sign commits or run hooks.
    const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull };
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { env });
  };
  const makeRepository = (branch: string): void => {
    process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), "changed-pages-")));
    git("init", "--quiet", "--initial-branch", branch);
    ["changed.mdx", "old.mdx", "same.mdx"].forEach((name) => fs.writeFileSync(name, `The page ${name}.\n`));
    git("add", ".");
    git("commit", "--quiet", "--message", "First");
  };
  afterEach(() => process.chdir(repository));

  it("are the changed, renamed and new files of a branch, also in a clone without origin/main", () => {
    makeRepository("main");
    git("checkout", "--quiet", "-b", "branch");
    git("mv", "old.mdx", "renamed.mdx");
    git("commit", "--quiet", "--message", "Branch");
    fs.writeFileSync("changed.mdx", "Other text.\n");
    fs.writeFileSync("new.mdx", "Text.\n");
    const complaints = vi.spyOn(process.stderr, "write");
    expect(changedFiles()?.sort()).toEqual(["changed.mdx", "new.mdx", "old.mdx", "renamed.mdx"]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it("are unknown without a main branch", () => {
    makeRepository("branch");
    expect(changedFiles()).toBeUndefined();
  });
});
