import type { ServiceSummary } from "@site/src/catalog/summary";
import { setSearchParams } from "../../../lib/searchParams";
import { patternOf, wordsOf } from "../../../lib/wordSearch";
import { stem } from "../../../search/text/stem";

/** The reader's filter and sort order for the list of services, stored in the page's URL. */
export interface Selection {
  text: string;
  tag: string;
  group: string;
  /** `deploy` for deployment order, empty for the order by group. */
  order: "deploy" | "";
}

/** Words that the filter ignores, because every service is an AWS service. */
const VENDOR = new Set(["amazon", "aws"]);

/**
 * Whether a service's name, purpose, group, tags or other names contain every word, and the tag and group match. Other
 * forms of a word match, too: `databases` finds `database`.
 */
export function isSelected(
  service: ServiceSummary,
  { text, tag, group }: Omit<Selection, "order">,
  otherNames = "",
): boolean {
  const { name, purpose, slug, group: ownGroup, tags } = service;
  const searched = [name, purpose, slug, ownGroup, ...tags, otherNames].join("\n");
  const contains = (word: string): boolean =>
    [word, stem(word)].some((form) => searched.search(patternOf(form)) !== -1);
  return (
    wordsOf(text).every((word) => VENDOR.has(word) || contains(word)) &&
    (tag === "" || service.tags.includes(tag)) &&
    (group === "" || service.group === group)
  );
}

/** Reads a selection from a URL. Unknown tags and groups are ignored. */
export function readSelection(search: string, services: ServiceSummary[]): Selection {
  const parameters = new URLSearchParams(search);
  const [tag, group] = [parameters.get("tag") ?? "", parameters.get("group") ?? ""];
  return {
    text: parameters.get("q") ?? "",
    tag: services.some(({ tags }) => tags.includes(tag)) ? tag : "",
    group: services.some((service) => service.group === group) ? group : "",
    order: parameters.get("order") === "deploy" ? "deploy" : "",
  };
}

/** Writes a selection to the query string of a URL, and preserves unrelated parameters. */
export function writeSelection(search: string, { text, tag, group, order }: Selection): string {
  return setSearchParams(search, { q: text, tag, group, order });
}

/** Counts the services per tag, sorted by count and then by name. */
export function countTags(services: ServiceSummary[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  services.flatMap(({ tags }) => tags).forEach((tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1));
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, "en"));
}
