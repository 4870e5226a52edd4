import { describe, expect, it } from "vitest";
import { groupRecentResults, groupHits, type SearchHit } from "./options";

const hit = (changed: Partial<SearchHit>): SearchHit => ({
  url: "https://docs.example.com/a",
  type: "lvl1",
  content: null,
  hierarchy: { lvl0: "Guides", lvl1: "Style" },
  ...changed,
});
const toUrl = (url: string) => new URL(url).pathname;
const optionOf = (changed: Partial<SearchHit>) => groupHits([hit(changed)], toUrl)[0]?.options[0];

describe("groupHits", () => {
  it("groups by the top of the hierarchy, in the order of the first of each", () => {
    const groups = groupHits(
      ["Guides", "Reference", "Guides"].map((lvl0, index) =>
        hit({ url: `https://x.example/${index}`, hierarchy: { lvl0 } }),
      ),
      toUrl,
    );
    expect(groups.map(({ title, options }) => [title, ...options.map(({ url }) => url)])).toEqual([
      ["Guides", "/0", "/2"],
      ["Reference", "/1"],
    ]);
  });

  it("shows a page by its title above its text", () => {
    const marked = { hierarchy: { lvl1: { value: "<mark>Style</mark>" } }, content: { value: "A <mark>text</mark>" } };
    expect(optionOf({ _snippetResult: marked })).toEqual({
      url: "/a",
      kind: "page",
      heading: "<mark>Style</mark>",
      below: "A <mark>text</mark>",
      page: "",
    });
  });

  it("shows a section by its heading above its page's title", () => {
    const hierarchy = { lvl0: "Guides", lvl1: "Style", lvl2: "Names" };
    expect(optionOf({ type: "lvl2", hierarchy })).toMatchObject({
      kind: "section",
      heading: "Names",
      below: "Style",
      page: "Style",
    });
  });

  it("shows a text above its page's title", () => {
    expect(optionOf({ type: "content", content: "A text" })).toMatchObject({
      kind: "text",
      heading: "A text",
      below: "Style",
      page: "Style",
    });
  });

  it("shows a heading above a text that comes later", () => {
    const content = { later: Promise.resolve("A text") };
    const hierarchy = { lvl2: { value: "Na<mark>mes</mark>" } };
    expect(optionOf({ type: "lvl2", _snippetResult: { content, hierarchy } })).toMatchObject({
      kind: "section",
      heading: "Na<mark>mes</mark>",
      below: content,
      page: "Style",
    });
  });

  it("leaves out records of another kind", () => {
    expect(groupHits([{ objectID: "1" }, hit({ url: "guides" }), hit({})] as SearchHit[], toUrl)).toHaveLength(1);
    expect(groupHits([{ url: "https://x.example/" }] as SearchHit[], toUrl)).toEqual([]);
    expect(groupHits([{ url: "https://x.example/", hierarchy: null }] as unknown as SearchHit[], toUrl)).toEqual([]);
  });

  it("has no words where a service has filled in none", () => {
    expect(optionOf({ type: "lvl3", hierarchy: {} })).toMatchObject({ kind: "section", heading: "", below: "" });
  });
});

describe("groupRecentResults", () => {
  const chosen = { url: "/a", heading: "a <b>", page: "c & d", isFavorite: false };

  it("shows recent results before favorites, and escapes their words", () => {
    expect(groupRecentResults([{ ...chosen, url: "/f", isFavorite: true }, chosen])).toMatchObject([
      { title: "Recent", options: [{ url: "/a", kind: "recent", heading: "a &lt;b&gt;", below: "c &amp; d" }] },
      { title: "Favorite", options: [{ url: "/f", kind: "favorite" }] },
    ]);
  });

  it("has no group without results", () => {
    expect(groupRecentResults([])).toEqual([]);
    expect(groupRecentResults([chosen]).map(({ title }) => title)).toEqual(["Recent"]);
  });
});
