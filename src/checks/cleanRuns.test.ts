import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../lib/problem";
import { filesKey } from "../lib/filesKey";
import { problemsUnlessClean } from "./cleanRuns";

const problem: Problem = { file: "docs/page.mdx", line: 1, column: 1, message: "Correct it." };

describe("clean runs", () => {
  let root: string;
  const write = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };
  const cleanRun = (): Promise<Problem[]> => problemsUnlessClean(root, () => Promise.resolve([]));
  /** Whether the next run is skipped. */
  const isKnownClean = async (): Promise<boolean> =>
    (await problemsUnlessClean(root, () => Promise.resolve([problem]))).length === 0;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "clean-runs-"));
    write("docs/page.mdx", "# A page\n");
    write("yarn.lock", "a@1\n");
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it("are remembered while the sources are the same, but only the last one", async () => {
    expect(await isKnownClean()).toBe(false);
    await cleanRun();
    expect(await isKnownClean()).toBe(true);
    write("docs/page.mdx", "# Another page\n");
    await cleanRun();
    write("docs/page.mdx", "# A page\n");
    expect(await isKnownClean()).toBe(false);
  });

  it.each([
    ["a changed page", () => write("docs/page.mdx", "# Another page\n")],
    ["a new file", () => write("docs/new.mdx", "")],
    ["a file that has moved", () => fs.renameSync(path.join(root, "docs/page.mdx"), path.join(root, "docs/moved.mdx"))],
    ["a changed dependency", () => write("yarn.lock", "a@2\n")],
    ["a changed rule", () => write("src/checks/rules/headings.ts", "export {};\n")],
  ])("are forgotten after %s", async (_what, change) => {
    await cleanRun();
    change();
    expect(await isKnownClean()).toBe(false);
  });

  it("are not remembered if a file changes while they run", async () => {
    await problemsUnlessClean(root, () => {
      write("docs/page.mdx", "# Corrected\n");
      return Promise.resolve([]);
    });
    write("docs/page.mdx", "# A page\n");
    expect(await isKnownClean()).toBe(false);
  });

  it("ignore a temporary file that an editor removes while the files are read", () => {
    const key = filesKey(root);
    write("docs/page.mdx~", "");
    const removeTemporary = (): true => {
      fs.rmSync(path.join(root, "docs/page.mdx~"), { force: true });
      return true;
    };
    expect(filesKey(root, removeTemporary)).toBe(key);
  });

  it.each(["build/page.html", "build-configured/page.html", "node_modules/a/index.js", ".docusaurus/routes.js"])(
    "ignore %s",
    async (file) => {
      await cleanRun();
      write(file, "made by a build");
      expect(await isKnownClean()).toBe(true);
    },
  );
});
