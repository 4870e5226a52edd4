import { describe, expect, it } from "vitest";
import { engineOver } from "../testing";
import type { Hit, SearchEngine, Snippets } from "../types";
import { embeddedBackend } from "./embeddedBackend";

const sections = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Part ${index}`, "About gateways."]));
const pages = Array.from({ length: 10 }, (_, index) => ({
  path: `/guides/${index}`,
  title: `Gateway <${index}>`,
  sections,
}));
const backend = embeddedBackend(engineOver(pages));

/** A backend whose engine finds one hit. */
const answering = (hit: Partial<Hit>, readSnippets: () => Promise<Snippets> = () => Promise.resolve([])) =>
  embeddedBackend({
    search: () =>
      Promise.resolve({
        hits: [{ context: [], parents: [], anchor: "", path: "/a", title: "A", heading: "A", ...hit }],
        total: 1,
        readSnippets,
      }),
  } as unknown as SearchEngine);
const firstHit = async (hit: Partial<Hit>) => (await answering(hit).search("a", { limit: 8 })).hits[0];

describe("embeddedBackend", () => {
  it("returns no more hits than the limit, and their total", async () => {
    const { hits, total, hasMore } = await backend.search("gateway", { limit: 8 });
    expect(hits).toHaveLength(8);
    expect(total).toBeGreaterThan(8);
    expect(hasMore).toBe(true);
  });

  it("paginates, returning each hit once, until there are no more", async () => {
    const { total } = await backend.search("gateway", { limit: 15 });
    const answers = await Promise.all(
      Array.from({ length: Math.ceil(total / 15) }, (_, page) => backend.search("gateway", { page, limit: 15 })),
    );
    const urls = answers.flatMap(({ hits }) => hits.map(({ url }) => url));
    expect(urls).toHaveLength(total);
    expect(new Set(urls).size).toBe(total);
    expect(answers.map(({ hasMore }) => hasMore)).toEqual([...answers.slice(1).map(() => true), false]);
  });

  it("escapes marked text", async () => {
    const { hits } = await backend.search("gateway 3", { limit: 1 });
    expect(hits[0]).toMatchObject({
      url: "/guides/3",
      kind: "page",
      title: "Gateway <3>",
      titleHtml: "<mark>Gateway</mark> &lt;<mark>3</mark>&gt;",
      headingHtml: "<mark>Gateway</mark> &lt;<mark>3</mark>&gt;",
    });
  });

  it("names the area of a page: its context, or the first segment of its path", async () => {
    expect(await firstHit({ context: ["Guides", "Style"] })).toMatchObject({ area: "Guides · Style" });
    expect(await firstHit({ path: "/guides/style" })).toMatchObject({ area: "Guides" });
  });

  it("returns a section's parent headings, and an input's without the first, which only repeats its kind", async () => {
    const parents = ["Inputs", "Networking"];
    expect(await firstHit({ kind: "section", anchor: "b", parents })).toMatchObject({ url: "/a#b", parents });
    expect(await firstHit({ kind: "input", parents })).toMatchObject({ kind: "input", parents: ["Networking"] });
    expect(await firstHit({ kind: "field", parents })).toMatchObject({ kind: "input", parents: ["Networking"] });
    expect(await firstHit({ kind: "output", parents: ["Outputs"] })).toMatchObject({ kind: "output", parents: [] });
  });

  it("returns texts with their notes", async () => {
    const snippets = [{ note: "map<any>", html: "<mark>b</mark> &lt;c&gt;" }];
    const answer = await answering({}, () => Promise.resolve(snippets)).search("b", { limit: 8 });
    expect(await answer.snippets).toEqual(snippets);
  });

  it.each([
    ["the engine has none", () => Promise.resolve([undefined])],
    ["the engine fails", () => Promise.reject(new Error("offline"))],
  ])("returns hits without texts when %s", async (_problem, readSnippets) => {
    const { hits, snippets } = await answering({}, readSnippets).search("b", { limit: 8 });
    expect(hits).toHaveLength(1);
    expect(await snippets).toEqual([undefined]);
  });
});
