/** The middle value, or the mean of the two middle values if their number is even. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** The smallest of the values that are at least as large as this share of them, such as 0.95. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}

export interface Ratio {
  median: number;
  min: number;
  max: number;
}

/** Ours divided by theirs, pair by pair, because anything that slows the machine affects both values of a pair. */
export function ratioOfPairs(ours: number[], theirs: number[]): Ratio {
  // Equal values have the ratio 1, even if both are 0.
  const ratios = ours.map((value, i) => (value === theirs[i] ? 1 : value / (theirs[i] ?? NaN)));
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}
