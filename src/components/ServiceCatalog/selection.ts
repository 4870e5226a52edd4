import type { ServiceSummary } from "@site/src/catalog/summary";
import { findWord, wordsOf } from "../wordSearch";

/** What the reader asks the list of services for. It stands in the page's address. */
export interface Selection {
  text: string;
  tag: string;
  group: string;
}

/** @returns whether a service has all words, in its name, purpose, group or tags, and the tag and group */
export function isSelected(service: ServiceSummary, { text, tag, group }: Selection): boolean {
  const searched = [service.name, service.purpose, service.slug, service.group, ...service.tags]
    .join("\n")
    .toLowerCase();
  return (
    wordsOf(text).every((word) => findWord(searched, word) !== -1) &&
    (tag === "" || service.tags.includes(tag)) &&
    (group === "" || service.group === group)
  );
}

/** Reads a selection from an address; a tag or group that no service has is ignored. */
export function readSelection(search: string, services: ServiceSummary[]): Selection {
  const parameters = new URLSearchParams(search);
  const [tag, group] = [parameters.get("tag") ?? "", parameters.get("group") ?? ""];
  return {
    text: parameters.get("q") ?? "",
    tag: services.some(({ tags }) => tags.includes(tag)) ? tag : "",
    group: services.some((service) => service.group === group) ? group : "",
  };
}

/** @returns the query part of an address for a selection; parameters that are not ours stay */
export function writeSelection(search: string, { text, tag, group }: Selection): string {
  const parameters = new URLSearchParams(search);
  Object.entries({ q: text, tag, group }).forEach(([name, value]) =>
    value === "" ? parameters.delete(name) : parameters.set(name, value),
  );
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}

/** @returns every tag with the number of services that have it, most used first, then by name */
export function countTags(services: ServiceSummary[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  services.flatMap(({ tags }) => tags).forEach((tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1));
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, "en"));
}
