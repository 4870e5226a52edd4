import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AlgoliaResponse } from "./algolia";
import { WatchedSearch } from "./status";

const answer = (nbHits: number): AlgoliaResponse => ({
  results: [{ query: "vpc", hits: [], nbHits, page: 0, nbPages: 1, hitsPerPage: 20 }],
});
const request = { requests: [{ indexName: "docs", query: "vpc" }] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("WatchedSearch", () => {
  it("tells how many results the latest search has", async () => {
    const watched = new WatchedSearch(() => Promise.resolve(answer(7)));
    await watched.search(request);
    expect(watched.get()).toEqual({ kind: "found", query: "vpc", total: 7 });
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("offline"))],
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["answers nonsense", () => Promise.resolve({ message: "hello" })],
    ["answers null", () => Promise.resolve(null)],
    ["answers without hits", () => Promise.resolve({ results: [{}] })],
  ])("fails when the service %s, and answers after Retry", async (_problem, fail) => {
    let isBroken = true;
    const run = async () => (isBroken ? ((await fail()) as AlgoliaResponse) : answer(3));
    const watched = new WatchedSearch(run);
    const found = watched.search(request);
    await vi.waitFor(() => expect(watched.get().kind).toBe("failed"));
    isBroken = false;
    const state = watched.get();
    if (state.kind === "failed") {
      state.retry();
    }
    await expect(found).resolves.toEqual(answer(3));
    expect(watched.get()).toMatchObject({ kind: "found", total: 3 });
  });

  it("fails when the service takes too long", async () => {
    const watched = new WatchedSearch(() => new Promise(() => undefined));
    void watched.search(request);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(watched.get().kind).toBe("failed");
  });

  it("lets only the latest search report", async () => {
    const resolvers: ((response: AlgoliaResponse) => void)[] = [];
    const watched = new WatchedSearch(() => new Promise((resolve) => resolvers.push(resolve)));
    const first = watched.search(request);
    const second = watched.search(request);
    await vi.advanceTimersByTimeAsync(0);
    resolvers[1]?.(answer(2));
    await second;
    resolvers[0]?.(answer(1));
    await first;
    expect(watched.get()).toMatchObject({ total: 2 });
  });

  it("forgets a failure when its interface closes", async () => {
    const watched = new WatchedSearch(() => Promise.reject(new Error("offline")));
    void watched.search(request);
    await vi.waitFor(() => expect(watched.get().kind).toBe("failed"));
    watched.reset();
    expect(watched.get()).toEqual({ kind: "idle" });
  });
});
