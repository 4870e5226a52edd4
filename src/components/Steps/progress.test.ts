import { beforeEach, describe, expect, it, vi } from "vitest";
import { progressStore, setDone, startAgain, stoppedAt, type Progress } from "./progress";

const storage = vi.hoisted(() => {
  vi.stubGlobal("window", new EventTarget());
  return { text: null as string | null, notify: () => {} };
});
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => storage.text,
    set: (text: string) => {
      storage.text = text;
      storage.notify();
    },
    listen: (listener: () => void) => {
      storage.notify = listener;
    },
  }),
}));

const steps = ["release", "deploy", "check"];

beforeEach(() => {
  storage.text = null;
  storage.notify();
});

describe("progress", () => {
  it("stores the checked steps of each page separately, in step order", () => {
    setDone("/a", steps, "deploy", true);
    setDone("/b", ["one"], "one", true);
    setDone("/a", steps, "release", true);
    expect(progressStore.get()).toEqual([
      { page: "/b", steps: ["one"], done: ["one"] },
      { page: "/a", steps, done: ["release", "deploy"] },
    ]);
  });

  it("forgets a page when its last step is unchecked or the reader starts over", () => {
    setDone("/a", steps, "deploy", true);
    setDone("/a", steps, "deploy", false);
    expect(progressStore.get()).toEqual([]);
    setDone("/a", steps, "deploy", true);
    startAgain("/a");
    expect(progressStore.get()).toEqual([]);
  });

  it("keeps steps that another tab has checked in the meantime", () => {
    setDone("/a", steps, "release", true);
    const others: Progress[] = [
      { page: "/a", steps, done: ["release", "deploy"] },
      { page: "/b", steps: ["one"], done: ["one"] },
    ];
    storage.text = JSON.stringify(others);
    setDone("/a", steps, "check", true);
    expect(progressStore.get()).toEqual([others[1], { page: "/a", steps, done: steps }]);
  });

  it("drops steps that are no longer on the page", () => {
    setDone("/a", steps, "release", true);
    setDone("/a", ["deploy", "check"], "deploy", true);
    expect(progressStore.get()).toEqual([{ page: "/a", steps: ["deploy", "check"], done: ["deploy"] }]);
  });

  it("returns the step after the last checked one, even if earlier steps were skipped", () => {
    expect(stoppedAt({ steps, done: [] })).toBeUndefined();
    expect(stoppedAt({ steps, done: ["release"] })).toBe(2);
    expect(stoppedAt({ steps, done: ["deploy"] })).toBe(3);
    expect(stoppedAt({ steps, done: steps })).toBe(4);
  });
});
