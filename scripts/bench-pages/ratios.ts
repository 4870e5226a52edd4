/** The middle of the values; the mean of the two in the middle where their number is even. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

export interface Ratio {
  median: number;
  least: number;
  most: number;
}

/** Ours divided by theirs, pair by pair, since what slows the machine down slows both of a pair down. */
export function ratioOfPairs(ours: number[], theirs: number[]): Ratio {
  // Nothing at all on both sides is as much as the other has.
  const ratios = ours.map((value, i) => (value === theirs[i] ? 1 : value / (theirs[i] ?? NaN)));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
