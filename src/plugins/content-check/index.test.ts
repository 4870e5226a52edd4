import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expect, it, vi } from "vitest";
import { webpack, type Stats } from "webpack";
import contentCheck from ".";

const order: string[] = [];

vi.mock("../validWorld", () => ({ validWorld: () => ({}) }));
vi.mock("./checkPages", () => ({
  isDevelopment: () => false,
  exitOnMistakes: async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20));
    order.push("check");
  },
}));

it("reports mistakes of pages before Docusaurus ends the process because the bundler failed on them", async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const plugin = await contentCheck({ siteDir } as LoadContext);
  const configure = plugin.configureWebpack as (
    ...parameters: unknown[]
  ) => ReturnType<NonNullable<Plugin["configureWebpack"]>>;
  const { plugins = [] } = configure({}, false) ?? {};
  const compiler = webpack({ context: siteDir });
  // As Docusaurus does, whose plugins precede those that a site adds.
  compiler.hooks.done.tap("client:done", () => void order.push("end"));
  plugins.forEach((one) => (one as { apply: (compiler: unknown) => void }).apply(compiler));
  await compiler.hooks.done.promise({} as Stats);
  expect(order).toEqual(["check", "end"]);
});
