import { distance } from "fastest-levenshtein";
import type { World } from "../../world/schema";

/** Something on a page that the example company does not have. */
export interface Finding {
  /** Where it is in the text. */
  offset: number;
  /** As it is written, and as an exception names it. */
  value: string;
  /** What it is, such as `account`. */
  kind: string;
  /** The nearest fact that the company has, with what it is for. */
  nearest: string;
}

/** Finds one kind of fact in a text, and reports those that the company does not have. */
export type Finder = (text: string, world: World) => Finding[];

/** Of some facts, that whose value is spelled most like a text: `10.10.0.0/16 (application VPC of dev)`. */
export function nearestOf(text: string, facts: { value: string; note?: string }[]): string {
  const [best] = facts
    .map((fact) => ({ ...fact, away: distance(text, fact.value) }))
    .sort((one, other) => one.away - other.away);
  return best === undefined ? "none" : `${best.value}${best.note === undefined ? "" : ` (${best.note})`}`;
}

/** A placeholder for a reader's own value, such as `ACCOUNT_ID`. */
export const isPlaceholder = (text: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(text);

/** The first group of every match, or all of it, with its place. */
export function matches(text: string, pattern: RegExp): { value: string; offset: number }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = match[1] ?? match[0];
    return { value, offset: match.index + match[0].lastIndexOf(value) };
  });
}
