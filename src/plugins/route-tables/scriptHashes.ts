import type { Chunk, Compilation, Compiler } from "webpack";

/** The hashes of scripts that the runtime knows, by chunk. */
const LIST = "__webpack_require__.scriptHashes";

/** Placeholder in a table's code for the hashes of the section's scripts. */
const PLACEHOLDER = '"script hashes"';

/** Code in a section's table that adds the hashes of the section's scripts to those of the runtime. */
export const addScriptHashes = `Object.assign(${LIST}, ${PLACEHOLDER});\n`;

/** Matches the code that names scripts in the bundler's runtime, which looks up a chunk's hash in a list. */
const HASHES_IN_RUNTIME = /(\w+\.u = \(chunkId\) => \{[^]*?)(\{(?:"\w+": "[\da-f]+",?)+\})(\[chunkId\] \+ "\.js")/;

/** The names of the tables that import a chunk, if nothing else does. */
function tablesOf(chunk: Chunk, tables: ReadonlyMap<string, unknown>): string[] {
  const parents = Array.from(chunk.groupsIterable).flatMap((group) => group.getParents());
  const names = parents.map(({ chunks }) => chunks.map(({ name }) => name ?? "").find((name) => tables.has(name)));
  return names.every((name) => name !== undefined) ? names : [];
}

/**
 * Bundler plugin: moves the hashes of pages' scripts from the runtime, which every page loads, to the tables of their
 * sections.
 *
 * It has to run before scripts are minified, and before their final hashes replace the provisional ones in them.
 */
export class ScriptHashes {
  /** @param isTable whether a chunk with this name is the table of a section */
  constructor(private readonly isTable: (name: string) => boolean) {}

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("route-tables", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "route-tables", stage }, () => this.move(compilation, compiler));
    });
  }

  private move(compilation: Compilation, { webpack: { sources } }: Compiler): void {
    const chunks = [...compilation.chunks];
    const tables = chunks.filter(({ name }) => typeof name === "string" && this.isTable(name));
    const moved = new Map(tables.map(({ name }) => [name ?? "", {}]));

    const change = (chunk: Chunk, edit: (code: string) => string): void => {
      for (const file of Array.from(chunk.files).filter((name) => name.endsWith(".js"))) {
        compilation.updateAsset(file, (source) => new sources.RawSource(edit(source.source().toString())));
      }
    };
    const withoutMoved = (code: string): string => {
      const [found, start = "", list = "", end = ""] = HASHES_IN_RUNTIME.exec(code) ?? [];
      if (found === undefined) {
        // This is the runtime of a worker, which imports nothing.
        return code;
      }
      const hashes = new Map(Array.from(list.matchAll(/"(\w+)": "(\w+)"/g), ([, id = "", hash = ""]) => [id, hash]));
      for (const chunk of chunks) {
        const id = String(chunk.id);
        const hash = hashes.get(id);
        for (const table of hash === undefined ? [] : tablesOf(chunk, moved)) {
          Object.assign(moved.get(table) ?? {}, { [id]: hash });
          hashes.delete(id);
        }
      }
      const kept = JSON.stringify(Object.fromEntries(hashes));
      return code.replace(found, `${LIST} = ${kept};\n${start}${LIST}${end}`);
    };
    chunks.filter((chunk) => chunk.hasRuntime()).forEach((chunk) => change(chunk, withoutMoved));
    if ([...moved.values()].every((hashes) => Object.keys(hashes).length === 0)) {
      throw new Error("The bundler's runtime lists scripts in an unexpected way: compare it with scriptHashes.ts.");
    }
    tables.forEach((chunk) =>
      change(chunk, (code) => code.replace(PLACEHOLDER, JSON.stringify(moved.get(chunk.name ?? "")))),
    );
  }
}
