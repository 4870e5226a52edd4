import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { algoliaBackend } from "./algoliaBackend";

const client = { search: vi.fn(), clearCache: vi.fn(() => Promise.resolve()) };
const backend = algoliaBackend({
  loadClient: () => Promise.resolve(client),
  indexName: "docs",
  searchParameters: { facetFilters: ["language:en"], hitsPerPage: 5, highlightPreTag: "<b>" },
  toUrl: (url) => new URL(url).pathname,
});

const record = (changed: object) => ({
  url: "https://docs.example.com/a",
  type: "lvl1",
  content: null,
  hierarchy: { lvl0: "Guides", lvl1: "Style", lvl2: null },
  ...changed,
});
const answerWith = (...hits: unknown[]) =>
  client.search.mockResolvedValueOnce({ results: [{ hits, nbHits: hits.length, nbPages: 1 }] });
const search = () => backend.search("style", { limit: 8 });
const onlyHit = async (changed: object) => {
  answerWith(record(changed));
  return (await search()).hits[0];
};
const onlySnippet = async (changed: object) => {
  answerWith(record(changed));
  return (await (await search()).snippets)[0]?.html;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("algoliaBackend", () => {
  it("sends the configured parameters, and highlight markers that configuration cannot override", async () => {
    answerWith();
    await backend.search("style", { page: 2, limit: 8 });
    expect(client.search).toHaveBeenCalledExactlyOnceWith({
      requests: [
        expect.objectContaining({
          indexName: "docs",
          query: "style",
          page: 2,
          hitsPerPage: 5,
          facetFilters: ["language:en"],
          highlightPreTag: "\uE000",
          highlightPostTag: "\uE001",
        }),
      ],
    });
  });

  it("recognizes a page by its title", async () => {
    expect(await onlyHit({})).toEqual({
      url: "/a",
      kind: "page",
      area: "Guides",
      title: "Style",
      titleHtml: "Style",
      parents: [],
      heading: "Style",
      headingHtml: "Style",
    });
  });

  it.each(["lvl3", "content"])("recognizes a section by its last heading, whatever matched (%s)", async (type) => {
    const hierarchy = { lvl0: "Guides", lvl1: "Style", lvl2: "Names", lvl3: "Files" };
    expect(await onlyHit({ type, hierarchy })).toMatchObject({
      kind: "section",
      title: "Style",
      parents: ["Names"],
      heading: "Files",
    });
  });

  it("uses the top of the hierarchy as the title if a record has no other", async () => {
    expect(await onlyHit({ hierarchy: { lvl0: "Guides" } })).toMatchObject({ kind: "page", title: "Guides" });
  });

  const unsafe = '<img src=x onerror="alert(1)">';
  const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;";

  it("escapes headings and texts that the service did not mark", async () => {
    expect(await onlyHit({ hierarchy: { lvl1: unsafe } })).toMatchObject({ heading: unsafe, headingHtml: escaped });
    expect(await onlySnippet({ content: unsafe })).toBe(escaped);
  });

  it("escapes headings and texts that the service marked, except for the marks", async () => {
    const value = `\uE000Style\uE001 ${unsafe} <mark>`;
    const html = `<mark>Style</mark> ${escaped} &lt;mark&gt;`;
    const marked = { _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } } };
    expect(await onlyHit(marked)).toMatchObject({ title: "Style", titleHtml: html, headingHtml: html });
    expect(await onlySnippet(marked)).toBe(html);
  });

  it("returns an empty text if a record has none", async () => {
    expect(await onlySnippet({})).toBe("");
  });

  it.each([
    [null],
    ["text"],
    [record({ url: "guides" })],
    [record({ url: "http://[" })],
    [record({ hierarchy: null })],
  ])("ignores hits that are not records or have no valid URL: %j", async (hit) => {
    answerWith(hit, record({}));
    expect((await search()).hits.map(({ url }) => url)).toEqual(["/a"]);
  });

  it("reports whether there is another page", async () => {
    const answer = { results: [{ hits: [], nbHits: 20, nbPages: 3 }] };
    client.search.mockResolvedValue(answer);
    expect((await backend.search("style", { page: 1, limit: 8 })).hasMore).toBe(true);
    expect(await backend.search("style", { page: 2, limit: 8 })).toMatchObject({ total: 20, hasMore: false });
  });

  it.each([[{ message: "hello" }], [null], [{ results: [{}] }], [{ results: [] }]])(
    "rejects when the service returns %j, and does not reuse it for the next attempt",
    async (answer) => {
      client.search.mockResolvedValueOnce(answer);
      await expect(search()).rejects.toThrow("not from a search service");
      expect(client.clearCache).toHaveBeenCalledOnce();
    },
  );

  it("rejects when the service has not responded after 12 s, and not before", async () => {
    client.search.mockReturnValueOnce(new Promise(() => undefined));
    const onFailure = vi.fn();
    const answer = search().catch(onFailure);
    await vi.advanceTimersByTimeAsync(11_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(onFailure).toHaveBeenCalledOnce();
    // The client would share the pending request with the next attempt.
    expect(client.clearCache).toHaveBeenCalledOnce();
  });
});
