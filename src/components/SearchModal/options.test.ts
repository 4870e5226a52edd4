import { describe, expect, it } from "vitest";
import type { SearchHit } from "../../search/client/backend";
import { groupHits, groupRecentResults, groupSuggestions } from "./options";

const hit = (changed: Partial<SearchHit>): SearchHit => ({
  url: "/a",
  kind: "page",
  area: "Guides",
  title: "Style",
  titleHtml: "<mark>Style</mark>",
  parents: [],
  heading: "Style",
  headingHtml: "<mark>Style</mark>",
  ...changed,
});
const group = (hits: SearchHit[], snippets: (string | undefined)[] = []) =>
  groupHits({
    hits,
    total: hits.length,
    unknownWords: [],
    hasMore: false,
    snippets: Promise.resolve(snippets.map((html) => (html === undefined ? undefined : { html }))),
  });

describe("groupHits", () => {
  it("groups hits by page, in the order of their first hits, and distinguishes pages with the same title", () => {
    const hits = [
      hit({ url: "/guide#a", title: "VPC", area: "Guides" }),
      hit({ url: "/service", title: "VPC", area: "Services" }),
      hit({ url: "/guide", title: "VPC", area: "Guides" }),
    ];
    expect(group(hits).map(({ title, area, options }) => [title, area, ...options.map(({ url }) => url)])).toEqual([
      ["VPC", "Guides", "/guide#a", "/guide"],
      ["VPC", "Services", "/service"],
    ]);
  });

  it("shows the title of a page", () => {
    expect(group([hit({})])[0]?.options[0]).toMatchObject({
      url: "/a",
      kind: "page",
      headingHtml: "<mark>Style</mark>",
      heading: "Style",
      page: "",
    });
  });

  it("shows the heading of a section, after its parent headings", () => {
    const section = hit({ kind: "section", parents: ["A & B"], heading: "Files", headingHtml: "<mark>Files</mark>" });
    expect(group([section])[0]?.options[0]).toMatchObject({
      kind: "section",
      headingHtml: "A &amp; B › <mark>Files</mark>",
      heading: "A & B › Files",
      page: "Style",
    });
  });

  it("gives each option its own text once the texts have loaded", async () => {
    const options = group([hit({}), hit({ url: "/b" }), hit({})], ["one", undefined, ""]).flatMap(
      (each) => each.options,
    );
    expect(await Promise.all(options.map(async ({ snippet }) => (await snippet)?.html))).toEqual([
      "one",
      "",
      undefined,
    ]);
  });
});

describe("groupRecentResults", () => {
  const recent = { url: "/a", heading: "a <b>", page: "c & d", isFavorite: false };

  it("shows recent results before favorites, and escapes their text", () => {
    expect(groupRecentResults([{ ...recent, url: "/f", isFavorite: true }, recent])).toMatchObject([
      {
        title: "Recent",
        options: [{ url: "/a", kind: "recent", headingHtml: "a &lt;b&gt;", snippet: { html: "c &amp; d" } }],
      },
      { title: "Favorites", options: [{ url: "/f", kind: "favorite" }] },
    ]);
  });

  it("omits empty groups", () => {
    expect(groupRecentResults([])).toEqual([]);
    expect(groupRecentResults([recent]).map(({ title }) => title)).toEqual(["Recent"]);
  });
});

describe("groupSuggestions", () => {
  it("prepends the base URL to links, and escapes text", () => {
    const suggestion = { path: "/a", title: "A & B", description: "<c>" };
    expect(groupSuggestions([suggestion], (path) => `/docs${path}`)).toMatchObject({
      title: "Suggestions",
      options: [
        {
          url: "/docs/a",
          kind: "suggestion",
          headingHtml: "A &amp; B",
          snippet: { html: "&lt;c&gt;" },
          heading: "A & B",
        },
      ],
    });
  });
});
