import { patternOf, wordsOf } from "../../lib/wordSearch";
import { compareVersions } from "../../lib/compareVersions";
import type { VersionRow } from "../../updates/table";

/** The column that a table is sorted by, where 0 is the repository, and the direction. */
export interface Order {
  column: number;
  isDescending: boolean;
}

const TAG = /^v\d/;

/** Returns the rows whose current or former repository name contains every word. */
export function filterRows(rows: readonly VersionRow[], text: string): VersionRow[] {
  const words = wordsOf(text).map(patternOf);
  return rows.filter(({ repository, formerName = "" }) =>
    words.every((word) => `${repository}\n${formerName}`.search(word) !== -1),
  );
}

/** Sorts the rows. Rows without a release come last in both directions. */
export function sortRows(rows: readonly VersionRow[], { column, isDescending }: Order): VersionRow[] {
  const valueOf = ({ repository, cells }: VersionRow): string =>
    column === 0 ? repository : (cells[column - 1]?.text ?? "");
  const isMissing = (value: string): boolean => column > 0 && !TAG.test(value);
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    return (
      Number(isMissing(first)) - Number(isMissing(second)) ||
      compareVersions(first, second) * direction ||
      compareVersions(a.repository, b.repository)
    );
  });
}
