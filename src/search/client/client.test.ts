import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildIndex } from "../index/build";
import { noTuning, page } from "../testing";
import { STALL_MS } from "./httpSource";
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

  it("reads the texts of its results from an index that has moved in the meantime", async () => {
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

  it("looks up the new location once, however many results the old index returned", async () => {
    const server = serve("Gateway", "one");
    const search = createLocalSearch(ROOT);
    const results = [await search.search("gateway"), await search.search("text")];
    server.directory = "two";
    server.requests = [];
    for (const { readSnippets } of results) {
      expect(await readSnippets()).toEqual([expect.anything()]);
    }
    expect(server.requests.filter((url) => url.endsWith("manifest.json"))).toHaveLength(1);
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

describe("a slow connection", () => {
  /** Sends each response in chunks at a fixed interval. */
  function serveSlowly(period: number) {
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (url: string, { signal }: { signal: AbortSignal }) => {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      const pieces = [0, 1, 2, 3].map((quarter) =>
        bytes.subarray((quarter * bytes.length) / 4, ((quarter + 1) * bytes.length) / 4),
      );
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, period));
          const piece = pieces.shift();
          if (signal.aborted) {
            return;
          }
          if (piece) {
            controller.enqueue(piece);
          } else {
            controller.close();
          }
        },
      });
      return new Response(stream);
    });
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  /** Advances time until the promise settles. */
  async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
    let outcome: PromiseSettledResult<T> | undefined;
    void Promise.allSettled([promise]).then(([result]) => (outcome = result));
    while (!outcome) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return outcome;
  }

  it("loads the index as long as data keeps arriving, however long it takes", async () => {
    serve("Gateway", "one");
    serveSlowly(STALL_MS - 1_000);
    const outcome = await settled(createLocalSearch(ROOT).search("gateway"));
    expect(outcome).toMatchObject({ status: "fulfilled", value: { total: 1 } });
  });

  it("rejects, once, when no data arrives for too long", async () => {
    const server = serve("Gateway", "one");
    serveSlowly(STALL_MS + 1_000);
    const outcome = await settled(createLocalSearch(ROOT).search("gateway"));
    expect(outcome.status === "rejected" && String(outcome.reason)).toContain("has sent nothing for 10 s");
    expect(server.requests).toHaveLength(1);
  });
});
