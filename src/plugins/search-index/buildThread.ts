/** Worker thread that writes the search index of a build. `index.ts` starts it. */
import { workerData } from "node:worker_threads";
import { searchTuning } from "../../config/searchTuning";
import { readPages } from "./readPages";
import { writeIndex } from "./write";

/** The finished build: its folder, and the paths of its pages. */
export interface FinishedBuild {
  outDir: string;
  routesPaths: string[];
}

const { outDir, routesPaths } = workerData as FinishedBuild;
writeIndex(readPages(outDir, routesPaths), searchTuning, outDir);
