import { countOf } from "../lib/countOf";
import type { Fact } from "./schema";
import type { Use } from "./uses";

const DAY = 24 * 60 * 60 * 1000;

/** Days since a fact was checked. */
function ageOf({ checked }: Fact, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(checked)) / DAY);
}

const formatUse = ({ file, line }: Use): string => (line === undefined ? file : `${file}:${line}`);

/**
 * Lists facts for a writer to review, starting with the one that was checked the longest ago.
 *
 * @param uses where each fact is stated
 * @param minimumAge omits facts younger than this, in days
 */
export function formatFacts(
  facts: readonly Fact[],
  uses: ReadonlyMap<string, readonly Use[]>,
  today: Date,
  minimumAge = 0,
): string {
  const due = facts.filter((fact) => ageOf(fact, today) >= minimumAge);
  const sorted = [...due].sort((a, b) => a.checked.localeCompare(b.checked) || a.id.localeCompare(b.id));
  const entries = sorted.map((fact) =>
    [
      `${fact.id}: checked ${fact.checked}, ${countOf(ageOf(fact, today), "day")} ago`,
      `  ${fact.fact}`,
      `  ${fact.source}`,
      ...(uses.get(fact.id) ?? []).map((use) => `  ${formatUse(use)}`),
    ].join("\n"),
  );
  const total = `${due.length} of ${countOf(facts.length, "fact")}${minimumAge > 0 ? `, checked ${countOf(minimumAge, "day")} ago or earlier` : ""}.`;
  return [...entries, total].join("\n\n");
}
