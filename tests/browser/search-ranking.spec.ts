import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "../support/test";
import { measureCost } from "../../scripts/bench-search/cost";
import { measureNames, measureQueries } from "../../scripts/bench-search/quality";
import { INDEX_DIRECTORY, MANIFEST_FILE, type Manifest } from "../../src/search/client/manifest";
import { createEngine } from "../../src/search/engine";
import { decodeCore, type StoredCore } from "../../src/search/index/core";
import { decodeHeadings, fileName, isIdentifier, type StoredHeadings } from "../../src/search/index/files";
import { knownQueries } from "../search-queries";
import { heldOutQueries } from "../search-queries-held-out";
import { readerQueries } from "../search-queries-readers";
import { heldOutReaderQueries } from "../search-queries-held-out-readers";

/** Guards the ranking and the size of the built index. `yarn bench:search` measures them in more detail. */

const folder = path.join("build", INDEX_DIRECTORY);

/** Reads the files of the built index, by name. */
function readIndex(): Map<string, Uint8Array> {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST_FILE), "utf8")) as Manifest;
  const directory = path.join(folder, manifest.directory);
  return new Map(
    fs
      .readdirSync(directory)
      .map((file) => [path.parse(file).name, gunzipSync(fs.readFileSync(path.join(directory, file)))]),
  );
}

const files = readIndex();
const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(files.get(name)));
const core = decodeCore(json(fileName.core) as StoredCore);
const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });

const tunedOn = { known: knownQueries, "readers'": readerQueries };
const neverTunedOn = { "held-out": heldOutQueries, "held-out readers'": heldOutReaderQueries };
const sets = { ...tunedOn, ...neverTunedOn };

test("the expected pages of all queries exist", () => {
  const paths = new Set(core.pages.map((page) => page.path));
  const missing = Object.values(sets)
    .flat()
    .flatMap(({ query, expectedPages }) => expectedPages.map((path) => `${query}: ${path}`))
    .filter((line) => !paths.has(line.slice(line.lastIndexOf(": ") + 2)));
  expect(missing).toEqual([]);
});

for (const [name, queries] of Object.entries(sets)) {
  test(`the right pages of the ${name} queries rank high`, async () => {
    const { meanReciprocalRank, firstFive, missed } = await measureQueries(engine, queries);
    // Misses in the held-out sets are not listed, so that they cannot influence tuning.
    const listed = name in tunedOn ? missed : [];
    const report = listed.map(({ query, rank, found }) => `rank ${rank}: ${query} (first: ${found[0] ?? "nothing"})`);
    expect(meanReciprocalRank, report.join("\n")).toBeGreaterThanOrEqual(0.92);
    expect(firstFive, report.join("\n")).toBeGreaterThanOrEqual(0.97);
  });
}

test("an input is the first result for its full name, and in the top five for a prefix", async () => {
  const headings = Array.from(core.identifierStarts, (_, file) =>
    decodeHeadings(json(fileName.identifiers(file)) as StoredHeadings),
  );
  const kinds = core.kinds.filter(isIdentifier);
  const names = headings.flat().flatMap(([heading], index) => (kinds[index] === "input" ? [heading] : []));
  // There are thousands of names; every tenth one is enough to detect a change.
  const { fullNameFirst, prefixInTopFive } = await measureNames(
    engine,
    names.filter((_, index) => index % 10 === 0),
  );
  expect(fullNameFirst).toBe(1);
  expect(prefixInTopFive).toBeGreaterThanOrEqual(0.97);
});

test("the index stays within its size budget", async () => {
  const { firstBytes, furtherBytes } = await measureCost(
    files,
    knownQueries.filter((_, index) => index % 5 === 0).map(({ query }) => query),
  );
  // Before the first results, at most 180 kB may load. search-script.spec.ts keeps the engine and its worker to the rest.
  expect(firstBytes).toBeLessThanOrEqual(159_000);
  expect(furtherBytes.max).toBeLessThanOrEqual(30_000);
});
