/** The thread in which a build writes its search index. `index.ts` starts it. */
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
