import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesKey } from "../lib/filesKey";
import { isKnownClean, rememberClean } from "./cleanRuns";

describe("runs without problems", () => {
  let root: string;
  const write = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };
  const key = (today = "2026-11-01"): string => filesKey(root, today);

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "clean-runs-"));
    write("docs/page.mdx", "# A page\n");
    write("yarn.lock", "a@1\n");
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it("are remembered for the same sources, but only the last one", () => {
    const first = key();
    expect(isKnownClean(root, first)).toBe(false);
    rememberClean(root, first);
    expect(isKnownClean(root, key())).toBe(true);
    rememberClean(root, "other");
    expect(isKnownClean(root, first)).toBe(false);
  });

  it.each([
    ["a changed page", () => write("docs/page.mdx", "# Another page\n")],
    ["a new file", () => write("docs/new.mdx", "")],
    ["a file that has moved", () => fs.renameSync(path.join(root, "docs/page.mdx"), path.join(root, "docs/moved.mdx"))],
    ["other dependencies", () => write("yarn.lock", "a@2\n")],
    ["a changed rule", () => write("src/checks/rules/headings.ts", "export {};\n")],
  ])("do not count after %s", (_what, change) => {
    const before = key();
    change();
    expect(key()).not.toBe(before);
  });

  it("do not count on another day", () => {
    expect(key("2026-11-02")).not.toBe(key());
  });

  it.each(["build/page.html", "build-configured/page.html", "node_modules/a/index.js", ".docusaurus/routes.js"])(
    "do not depend on %s",
    (file) => {
      const before = key();
      write(file, "made by a build");
      expect(key()).toBe(before);
    },
  );
});
