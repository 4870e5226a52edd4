import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { redirects } from "./redirects";

const docs = path.resolve(import.meta.dirname, "../../docs");
const knownPaths = fs
  .readFileSync(path.resolve(import.meta.dirname, "../../tests/legacy-paths.txt"), "utf8")
  .trim()
  .split("\n");

describe("redirects", () => {
  it.each(knownPaths)("%s is redirected", (address) => {
    expect(redirects.some(({ from }) => from === address)).toBe(true);
  });

  it("redirects from the path without its folder to each update guide", () => {
    const folders = ["cis", "terraform"].map((name) => `guides/stay-up-to-date/${name}`);
    const guides = folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(docs, folder))
        .filter((file) => file.endsWith(".mdx"))
        .map((file) => `/${folder}/${file.replace(".mdx", "")}`),
    );
    expect(guides.length).toBeGreaterThan(0);
    for (const guide of guides) {
      expect(redirects).toContainEqual({ from: `/guides/stay-up-to-date/${path.posix.basename(guide)}`, to: guide });
    }
  });

  it("has no duplicate paths", () => {
    const paths = redirects.map(({ from }) => from);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
