import fs from "node:fs";
import path from "node:path";
import { FACTS_FILE, readFacts } from "./read";
import type { Fact } from "./schema";
import { remarksIn } from "./uses";

/**
 * The day on which the facts of a page were checked, of all that it states the earliest.
 *
 * @param page its file, as a path below `docs/`, and its text
 * @returns an ISO date, or undefined for a page without facts that expire
 */
export function checkedOn(facts: readonly Fact[], page: { file: string; text: string }): string | undefined {
  const stated = new Set(remarksIn(page.text).map(({ id }) => id));
  const files = [page.file, page.file.replace(/\.mdx$/, ".yaml")];
  const days = facts
    .filter((fact) => stated.has(fact.id) || fact.in.some((file) => files.includes(file)))
    .map(({ checked }) => checked);
  return days.sort((a, b) => a.localeCompare(b))[0];
}

let known: { changed: number; facts: Fact[] } | undefined;

/** The same for a page of the site, whose facts are read once for all pages. */
export function pageCheckedOn(filePath: string, text: string, root: string = process.cwd()): string | undefined {
  const changed = fs.statSync(path.join(root, FACTS_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  known = known?.changed === changed ? known : { changed, facts: readFacts(root) };
  return checkedOn(known.facts, { file: path.relative(path.join(root, "docs"), filePath), text });
}
