import type { Core } from "../index/core";

/** Pages weigh a little less with each level of their path, so that an overview comes before its details. */
const DEPTH_LOSS = 0.03;

function pathWeight(path: string, weights: Record<string, number>): number {
  const prefixes = Object.keys(weights).filter((prefix) => path.startsWith(prefix));
  const longest = prefixes.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? 1 : (weights[longest] ?? 1);
}

/** The weight of each page in any query, from its own weight, its path and its depth. */
export function pageWeights({ pages, tuning }: Core): Float32Array {
  return Float32Array.from(pages, ({ path, weight = 1 }) => {
    const depth = path.split("/").length - 1;
    return (weight * pathWeight(path, tuning.pathWeights)) / (1 + DEPTH_LOSS * depth);
  });
}
