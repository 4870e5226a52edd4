import { describe, expect, it } from "vitest";
import { findProblemsInBody, FRONT_MATTER, makeSite } from "../testing/fixture";
import { pagePath } from "./pagePath";

const site = makeSite({ "guides/vpc/index.mdx": `${FRONT_MATTER}Text.\n` });
const check = (path: string) => findProblemsInBody(pagePath, "Text.\n", { path, site });

describe("the path of a page", () => {
  it.each(["intro/index.mdx", "courses.mdx", "guides/terraform-1.x.mdx", "intro/setup/recommended_tools.mdx"])(
    "may be %s",
    async (path) => {
      expect(await check(path)).toEqual([]);
    },
  );

  it.each([
    ["intro/Next steps.mdx", /^1:1 The page's path is its URL\. Write it in lowercase/],
    ["intro/größe.mdx", /^1:1 The page's path is its URL\. Write it in lowercase, without accents/],
    ["intro/next.md", /^1:1 The page's path is its URL\..* end it with \.mdx\.$/],
    ["guides/vpc.mdx", /^1:1 docs\/guides\/vpc\/index\.mdx has the same URL\./],
    ["guides/vpc/vpc.mdx", /^1:1 A page with this name gets the URL of its folder, \/guides\/vpc\. Name it index\.mdx/],
    ["guides/readme.mdx", /^1:1 A page with this name gets the URL of its folder, \/guides\./],
  ])("may not be %s", async (path, expected) => {
    expect(await check(path)).toEqual([expect.stringMatching(expected)]);
  });
});
