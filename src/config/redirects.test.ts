import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pageAnchors } from "../checks/anchors";
import { readPage } from "../checks/page";
import { redirects } from "./redirects";

const docs = path.resolve(import.meta.dirname, "../../docs");
const knownPaths = fs
  .readFileSync(path.resolve(import.meta.dirname, "../../tests/legacy-paths.txt"), "utf8")
  .trim()
  .split("\n");

/** Path of a page's file below `docs/`, by its address. */
function fileOf(address: string): string | undefined {
  return [`${address}.mdx`, `${address}/index.mdx`]
    .map((file) => file.slice(1))
    .find((file) => fs.existsSync(path.join(docs, file)));
}

const idsOfPages = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const ids =
    idsOfPages.get(file) ?? pageAnchors(readPage(file, fs.readFileSync(path.join(docs, file), "utf8")).page, []);
  idsOfPages.set(file, ids);
  return ids;
}

describe("redirects", () => {
  it.each(redirects.map(({ from, to }) => [from, to]))("%s redirects to %s", (from, to) => {
    expect(fileOf(from)).toBeUndefined();
    const [address = "", id] = to.split("#");
    const file = fileOf(address);
    expect(file, `the page ${address}`).toBeDefined();
    if (file !== undefined && id !== undefined) {
      expect([...idsOf(file)], `headings of ${address}`).toContain(id);
    }
  });

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
