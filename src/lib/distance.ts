/**
 * How many characters to insert, remove, replace, or swap with their neighbor to turn one text into the other: their
 * Levenshtein distance, with swaps.
 */
export function distance(from: string, to: string): number {
  // `row` has the distances from the letters read so far to each prefix of `to`; `above` is the row before it.
  let row = [...Array(to.length + 1).keys()];
  let above: number[] = [];
  let previous = "";
  for (const letter of from) {
    const twoAbove = above;
    above = row;
    row = [(above[0] ?? 0) + 1];
    for (let index = 0; index < to.length; index += 1) {
      const cheapest = Math.min(
        (above[index] ?? 0) - (letter === to[index] ? 1 : 0),
        above[index + 1] ?? 0,
        row[index] ?? 0,
        previous === to[index] && letter === to[index - 1] ? (twoAbove[index - 1] ?? 0) : Infinity,
      );
      row.push(1 + cheapest);
    }
    previous = letter;
  }
  return row.at(-1) ?? 0;
}
