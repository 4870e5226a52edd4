import { gunzipSync } from "node:zlib";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { decodeCore } from "../../src/search/index/core";
import { fileName, rangeOf, type StoredRecord } from "../../src/search/index/files";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "../../src/search/client/manifest";

/** Addresses that a search can lead to: fragments by path. */
async function allAddresses(request: APIRequestContext): Promise<Map<string, string[]>> {
  const manifest = (await (await request.get(`/${INDEX_DIRECTORY}/${MANIFEST_FILE}`)).json()) as Manifest;
  const part = async (name: string) => gunzipSync(await (await request.get(`/${partPath(manifest, name)}`)).body());
  const core = decodeCore(await part(fileName.core));
  const addresses = new Map<string, string[]>();
  let record = 0;
  for (const file of core.textStarts.keys()) {
    for (const { anchor } of JSON.parse((await part(fileName.texts(file))).toString()) as StoredRecord[]) {
      const path = core.pages[rangeOf(core.pageStarts, record)]?.path ?? "";
      addresses.set(path, [...(addresses.get(path) ?? []), anchor]);
      record++;
    }
  }
  expect(record).toBe(core.kinds.length);
  return addresses;
}

test("every record of the index leads to a page and an anchor that exist", async ({ request }) => {
  test.setTimeout(120_000);
  const addresses = await allAddresses(request);
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
