/** How many characters to insert, remove or replace to turn one text into the other: their Levenshtein distance. */
export function distance(from: string, to: string): number {
  // The distances of the part of `from` that has been read to each beginning of `to`.
  let row = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (const letter of from) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (let index = 0; index < to.length; index += 1) {
      const replaced = (above[index] ?? 0) + (letter === to[index] ? 0 : 1);
      row.push(1 + Math.min(replaced - 1, above[index + 1] ?? 0, row[index] ?? 0));
    }
  }
  return row.at(-1) ?? 0;
}
