import { describe, expect, it } from "vitest";
import { createLocator } from "../source";
import { findProblemsInBody, makeSite } from "../testing/fixture";
import { sidebarEntries, sidebars } from "./sidebars";

const site = makeSite(
  {},
  {
    introSidebar: [
      {
        type: "category",
        label: "Overview",
        link: { type: "doc", id: "intro/index" },
        items: ["intro/overview/use-cases"],
      },
      { type: "doc", id: "guides/style/golang-style-guide" },
      { type: "ref", id: "intro/next-steps" },
    ],
    vpcSidebar: [{ type: "doc", id: "guides/build-it-yourself/vpc/index" }, "courses"],
  },
);
const check = (path: string) => findProblemsInBody(sidebars, "Text.\n", { path, site });

describe("sidebars", () => {
  it.each(["intro/index.mdx", "intro/overview/use-cases.mdx", "guides/build-it-yourself/vpc/index.mdx", "support.mdx"])(
    "accepts %s",
    async (path) => {
      expect(await check(path)).toEqual([]);
    },
  );

  it("rejects a page in no sidebar, and does not count a `ref` as an entry", async () => {
    expect(await check("intro/next-steps.mdx")).toEqual([
      '1:1 The page is in no sidebar, so readers cannot find it. Add "intro/next-steps" to introSidebar in src/config/sidebars/intro.ts.',
    ]);
  });

  it("rejects a page in a sidebar other than its folder's", async () => {
    expect(await check("guides/style/golang-style-guide.mdx")).toEqual([
      expect.stringMatching(
        /^1:1 .* introSidebar, but pages of its folder belong in guidesSidebar\. .* in src\/config\/sidebars\/guides\.ts\.$/,
      ),
    ]);
    expect(await check("courses.mdx")).toEqual([
      expect.stringMatching(/^1:1 The page is in the sidebar vpcSidebar, but pages of its folder have no sidebar\./),
    ]);
  });

  it("says where to add a service's page", async () => {
    expect(await check("reference/services/networking/new-one.mdx")).toEqual([
      expect.stringContaining('Add "new-one" to the slugs of the group "networking" in src/catalog/serviceGroups.ts.'),
    ]);
  });

  it("says where to add an update guide", async () => {
    expect(await check("guides/stay-up-to-date/cis/cis-9.mdx")).toEqual([
      expect.stringContaining('Add "cis/cis-9" and a name for its sidebar to src/config/updateGuides.ts.'),
    ]);
  });

  it.each([
    ["guides/style/go", '  "guides/style/go",'],
    ["reference/services/intro/over", "  `${services}/intro/over`,"],
    ["guides/stay-up-to-date/cis/cis-1.9", '  "cis/cis-1.9": "cis19",'],
    ["reference/services/security/vpn", '  slugs: ["vpn"],'],
  ])("finds the entry %s, although a file may contain only the end of its id", (id, line) => {
    const text = `export const entries = [\n${line}\n`;
    const sources = [{ file: "src/entries.ts", text, locate: createLocator(text) }];
    expect(sidebarEntries({ sidebars: { guidesSidebar: [id] }, pages: new Map() }, sources)).toMatchObject([
      { file: "src/entries.ts", line: 2 },
    ]);
  });

  it("ignores entries that are not valid, which type-checking and the build report", () => {
    const entry = { type: "doc", id: { type: "doc" } } as unknown as string;
    expect(sidebarEntries({ sidebars: { introSidebar: [entry] }, pages: new Map() }, [])).toEqual([]);
  });

  it("rejects a page that is in its sidebar twice", async () => {
    const twice = makeSite({}, { introSidebar: ["intro/index", { type: "doc", id: "intro/index" }] });
    expect(await findProblemsInBody(sidebars, "Text.\n", { path: "intro/index.mdx", site: twice })).toEqual([
      "1:1 The page is in introSidebar twice. Remove one entry in src/config/sidebars/intro.ts.",
    ]);
  });
});
