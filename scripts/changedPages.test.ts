import fs from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changedPages } from "./changedPages";

const guide = "docs/guides/build-it-yourself/vpc";

describe("changedPages", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [[`${guide}/core-concepts.mdx`], ["/guides/build-it-yourself/vpc/core-concepts"]],
    [[`${guide}/index.mdx`], ["/guides/build-it-yourself/vpc"]],
    [["docs/reference/services/app-orchestration/lambda.yaml"], ["/reference/services/app-orchestration/lambda"]],
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
    ["docs/reference/services/shared-descriptions.yaml"],
    [`${guide}/_partial.mdx`],
    [`${guide}/deleted-page.mdx`],
    ["docs/guides/deleted-folder/a-picture.d2"],
  ])("of %s are unknown: it may affect any page", (file) => {
    expect(changedPages([`${guide}/index.mdx`, file])).toBeUndefined();
  });
});
