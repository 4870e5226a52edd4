import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildIndex } from "../../search/index/build";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "../../search/client/manifest";
import type { SearchPage, SearchTuning } from "../../search/types";

/**
 * Writes the index of a site: its files in a folder named by a hash of their content, and the
 * manifest that names the folder. The files are compressed here, so that they are small on every
 * host.
 *
 * @param outDir folder that the site is served from
 * @returns the manifest, which is written last
 */
export function writeIndex(pages: SearchPage[], tuning: SearchTuning, outDir: string): Manifest {
  const files = [...buildIndex(pages, tuning)].map(([name, bytes]) => ({ name, bytes: gzipSync(bytes, { level: 9 }) }));
  const hash = createHash("sha256");
  files.forEach(({ name, bytes }) => hash.update(name).update(bytes));
  const manifest: Manifest = { directory: hash.digest("hex").slice(0, 12) };
  fs.mkdirSync(path.join(outDir, INDEX_DIRECTORY, manifest.directory), { recursive: true });
  for (const { name, bytes } of files) {
    fs.writeFileSync(path.join(outDir, partPath(manifest, name)), bytes);
  }
  fs.writeFileSync(path.join(outDir, INDEX_DIRECTORY, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
