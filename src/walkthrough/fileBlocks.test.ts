import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyDiff, writeFile } from "./fileBlocks";
import type { Workspace } from "./workspace";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "file-blocks-"));
const workspace = { root, home: path.join(root, "home") } as Workspace;

afterAll(() => fs.rmSync(root, { recursive: true }));

const changed = (content: string, diff: string): string => {
  writeFile("a.txt", content, workspace);
  applyDiff("a.txt", diff, workspace);
  return fs.readFileSync(path.join(root, "a.txt"), "utf8");
};

test.each([
  ["a line that starts with --", "---\ntitle: a\n---\n", "----\n title: a\n----\n", "title: a\n"],
  ["a comment in SQL", "-- old\nb\n", "--- old\n b\n", "b\n"],
  ["a line that starts with ++", "a\nb\n", " a\n+++ x\n b\n", "a\n++ x\nb\n"],
])("a diff changes %s", (_, content, diff, expected) => {
  expect(changed(content, diff)).toBe(expected);
});

test("a diff compares whole lines", () => {
  expect(changed("vpc_name = 1\nname = 1\n", "-name = 1\n+name = 2\n")).toBe("vpc_name = 1\nname = 2\n");
  expect(() => changed("vpc_name = 1\n", "-name = 1\n+name = 2\n")).toThrow(
    "The file a.txt does not contain the original lines of the diff",
  );
  expect(() => changed("a\nb\na\n", "-a\n+c\n")).toThrow("occur 2 times in the file, not once; show one more line");
});

test("a folder is not a file", () => {
  writeFile("folder/a.txt", "a\n", workspace);
  expect(() => writeFile("folder", "a\n", workspace)).toThrow("folder is a folder");
});

test("a diff may have the header and the hunks of diff -u", () => {
  expect(changed("a\nb\n", "--- a.txt\n+++ a.txt\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n")).toBe(
    "a\nc\n",
  );
});
