import { gunzipSync } from "node:zlib";
import { expect, test, type APIRequestContext } from "../support/test";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { createEngine } from "../../src/search/engine";
import { Headings } from "../../src/search/index/headings";
import { decodeCore, type StoredCore } from "../../src/search/index/core";
import { anchorOf, decodeHeadings, fileName, findInterval, type StoredHeadings } from "../../src/search/index/files";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "../../src/search/client/manifest";

type Read = (name: string) => Promise<Buffer>;

async function readJson<T>(read: Read, name: string): Promise<T> {
  return JSON.parse((await read(name)).toString()) as T;
}

async function servedIndex(request: APIRequestContext): Promise<Read> {
  const manifest = (await (await request.get(`/${INDEX_DIRECTORY}/${MANIFEST_FILE}`)).json()) as Manifest;
  return async (name) => gunzipSync(await (await request.get(`/${partPath(manifest, name)}`)).body());
}

/** Everything that results can link to: anchors by path. */
async function allAddresses(read: Read): Promise<Map<string, string[]>> {
  const core = decodeCore(await readJson<StoredCore>(read, fileName.core));
  const addresses = new Map<string, string[]>();
  const headings = new Headings(core, async (name) => decodeHeadings(await readJson<StoredHeadings>(read, name)));
  for (const record of core.kinds.keys()) {
    const heading = await headings.get(record);
    const path = core.pages[findInterval(core.pageStarts, record)]?.path ?? "";
    expect(heading, `record ${record}, of ${path}`).toBeDefined();
    addresses.set(path, [...(addresses.get(path) ?? []), ...(heading ? [anchorOf(heading)] : [])]);
  }
  return addresses;
}

test("the index contains the page of each group of services, which upstream generates", async ({ request }) => {
  const pages = [...(await allAddresses(await servedIndex(request))).keys()];
  expect(pages).toEqual(expect.arrayContaining(serviceGroups.map(({ group }) => `/reference/services/${group}`)));
});

test("every record of the index links to an existing page and anchor", async ({ request }) => {
  test.setTimeout(120_000);
  const addresses = await allAddresses(await servedIndex(request));
  expect(addresses.size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const [path, anchors] of addresses) {
    const response = await request.get(path);
    const html = await response.text();
    const ids = new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map((match) => match[1] ?? match[2] ?? match[3]),
    );
    missing.push(
      ...anchors
        .filter((anchor) => !response.ok() || (anchor !== "" && !ids.has(anchor)))
        .map((anchor) => `${path}#${anchor}`),
    );
  }
  expect(missing).toEqual([]);
});

test("any query returns results ordered by score, with existing addresses", async ({ request }) => {
  test.setTimeout(120_000);
  const read = await servedIndex(request);
  const addresses = await allAddresses(read);
  const { vocabulary } = decodeCore(await readJson<StoredCore>(read, fileName.core));
  const engine = createEngine({ read });
  // Words from across the vocabulary: whole, truncated, combined, and mixed with non-word characters.
  const word = (index: number) => vocabulary[(index * 7919) % vocabulary.length]?.[0] ?? "";
  const queries = Array.from({ length: 150 }, (_, index) =>
    [
      word(index),
      word(index).slice(0, 1 + (index % 5)),
      `${word(index)} ${word(index + 1)}`,
      `${word(index)}_${word(index + 2)}`,
      `<${word(index)}> ${word(index + 3)} \uD800 (`,
    ].at(index % 5),
  ).map(String);
  let ordered = 0;
  for (const [index, query] of queries.entries()) {
    const { hits, total } = await engine.search(query, { limit: 50 });
    const isWord = index % 5 === 0;
    expect(hits.length, query).toBeGreaterThanOrEqual(isWord ? 1 : 0);
    expect(total, query).toBeGreaterThanOrEqual(hits.length);
    const unknown = hits.filter(({ path, anchor }) => !addresses.get(path)?.includes(anchor));
    expect(unknown, query).toEqual([]);
    const scores = hits.map(({ score }) => score);
    expect(scores.every(Number.isFinite), query).toBe(true);
    const pages = [...new Set(hits.map(({ path }) => path))];
    // A single word may be a name, and names come first. Otherwise pages are ordered by their best section.
    if (query.includes(" ") && pages.length > 1) {
      const best = pages.map((page) => Math.max(...hits.filter(({ path }) => path === page).map(({ score }) => score)));
      expect(best, query).toEqual([...best].sort((one, other) => other - one));
      ordered += 1;
    }
  }
  expect(ordered).toBeGreaterThan(10);
});
