import { beforeEach, describe, expect, it, vi } from "vitest";
import { readRecentResults, removeRecent, addRecent, markFavorite, writeRecentResults } from "./recentResults";

let stored: string | null = null;
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => stored,
    set: (value: string) => {
      stored = value;
    },
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

describe("chosen results", () => {
  beforeEach(() => {
    stored = null;
  });

  it("are none where nothing was stored", () => {
    expect(readRecentResults()).toEqual([]);
  });

  it.each(["", "{", "null", "7", '{"url":"/"}', '[null, 1, {"url": 1}]'])(
    "are none where the store holds %j",
    (text) => {
      stored = text;
      expect(readRecentResults()).toEqual([]);
    },
  );

  it("are read as they were written", () => {
    writeRecentResults([result(1), result(2, true)]);
    expect(readRecentResults()).toEqual([result(1), result(2, true)]);
  });

  it("are 7 at most, the latest first", () => {
    expect(writeRecentResults(results(7))).toHaveLength(7);
    expect(writeRecentResults(results(8))).toEqual(results(7));
  });

  it("make no room for favorites, of which there are 10 at most", () => {
    const favorites = Array.from({ length: 11 }, (_, number) => result(100 + number, true));
    expect(writeRecentResults([...results(8), ...favorites.slice(0, 10)])).toHaveLength(17);
    expect(writeRecentResults([...results(8), ...favorites])).toEqual([...results(7), ...favorites.slice(0, 10)]);
  });

  it("keep the favorite that was saved last where there are too many", () => {
    const favorites = Array.from({ length: 10 }, (_, number) => result(100 + number, true));
    const stored = writeRecentResults(markFavorite([...favorites, result(1)], "/guides/1"));
    expect(stored).toEqual([result(1, true), ...favorites.slice(0, 9)]);
  });

  it("begin with the one chosen last, once", () => {
    expect(addRecent(results(3), result(2))).toEqual([result(2), result(0), result(1)]);
  });

  it("stay favorites when they are chosen again", () => {
    expect(addRecent([result(0), result(1, true)], result(1))).toEqual([result(1, true), result(0)]);
  });

  it("become favorites, and are removed, by their address", () => {
    expect(markFavorite(results(2), "/guides/1")).toEqual([result(1, true), result(0)]);
    expect(removeRecent(results(2), "/guides/1")).toEqual([result(0)]);
  });
});
