import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildIndex } from "../index/build";
import { noTuning, page } from "../testing";
import { createLocalSearch } from "./localSearch";

const ROOT = "https://docs.example.com/";

/** A server with the index of one page, and switches for what can go wrong. */
function serve(title: string, directory: string) {
  const files = buildIndex([page({ path: "/a", title, text: `Text of ${title}.` })], noTuning);
  const server = { directory, files, isDown: false, truncates: false, requests: [] as string[] };
  vi.stubGlobal("fetch", (url: string) => {
    server.requests.push(url);
    if (server.isDown) {
      return Promise.reject(new TypeError("Failed to fetch"));
    }
    if (url === `${ROOT}search-index/manifest.json`) {
      return Promise.resolve(Response.json({ directory: server.directory }));
    }
    const [, folder, name] = /search-index\/(.+)\/(.+)\.bin$/.exec(url) ?? [];
    const bytes = folder === server.directory ? server.files.get(name ?? "") : undefined;
    const packed = bytes && gzipSync(bytes);
    return Promise.resolve(
      packed ? new Response(server.truncates ? packed.subarray(0, 20) : packed) : new Response("", { status: 404 }),
    );
  });
  return server;
}

const titles = async (search: ReturnType<typeof createLocalSearch>, query: string) => {
  const { hits, readSnippets } = await search.search(query);
  await readSnippets();
  return hits.map(({ title }) => title);
};

afterEach(() => vi.unstubAllGlobals());

describe("createLocalSearch", () => {
  it("reads the manifest, the core and what the query needs, once", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    expect(await titles(search, "gateway")).toEqual(["Gateway"]);
    const before = server.requests.length;
    expect(await titles(search, "gateway")).toEqual(["Gateway"]);
    expect(server.requests).toHaveLength(before);
    expect(server.requests.every((url) => url.startsWith(`${ROOT}search-index/`))).toBe(true);
  });

  it.each(["isDown", "truncates"] as const)("fails when the index %s, and works once it is back", async (problem) => {
    const server = serve("Gateway", "one");
    server[problem] = true;
    const search = createLocalSearch(ROOT);
    await expect(search.search("gateway")).rejects.toThrow("search index");
    server[problem] = false;
    expect(await titles(search, "gateway")).toEqual(["Gateway"]);
  });

  it("has results without texts when these cannot be had, and keeps the rest of the index", async () => {
    const server = serve("Gateway", "one");
    const texts = server.files.get("texts-0") ?? new Uint8Array();
    server.files.delete("texts-0");
    const search = createLocalSearch(ROOT);
    const { hits, readSnippets } = await search.search("gateway");
    expect(hits.map(({ title }) => title)).toEqual(["Gateway"]);
    expect(await readSnippets()).toEqual([undefined]);
    server.files.set("texts-0", texts);
    server.requests = [];
    const [snippet] = await (await search.search("gateway")).readSnippets();
    expect(snippet?.html).toBe("Text of Gateway.".replace("Gateway", "<mark>Gateway</mark>"));
    expect(server.requests).toEqual([`${ROOT}search-index/one/texts-0.bin`]);
  });

  it("reads the texts of what it found in an index that has moved meanwhile", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    const { readSnippets } = await search.search("gateway");
    server.files = buildIndex(
      [page({ path: "/new", title: "Gateway" }), page({ path: "/a", title: "Gateway", text: "Moved." })],
      noTuning,
    );
    server.directory = "two";
    expect(await readSnippets()).toEqual([{ note: undefined, html: "Moved." }]);
  });

  it("follows a deployment that moved the index", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    await search.search("");
    server.files = buildIndex([page({ path: "/a", title: "Gateway moved" })], noTuning);
    server.directory = "two";
    expect(await titles(search, "gateway")).toEqual(["Gateway moved"]);
  });
});
