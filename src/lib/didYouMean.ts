import { distance } from "./distance";

/**
 * Finds the candidate that a mistyped text most likely stands for.
 *
 * @returns undefined if none is close: more than a third of the text, and more than two characters, would change
 */
export function didYouMean(text: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const candidate of candidates) {
    const candidateDistance = distance(text, candidate);
    if (candidateDistance < bestDistance) {
      best = candidate;
      bestDistance = candidateDistance;
    }
  }
  return best;
}
