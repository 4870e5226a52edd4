import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentCache } from "./contentCache";

describe("ContentCache", () => {
  let root: string;
  const stored = (): string => path.join(root, "node_modules/.cache/pages.json");

  /** Runs a build with the given sources. @returns the sources it had to convert */
  function build(...sources: string[]): string[] {
    const converted: string[] = [];
    const cache = new ContentCache(root, "pages");
    for (const source of sources) {
      const text = cache.get(source, () => {
        converted.push(source);
        return source.toUpperCase();
      });
      expect(text).toBe(source.toUpperCase());
    }
    cache.save();
    return converted;
  }

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "content-cache-"));
    fs.mkdirSync(path.join(root, "src"));
    fs.writeFileSync(path.join(root, "src/convert.ts"), "export {};");
    expect(build("a", "b")).toEqual(["a", "b"]);
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it("converts only sources that have changed", () => {
    expect(build("a", "new b")).toEqual(["new b"]);
  });

  it("forgets sources that a build did not request", () => {
    build("a");
    expect(build("a", "b")).toEqual(["b"]);
  });

  it.each([
    ["our sources", "src/convert.ts"],
    ["dependencies", "yarn.lock"],
  ])("converts everything again when %s change", (_what, file) => {
    fs.writeFileSync(path.join(root, file), "changed");
    expect(build("a", "b")).toEqual(["a", "b"]);
  });

  it.each(["", "{", "null", "[]", '{"program":1}'])("is empty when its file contains %j", (content) => {
    fs.writeFileSync(stored(), content);
    expect(build("a", "b")).toEqual(["a", "b"]);
  });
});
