import { beforeEach, expect, it, vi } from "vitest";
import { storageSlot } from "./storage";

let stored: string | null = null;
let isFull = false;
let notify: (() => void) | undefined;
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => stored,
    set: (text: string) => {
      if (!isFull) {
        stored = text;
        notify?.();
      }
    },
    del: () => {
      stored = null;
    },
    listen: (listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
  }),
}));

beforeEach(() => {
  stored = null;
  isFull = false;
  vi.stubGlobal("window", new EventTarget());
});

it("keeps text that storage does not accept, and subscribers always read the latest text", () => {
  const slot = storageSlot("key");
  const seen = new Set<string | null>();
  slot.subscribe(() => seen.add(slot.get()));
  slot.set("stored");
  isFull = true;
  slot.set("too long");
  expect(slot.get()).toBe("too long");
  expect([...seen]).toEqual(["stored", "too long"]);
  seen.clear();
  isFull = false;
  slot.set("short");
  expect(stored).toBe("short");
  expect([...seen]).toEqual(["short"]);
  stored = "from another tab";
  expect(slot.get()).toBe("from another tab");
  slot.set(null);
  expect(slot.get()).toBeNull();
});

it("notifies subscribers when the reader returns to a cached copy of the page", () => {
  const listener = vi.fn();
  const unsubscribe = storageSlot("key").subscribe(listener);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
});
