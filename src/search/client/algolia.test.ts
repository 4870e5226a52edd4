import { describe, expect, it } from "vitest";
import { engineOver } from "../testing";
import type { SearchEngine } from "../types";
import { algoliaSearch, type PendingSnippet } from "./algolia";

const sections = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Part ${index}`, "About gateways."]));
const pages = Array.from({ length: 10 }, (_, index) => ({
  path: `/guides/${index}`,
  title: `Gateway <${index}>`,
  sections,
}));
const search = algoliaSearch(engineOver(pages), "https://docs.example.com");

interface ShownHit {
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  _highlightResult: { hierarchy: Record<string, { value: string }> };
  _snippetResult: { content: PendingSnippet; hierarchy: Record<string, { value: string }> };
}

describe("algoliaSearch", () => {
  it("answers the modal with few hits and the number of all", async () => {
    const { results } = await search({ requests: [{ indexName: "docs", query: "gateway", hitsPerPage: 20 }] });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ index: "docs", query: "gateway", page: 0, hitsPerPage: 8 });
    expect(results[0]?.hits).toHaveLength(8);
    expect(results[0]?.nbHits).toBeGreaterThan(8);
  });

  it("answers the search page, page by page, until all hits were shown", async () => {
    const ask = async (page: number) =>
      (await search([{ indexName: "docs", params: { query: "gateway", page, hitsPerPage: 15 } }])).results[0];
    const first = await ask(0);
    const pageNumbers = Array.from({ length: first?.nbPages ?? 0 }, (_, index) => index);
    const hits = (await Promise.all(pageNumbers.map(ask))).flatMap((result) => result?.hits as ShownHit[]);
    expect(hits).toHaveLength(first?.nbHits ?? 0);
    expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
  });

  it("gives absolute addresses, and escapes everything that becomes HTML", async () => {
    const { results } = await search({ requests: [{ indexName: "docs", query: "gateway 3" }] });
    const hit = results[0]?.hits[0] as ShownHit;
    expect(hit.url).toBe("https://docs.example.com/guides/3");
    expect(hit.type).toBe("lvl1");
    expect(hit.hierarchy.lvl1).toBe("Gateway &lt;3&gt;");
    expect(hit._snippetResult.hierarchy.lvl1?.value).toBe("<mark>Gateway</mark> &lt;<mark>3</mark>&gt;");
  });

  describe("texts", () => {
    const hits = [{ kind: "input", path: "/a", anchor: "input_b", title: "A", context: [], parents: [], heading: "b" }];
    const answering = (snippets: unknown[]) =>
      algoliaSearch(
        {
          search: () => Promise.resolve({ hits, total: 1, readSnippets: () => Promise.resolve(snippets) }),
        } as unknown as SearchEngine,
        "https://docs.example.com",
      );
    const laterText = async (snippets: unknown[]) => {
      const { results } = await answering(snippets)({ requests: [{ indexName: "docs", query: "b" }] });
      const [hit] = (results[0]?.hits ?? []) as ShownHit[];
      return hit?._snippetResult.content.later;
    };
    const forPage = (snippets: unknown[]) => answering(snippets)([{ indexName: "docs", params: { query: "b" } }]);

    it("come to the modal after its hits, with their note and escaped", async () => {
      expect(await laterText([{ note: "Input: map<any>.", html: "<mark>b</mark> &lt;c&gt;" }])).toBe(
        "Input: map&lt;any&gt;. <mark>b</mark> &lt;c&gt;",
      );
    });

    it("are said to be missing in the modal when they cannot be had", async () => {
      expect(await laterText([undefined])).toBe("The text could not be loaded.");
    });

    it("are part of what the search page shows, which fails without them", async () => {
      expect((await forPage([{ html: "Text." }])).results[0]?.hits[0]).toMatchObject({
        _snippetResult: { content: { value: expect.stringContaining("Text.") as string } },
      });
      await expect(forPage([undefined])).rejects.toThrow("The text of a result could not be read.");
    });
  });

  it("has no empty level in what the search page shows", async () => {
    const { results } = await search([{ indexName: "docs", params: { query: "part" } }]);
    for (const hit of (results[0]?.hits ?? []) as ShownHit[]) {
      expect(Object.values(hit._highlightResult.hierarchy).every(({ value }) => value !== "")).toBe(true);
    }
  });
});
