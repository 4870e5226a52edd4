import fs from "node:fs";
import path from "node:path";
import { didYouMean } from "../../lib/didYouMean";
import type { Problem } from "../../lib/problem";
import { FACTS_FILE } from "../../facts/read";
import type { Fact } from "../../facts/schema";
import { citationsIn, usesOf } from "../../facts/uses";
import { problemAt, type Source } from "../source";

/** A page cites only facts that exist. */
export function factCitations(page: Source, facts: readonly Fact[]): Problem[] {
  const ids = facts.map(({ id }) => id);
  return citationsIn(page.text)
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, offset }) => {
      const close = didYouMean(id, ids);
      const hint = close === undefined ? "Add it there." : `Did you mean "${close}"?`;
      return problemAt(page, offset, `${FACTS_FILE} has no fact "${id}". ${hint}`);
    });
}

/**
 * Each fact has a unique id, a date that is not in the future, and a page or file that states it.
 *
 * @param source facts.yaml
 */
export function factEntries(
  source: Source,
  facts: readonly Fact[],
  pages: readonly Source[],
  { docs, today }: { docs: string; today: string },
): Problem[] {
  const uses = usesOf(facts, pages);
  return facts.flatMap((fact, index) => {
    const earlier = facts.slice(0, index).filter(({ id }) => id === fact.id).length;
    const offset = [...source.text.matchAll(new RegExp(`id: ${fact.id}$`, "gm"))][earlier]?.index ?? 0;
    const report = (message: string): Problem => problemAt(source, offset, `${fact.id}: ${message}`);
    return [
      ...(earlier > 0 ? [report("another fact has this id. Give one of the two another id.")] : []),
      ...(fact.checked > today
        ? [report(`the date ${fact.checked} is in the future. Write the day of the check.`)]
        : []),
      ...(uses.get(fact.id)?.length === 0
        ? [report(`no page states it. Write <Checked fact="${fact.id}" /> after the sentence, or remove the fact.`)]
        : []),
      ...fact.in
        .filter((file) => !fs.existsSync(path.join(docs, file)))
        .map((file) => report(`docs/${file} does not exist. Correct the path, or remove it.`)),
    ];
  });
}
