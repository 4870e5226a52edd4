import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildIndex } from "../index/build";
import { noTuning, page } from "../testing";
import { createLocalSearch } from "./localSearch";

const ROOT = "https://docs.example.com/";

/** A server with the index of one page, and switches for failures. */
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

  it("fails without another try when a download takes too long", async () => {
    const server = serve("Gateway", "one");
    const answer = fetch;
    // The stream of a download that is aborted may report only that it ended early.
    const timeout = AbortSignal.abort(new DOMException("The operation timed out.", "TimeoutError"));
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout);
    vi.stubGlobal("fetch", async (url: string) => {
      await answer(url);
      return url.endsWith(".bin") ? new Response("") : Response.json({ directory: "one" });
    });
    await expect(createLocalSearch(ROOT).search("gateway")).rejects.toThrow("search index");
    expect(server.requests.filter((url) => url.endsWith("core.bin"))).toHaveLength(1);
  });

  it("keeps the parts of an index that it has read when another part fails", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    await search.search("");
    const missing = [...server.files].filter(([name]) => name.startsWith("words-"));
    expect(missing).not.toEqual([]);
    missing.forEach(([name]) => server.files.delete(name));
    await expect(search.search("gateway")).rejects.toThrow("404");
    missing.forEach(([name, bytes]) => server.files.set(name, bytes));
    server.requests = [];
    expect(await titles(search, "gateway")).toEqual(["Gateway"]);
    expect(server.requests.filter((url) => url.endsWith("core.bin"))).toEqual([]);
  });

  it("returns results without texts if these cannot be loaded, and keeps the rest of the index", async () => {
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

  it("uses an index that has moved in the meantime from the next search on", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    const { readSnippets } = await search.search("gateway");
    server.directory = "two";
    expect(await readSnippets()).toEqual([undefined]);
    const [snippet] = await (await search.search("gateway")).readSnippets();
    expect(snippet?.html).toContain("Text of");
  });

  it("follows a deployment that moved the index", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    await search.search("");
    server.files = buildIndex([page({ path: "/a", title: "Gateway moved" })], noTuning);
    server.directory = "two";
    expect(await titles(search, "gateway")).toEqual(["Gateway moved"]);
  });

  it("opens a moved index only once, however many queries find the old one gone", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    await search.search("");
    server.directory = "two";
    server.requests = [];
    await Promise.all([search.search("gateway"), search.search("text")]);
    expect(server.requests.filter((url) => url.endsWith("/two/core.bin"))).toHaveLength(1);
  });
});
