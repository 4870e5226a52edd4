import { describe, expect, it } from "vitest";
import { engineOver } from "../testing";
import { algoliaSearch } from "./algolia";

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
    expect(hit._highlightResult.hierarchy.lvl1?.value).toBe("<mark>Gateway</mark> &lt;<mark>3</mark>&gt;");
  });

  it("has no empty level in what the search page shows", async () => {
    const { results } = await search([{ indexName: "docs", params: { query: "part" } }]);
    for (const hit of (results[0]?.hits ?? []) as ShownHit[]) {
      expect(Object.values(hit._highlightResult.hierarchy).every(({ value }) => value !== "")).toBe(true);
    }
  });
});
