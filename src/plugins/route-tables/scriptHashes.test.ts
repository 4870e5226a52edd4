import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";
import type { Compiler } from "webpack";
import { addScriptHashes, ScriptHashes } from "./scriptHashes";

/** Chunks by id: their names, and the names of the chunks that import them. */
const chunks: Record<string, { name?: string; importers?: string[]; isRuntime?: boolean }> = {
  1: { name: "runtime", isRuntime: true },
  2: { name: "table-a", importers: ["main"] },
  3: { name: "table-b", importers: ["main"] },
  10: { importers: ["table-a"] },
  11: { importers: ["table-a", "table-b"] },
  12: { importers: ["table-a", "main"] },
  20: { name: "worker", isRuntime: true },
};

const WORKER = "onmessage = () => undefined;";

let files: Map<string, string>;

beforeEach(() => {
  files = new Map([
    [
      "1.js",
      `__webpack_require__.u = (chunkId) => {
  return chunkId + "." + {"2": "00000002","3": "00000003","10": "00000010","11": "00000011","12": "00000012",}[chunkId] + ".js"
}`,
    ],
    ["2.js", addScriptHashes],
    ["3.js", addScriptHashes],
    ["20.js", WORKER],
  ]);
});

/** Runs the plugin as the bundler would. */
function run(): void {
  const groupOf = (importer: string) => ({ getParents: () => [{ chunks: [{ name: importer }] }] });
  const compilation = {
    hooks: { processAssets: { tap: (_options: unknown, process: () => void) => process() } },
    chunks: Object.entries(chunks).map(([id, { name, importers = [], isRuntime = false }]) => ({
      id,
      name,
      files: [`${id}.js`, `${id}.css`],
      groupsIterable: importers.map(groupOf),
      hasRuntime: () => isRuntime,
    })),
    updateAsset(file: string, edit: (source: { source: () => string }) => { code: string }) {
      files.set(file, edit({ source: () => files.get(file) ?? "" }).code);
    },
  };
  class RawSource {
    constructor(readonly code: string) {}
  }
  new ScriptHashes((name) => name.startsWith("table-")).apply({
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_ADDITIONS: 0 }, sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_name: string, start: (one: unknown) => void) => start(compilation) } },
  } as unknown as Compiler);
}

/** The name of a chunk's script, once the scripts of some chunks have run. */
function nameOf(id: string, loaded: string[]): string {
  const require: { u?: (id: string) => string } = {};
  runInNewContext(loaded.map((file) => files.get(file)).join(";\n"), { __webpack_require__: require });
  return require.u?.(id) ?? "";
}

test("scripts that only sections import are known once a section has loaded", () => {
  run();
  expect(nameOf("10", ["1.js"])).toBe("10.undefined.js");
  expect(nameOf("10", ["1.js", "2.js"])).toBe("10.00000010.js");
  expect(nameOf("10", ["1.js", "3.js"])).toBe("10.undefined.js");
  expect(nameOf("11", ["1.js", "2.js"])).toBe("11.00000011.js");
  expect(nameOf("11", ["1.js", "3.js"])).toBe("11.00000011.js");
});

test("all other scripts are known from the start", () => {
  run();
  expect(nameOf("3", ["1.js"])).toBe("3.00000003.js");
  expect(nameOf("12", ["1.js"])).toBe("12.00000012.js");
  expect(files.get("20.js")).toBe(WORKER);
});

test("a runtime that lists scripts in another way throws an error", () => {
  files.set("1.js", "__webpack_require__.u = (id) => `${id}.js`;");
  expect(run).toThrow("compare it with scriptHashes.ts");
});
