import type { Core } from "../index/core";
import { weights as tuned } from "./weights";

function pathWeight(path: string, weights: Record<string, number>): number {
  const prefixes = Object.keys(weights).filter((prefix) => path.startsWith(prefix));
  const longest = prefixes.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? 1 : (weights[longest] ?? 1);
}

/** The query-independent weight of each page, from its own weight, its path and its depth. */
export function pageWeights({ pages, tuning }: Core): Float32Array {
  return Float32Array.from(pages, ({ path, weight = 1 }) => {
    const depth = path.split("/").length - 1;
    return (weight * pathWeight(path, tuning.pathWeights)) / (1 + tuned.depthLoss * depth);
  });
}
