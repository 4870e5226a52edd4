import { repositoryPath } from "../lib/problem";
import { readFacts } from "./read";
import type { Fact } from "./schema";
import { citationsIn } from "./uses";

/**
 * The day on which a page's facts were checked: the earliest date of all facts that it states.
 *
 * @param page its file, as a path below `docs/`, and its text
 * @returns an ISO date, or undefined for a page without facts that expire
 */
export function checkedOn(facts: readonly Fact[], page: { file: string; text: string }): string | undefined {
  const stated = new Set(citationsIn(page.text).map(({ id }) => id));
  const files = [page.file, page.file.replace(/\.mdx$/, ".yaml")];
  const days = facts
    .filter((fact) => stated.has(fact.id) || fact.in.some((file) => files.includes(file)))
    .map(({ checked }) => checked);
  return days.sort((a, b) => a.localeCompare(b))[0];
}

/**
 * Like {@link checkedOn}, for a page of the site.
 *
 * @param filePath absolute path
 */
export function pageCheckedOn(filePath: string, text: string): string | undefined {
  return checkedOn(readFacts(), { file: repositoryPath(filePath).replace(/^docs\//, ""), text });
}
