import { beforeEach, describe, expect, it, vi } from "vitest";
import { progressStore, setDone, startAgain, stoppedAt } from "./progress";

vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({ get: () => null, set: () => undefined, listen: () => () => undefined }),
}));

const steps = ["release", "deploy", "check"];

beforeEach(() => progressStore.set([]));

describe("progress", () => {
  it("keeps the ticks of each page apart, in the order of the steps", () => {
    setDone("/a", steps, "deploy", true);
    setDone("/b", ["one"], "one", true);
    setDone("/a", steps, "release", true);
    expect(progressStore.get()).toEqual([
      { page: "/b", steps: ["one"], done: ["one"] },
      { page: "/a", steps, done: ["release", "deploy"] },
    ]);
  });

  it("forgets a page with its last tick, or when the reader starts again", () => {
    setDone("/a", steps, "deploy", true);
    setDone("/a", steps, "deploy", false);
    expect(progressStore.get()).toEqual([]);
    setDone("/a", steps, "deploy", true);
    startAgain("/a");
    expect(progressStore.get()).toEqual([]);
  });

  it("drops steps that the page no longer has", () => {
    setDone("/a", steps, "release", true);
    setDone("/a", ["deploy", "check"], "deploy", true);
    expect(progressStore.get()).toEqual([{ page: "/a", steps: ["deploy", "check"], done: ["deploy"] }]);
  });

  it("says where the reader stopped: after the last tick, whatever was skipped before", () => {
    expect(stoppedAt({ steps, done: [] })).toBeUndefined();
    expect(stoppedAt({ steps, done: ["release"] })).toBe(2);
    expect(stoppedAt({ steps, done: ["deploy"] })).toBe(3);
    expect(stoppedAt({ steps, done: steps })).toBe(4);
  });
});
