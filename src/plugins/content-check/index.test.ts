import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expect, it, vi } from "vitest";
import { webpack, type Stats } from "webpack";
import contentCheck from ".";
import { checkPages, isDevelopment } from "./checkPages";

const order: string[] = [];

vi.mock("../validWorld", () => ({ validWorld: () => ({}) }));
vi.mock("./checkPages", () => ({
  isDevelopment: vi.fn(() => false),
  checkPages: vi.fn(),
  exitOnMistakes: async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20));
    order.push("check");
  },
}));

it("reports mistakes in pages before Docusaurus exits because the bundler failed on them", async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const plugin = await contentCheck({ siteDir } as LoadContext);
  const configure = plugin.configureWebpack as (
    ...parameters: unknown[]
  ) => ReturnType<NonNullable<Plugin["configureWebpack"]>>;
  const { plugins = [] } = configure({}, false) ?? {};
  const compiler = webpack({ context: siteDir });
  // Like Docusaurus, whose own plugins run before those that a site adds.
  compiler.hooks.done.tap("client:done", () => void order.push("end"));
  plugins.forEach((one) => (one as { apply: (compiler: unknown) => void }).apply(compiler));
  await compiler.hooks.done.promise({} as Stats);
  expect(order).toEqual(["check", "end"]);
});

it("says during development when the last problem is corrected", async () => {
  vi.mocked(isDevelopment).mockReturnValue(true);
  const printed: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((text: unknown) => void printed.push(text));
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const plugin = await contentCheck({ siteDir } as LoadContext);
  for (const report of ["", "A problem.", "Another one.", "", ""]) {
    vi.mocked(checkPages).mockResolvedValueOnce(report);
    await plugin.allContentLoaded?.({} as never);
    await new Promise((resolve) => void setTimeout(resolve));
  }
  vi.restoreAllMocks();
  expect(printed).toEqual(["\nA problem.\n", "\nAnother one.\n", "\nNo problems left.\n"]);
});
