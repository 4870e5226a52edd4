/** The Levenshtein distance. Names are short, so a fast algorithm would not be worth its size on pages. */
function distance(text: string, other: string): number {
  let row = [0, ...Array.from(other, (_, index) => index + 1)];
  for (const letter of text) {
    let left = (row[0] ?? 0) + 1;
    row = [
      left,
      ...Array.from(other, (one, index) => {
        left = Math.min((row[index] ?? 0) + (letter === one ? 0 : 1), (row[index + 1] ?? 0) + 1, left + 1);
        return left;
      }),
    ];
  }
  return row.at(-1) ?? 0;
}

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
