import { distance } from "../../lib/distance";
import type { World } from "../../world/schema";

/** A value on a page that the example company does not have. */
export interface Finding {
  /** Where it is in the text. */
  offset: number;
  /** The value as written, which is also how an exception names it. */
  value: string;
  /** What kind of value it is, such as `account ID`. */
  kind: string;
  /** The company's most similar value, with its purpose. */
  nearest: string;
}

/** Finds one kind of value in a text, and reports those that the company does not have. */
export type Finder = (text: string, world: World) => Finding[];

/** The fact whose value is most similar to a text, formatted as `10.10.0.0/16 (application VPC of dev)`. */
export function nearestOf(text: string, facts: { value: string; note?: string }[]): string {
  const [best] = facts
    .map((fact) => ({ ...fact, away: distance(text, fact.value) }))
    .sort((one, other) => one.away - other.away);
  return best === undefined ? "none" : `${best.value}${best.note === undefined ? "" : ` (${best.note})`}`;
}

/** A placeholder for a reader's own value, such as `ACCOUNT_ID`. */
export const isPlaceholder = (text: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(text);

/** The first group of every match, or the whole match, with its offset. */
export function matches(text: string, pattern: RegExp): { value: string; offset: number }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = match[1] ?? match[0];
    return { value, offset: match.index + match[0].lastIndexOf(value) };
  });
}
