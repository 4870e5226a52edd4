import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { redirects } from "./redirects";

const knownPaths = fs
  .readFileSync(path.resolve(import.meta.dirname, "../../tests/legacy-paths.txt"), "utf8")
  .trim()
  .split("\n");

describe("redirects", () => {
  it.each(knownPaths)("%s is redirected", (address) => {
    expect(redirects.some(({ from }) => from === address)).toBe(true);
  });
});
