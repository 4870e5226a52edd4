import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { VcsConfig } from "@docusaurus/types";
import { describe, expect, it } from "vitest";
import { hasFullHistory, pageHistory } from "./pageHistory";

const folder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), "history-"));

function git(cwd: string, ...parameters: string[]): void {
  const author = ["-c", "user.name=Writer", "-c", "user.email=writer@example.com"];
  // The developer's own configuration may sign commits or run hooks.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull };
  execFileSync("git", [...author, ...parameters], { cwd, env, stdio: "ignore" });
}

function repository(): string {
  const root = folder();
  git(root, "init");
  for (const text of ["one", "two"]) {
    fs.writeFileSync(path.join(root, "page.mdx"), text);
    git(root, "add", "page.mdx");
    git(root, "commit", "-m", text);
  }
  return root;
}

function shallowClone(): string {
  const clone = path.join(folder(), "clone");
  git(".", "clone", "--depth=1", `file://${repository()}`, clone);
  return clone;
}

/** A history in which files were changed at the given times. */
const changedAt = (times: Record<string, number>): VcsConfig => ({
  initialize: () => undefined,
  getFileCreationInfo: () => Promise.resolve(null),
  getFileLastUpdateInfo: (file) =>
    Promise.resolve(times[file] === undefined ? null : { timestamp: times[file], author: "Writer" }),
});

describe("the history of pages", () => {
  it("is complete in a repository and in a full clone, but not in a shallow clone or outside Git", () => {
    expect(hasFullHistory(repository())).toBe(true);
    expect(hasFullHistory(shallowClone())).toBe(false);
    expect(hasFullHistory(folder())).toBe(false);
    expect(hasFullHistory("/nowhere")).toBe(false);
  });

  it("has the last change of a page, or of its data if that is later", async () => {
    const history = pageHistory(
      repository(),
      changedAt({ "a.mdx": 1, "b.mdx": 2, "b.yaml": 3, "c.mdx": 5, "c.yaml": 4 }),
    );
    const timeOf = async (file: string) => (await history.getFileLastUpdateInfo(file))?.timestamp;
    expect(await timeOf("a.mdx")).toBe(1);
    expect(await timeOf("b.mdx")).toBe(3);
    expect(await timeOf("c.mdx")).toBe(5);
    expect(await timeOf("new.mdx")).toBeUndefined();
  });

  it("is unknown in a shallow clone", async () => {
    const history = pageHistory(shallowClone(), changedAt({ "a.mdx": 1 }));
    expect(await history.getFileLastUpdateInfo("a.mdx")).toBeNull();
  });
});
