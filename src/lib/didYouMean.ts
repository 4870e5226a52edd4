import { distance } from "./distance";

/**
 * Finds the candidate that a mistyped text most likely means.
 *
 * @returns undefined if no candidate is close enough: more than a third of the text would have to change
 */
export function didYouMean(text: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A distance below this is at most a third of the length.
  let bestDistance = (text.length + 1) / 3;
  for (const candidate of candidates) {
    const candidateDistance = distance(text, candidate);
    if (candidateDistance < bestDistance) {
      best = candidate;
      bestDistance = candidateDistance;
    }
  }
  return best;
}
