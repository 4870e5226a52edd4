import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hit, SearchResult } from "../types";
import { createLocalSearch } from "./localSearch";
import { TIMEOUT_MS } from "./httpSource";
import { STARTED, type SearchRequest, type SearchResponse } from "./messages";
import { createWorkerSearch } from "./workerSearch";

vi.mock("./localSearch");

/** A worker whose responses are controlled by the test. */
class StubWorker extends EventTarget {
  static latest: StubWorker;
  static started = 0;
  readonly requests: SearchRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    StubWorker.latest = this;
    StubWorker.started++;
  }

  postMessage(request: SearchRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: SearchResponse | typeof STARTED): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event("error"));
  }
}

const hit = (title: string) => ({ title }) as Hit;
const results = (title: string) => ({ hits: [hit(title)], total: 1, unknownWords: [] });
const snippet = (html: string) => ({ html });

/** The response from the main thread. */
const local: SearchResult = { ...results("local"), readSnippets: () => Promise.resolve([snippet("local text")]) };
const searchHere = vi.fn(() => Promise.resolve(local));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", StubWorker);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.mocked(createLocalSearch).mockReturnValue({ search: searchHere });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  searchHere.mockClear();
});

const ROOT = "https://docs.example.com/";

/** The worker started by the first search. */
const worker = () => StubWorker.latest;

const titles = ({ hits }: SearchResult) => hits.map(({ title }) => title);

describe("createWorkerSearch", () => {
  it("returns the worker's results at once, and its texts when they arrive", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a", { limit: 3 });
    expect(worker().requests).toEqual([{ id: 1, root: ROOT, query: "a", options: { limit: 3 } }]);
    worker().reply({ id: 1, results: results("one") });
    const result = await answer;
    expect(titles(result)).toEqual(["one"]);
    worker().reply({ id: 1, snippets: [snippet("text")] });
    expect(await result.readSnippets()).toEqual([snippet("text")]);
  });

  it("matches responses to concurrent searches, in whatever order they arrive", async () => {
    const search = createWorkerSearch(ROOT);
    const first = search.search("a");
    const second = search.search("b");
    worker().reply({ id: 2, results: results("two") });
    worker().reply({ id: 2, snippets: [snippet("text of two")] });
    worker().reply({ id: 1, results: results("one") });
    worker().reply({ id: 1, snippets: [snippet("text of one")] });
    expect(titles(await first)).toEqual(["one"]);
    expect(await (await first).readSnippets()).toEqual([snippet("text of one")]);
    expect(await (await second).readSnippets()).toEqual([snippet("text of two")]);
  });

  it("rejects when the worker reports an error", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().reply({ id: 1, error: "The search index is damaged." });
    await expect(answer).rejects.toThrow("The search index is damaged.");
  });

  it("rejects only the texts when the worker reports an error after its results", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().reply({ id: 1, results: results("one") });
    worker().reply({ id: 1, error: "The search index is damaged." });
    expect(titles(await answer)).toEqual(["one"]);
    await expect((await answer).readSnippets()).rejects.toThrow("The search index is damaged.");
  });

  it("does not start a worker before the first search", () => {
    const before = StubWorker.started;
    const search = createWorkerSearch(ROOT);
    expect(StubWorker.started).toBe(before);
    void search.search("a");
    void search.search("b");
    expect(StubWorker.started).toBe(before + 1);
  });

  it("falls back to the main thread for good when the worker fails before responding", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().fail();
    expect(titles(await answer)).toEqual(["local"]);
    expect(await (await answer).readSnippets()).toEqual([snippet("local text")]);
    expect(worker().isTerminated).toBe(true);
    await search.search("b");
    expect(worker().requests).toHaveLength(1);
    expect(searchHere).toHaveBeenLastCalledWith("b", undefined);
  });

  it("falls back to the main thread when the worker's script does not load", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(titles(await answer)).toEqual(["local"]);
    expect(worker().isTerminated).toBe(true);
  });

  it("waits for a worker whose script has loaded, however long the index takes", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().reply(STARTED);
    vi.advanceTimersByTime(TIMEOUT_MS);
    worker().reply({ id: 1, results: results("one") });
    expect(titles(await answer)).toEqual(["one"]);
  });

  it("reads the texts on the main thread when the worker fails after its results", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().reply({ id: 1, results: results("one") });
    worker().fail();
    expect(titles(await answer)).toEqual(["one"]);
    expect(await (await answer).readSnippets()).toEqual([snippet("local text")]);
  });

  it("rejects only the texts when the main thread cannot read them either", async () => {
    const search = createWorkerSearch(ROOT);
    const answer = search.search("a");
    worker().reply({ id: 1, results: results("one") });
    searchHere.mockRejectedValueOnce(new Error("offline"));
    worker().fail();
    expect(titles(await answer)).toEqual(["one"]);
    await expect((await answer).readSnippets()).rejects.toThrow("offline");
  });

  it("does not repeat a completed search", async () => {
    const search = createWorkerSearch(ROOT);
    void search.search("a");
    worker().reply({ id: 1, results: results("one") });
    worker().reply({ id: 1, snippets: [] });
    worker().fail();
    await search.search("b");
    expect(searchHere.mock.calls).toEqual([["b", undefined]]);
  });

  it("searches on the main thread if no worker can be started", async () => {
    vi.stubGlobal("Worker", undefined);
    expect(titles(await createWorkerSearch(ROOT).search("a"))).toEqual(["local"]);
  });
});
