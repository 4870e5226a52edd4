import { beforeEach, describe, expect, it, vi } from "vitest";
import { readRecentResults, removeRecent, addRecent, markFavorite, writeRecentResults } from "./recentResults";

let stored: string | null = null;
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => stored,
    set: (value: string) => {
      stored = value;
    },
    listen: () => () => undefined,
  }),
}));

const result = (number: number, isFavorite = false) => ({
  url: `/guides/${number}`,
  heading: `Heading ${number}`,
  page: "Page",
  isFavorite,
});
const results = (count: number, isFavorite = false) =>
  Array.from({ length: count }, (_, number) => result(number, isFavorite));

describe("recent results", () => {
  beforeEach(() => {
    stored = null;
    vi.stubGlobal("window", { location: { origin: "https://docs.example.com" } });
  });

  it("are empty if nothing was stored", () => {
    expect(readRecentResults()).toEqual([]);
  });

  it.each(["", "{", "null", "7", '{"url":"/"}', '[null, 1, {"url": 1}]'])(
    "are empty if storage contains %j",
    (text) => {
      stored = text;
      expect(readRecentResults()).toEqual([]);
    },
  );

  it.each(["http://[", "//host/x", "/\\\\host/x", "javascript:alert(1)", "data:text/html,x", "guides/1", ""])(
    "are dropped if their URL is %j",
    (url) => {
      stored = JSON.stringify([{ ...result(1), url }, result(2)]);
      expect(readRecentResults()).toEqual([result(2)]);
    },
  );

  it.each(["/", "/guides/1?a=b#c", "https://example.com/a"])("are kept if their URL is %j", (url) => {
    stored = JSON.stringify([{ ...result(1), url }]);
    expect(readRecentResults()).toHaveLength(1);
  });

  it("survive a round trip through storage", () => {
    writeRecentResults([result(1), result(2, true)]);
    expect(readRecentResults()).toEqual([result(1), result(2, true)]);
  });

  it("are limited to 7, latest first", () => {
    expect(writeRecentResults(results(7))).toHaveLength(7);
    expect(writeRecentResults(results(8))).toEqual(results(7));
  });

  it("do not displace favorites, up to 10 of them", () => {
    const favorites = Array.from({ length: 11 }, (_, number) => result(100 + number, true));
    expect(writeRecentResults([...results(8), ...favorites.slice(0, 10)])).toHaveLength(17);
    expect(writeRecentResults([...results(8), ...favorites])).toEqual([...results(7), ...favorites.slice(0, 10)]);
  });

  it("keep the latest favorite if there are too many", () => {
    const favorites = Array.from({ length: 10 }, (_, number) => result(100 + number, true));
    const stored = writeRecentResults(markFavorite([...favorites, result(1)], "/guides/1"));
    expect(stored).toEqual([result(1, true), ...favorites.slice(0, 9)]);
  });

  it("start with the latest choice, without duplicates", () => {
    expect(addRecent(results(3), result(2))).toEqual([result(2), result(0), result(1)]);
  });

  it("remain favorites when chosen again", () => {
    expect(addRecent([result(0), result(1, true)], result(1))).toEqual([result(1, true), result(0)]);
  });

  it("are marked as favorites, and removed, by URL", () => {
    expect(markFavorite(results(2), "/guides/1")).toEqual([result(1, true), result(0)]);
    expect(removeRecent(results(2), "/guides/1")).toEqual([result(0)]);
  });
});
