import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expect, it, vi } from "vitest";
import builtPagesCheck from ".";

type PostBuild = NonNullable<Plugin["postBuild"]>;

/** Runs the check on a build with the given files. */
async function check(files: Record<string, string>, routesPaths: string[]): Promise<void> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "built-pages-"));
  const outDir = path.join(siteDir, "build");
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
    fs.writeFileSync(path.join(outDir, name), content);
  }
  const plugin = builtPagesCheck({ siteDir } as LoadContext);
  await plugin.postBuild?.({ outDir, routesPaths } as Parameters<PostBuild>[0]);
}

it("accepts links to pages and files, and the 404 page, which links to itself", async () => {
  const files = {
    "index.html": '<a href="/intro/">Intro</a><a href="/data/file.json">Data</a>',
    "intro/index.html": '<a href="/">Home</a>',
    "404.html": '<a href="/404">This page</a>',
    "data/file.json": "{}",
  };
  await expect(check(files, ["/", "/intro/", "/404.html"])).resolves.toBeUndefined();
});

it("ends the build on links to directories and to files without a route", async () => {
  const files = {
    "index.html": '<a href="/data">Data</a>\n<a href="/old">Redirect</a>',
    "data/file.json": "{}",
    "old/index.html": "",
  };
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(check(files, ["/"])).rejects.toThrow("exit 1");
  expect(log.mock.calls.join("\n")).toMatch(
    /build\/index\.html:1:1 {2}The link \/data does not point to .*\nbuild\/index\.html:2:1 {2}The link \/old does not point to /,
  );
  vi.restoreAllMocks();
});
