import { afterAll, beforeEach, expect, it, vi } from "vitest";

const reload = vi.fn();
const announce = (type: string) => window.dispatchEvent(new MessageEvent("message", { data: { type } }));

beforeEach(async () => {
  reload.mockClear();
  vi.resetModules();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { reload } }));
  await import("./reloadAfterErrors");
});

afterAll(() => {
  vi.unstubAllGlobals();
});

it.each(["webpackOk", "webpackWarnings"])("reloads the page when the compiler announces %s after an error", (type) => {
  announce(type);
  announce("webpackErrors");
  expect(reload).not.toHaveBeenCalled();
  announce(type);
  expect(reload).toHaveBeenCalledOnce();
});
