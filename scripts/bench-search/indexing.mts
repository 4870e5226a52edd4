/** Prints how many milliseconds it takes to index a build in a fresh process: `indexing.mts DIR`. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { searchTuning } from "../../src/config/searchTuning";
import { readPages } from "../../src/plugins/search-index/readPages";
import { writeIndex } from "../../src/plugins/search-index/write";
import { routesOf } from "./corpus";

const outDir = process.argv[2] ?? "build";
const routes = routesOf(outDir);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"));
const start = performance.now();
writeIndex(readPages(outDir, routes), searchTuning, folder);
console.log(performance.now() - start);
fs.rmSync(folder, { recursive: true });
