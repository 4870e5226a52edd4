import { beforeEach, expect, it, vi } from "vitest";
import { storageSlot } from "./storage";

let stored: string | null = null;
let isFull = false;
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => stored,
    set: (text: string) => {
      stored = isFull ? stored : text;
    },
    del: () => {
      stored = null;
    },
    listen: () => () => undefined,
  }),
}));

beforeEach(() => {
  stored = null;
  isFull = false;
  vi.stubGlobal("window", new EventTarget());
});

it("keeps text that storage does not accept, and notifies subscribers, since storage does not", () => {
  const slot = storageSlot("key");
  const listener = vi.fn();
  slot.subscribe(listener);
  slot.set("stored");
  isFull = true;
  slot.set("too long");
  expect(slot.get()).toBe("too long");
  expect(listener).toHaveBeenCalledOnce();
  isFull = false;
  slot.set("short");
  expect(stored).toBe("short");
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
