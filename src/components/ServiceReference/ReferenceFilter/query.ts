import { setSearchParams } from "../../../lib/searchParams";
import { findWord } from "../../../lib/wordSearch";

/** What the reader filters the reference by. It is part of the page's URL. */
export interface FilterQuery {
  text: string;
  requiredOnly: boolean;
  /** Key of a group, or an empty string for all. */
  group: string;
  /** Outermost kind of type, or an empty string for all. */
  type: string;
  order: "group" | "name";
  /** How entries are shown, if the reader has chosen. */
  view?: View | undefined;
}

/** The first line of each entry, or all of it. */
export type View = "names" | "details";

export const defaultQuery: FilterQuery = { text: "", requiredOnly: false, group: "", type: "", order: "group" };

/** What a query looks at in an entry. */
export interface FilterableEntry {
  kind: "input" | "output";
  /** Name, description and names of fields, in lower case. */
  text: string;
  group: string;
  type: string;
  isRequired: boolean;
}

/**
 * Whether an entry matches a query. Words are looked for in inputs and outputs; "required", group and type are
 * properties of inputs and do not affect outputs.
 *
 * @param words the query's words, from `wordsOf`
 */
export function matches(entry: FilterableEntry, query: FilterQuery, words: string[]): boolean {
  return (
    words.every((word) => findWord(entry.text, word) !== -1) &&
    (entry.kind === "output" ||
      ((!query.requiredOnly || entry.isRequired) &&
        (query.group === "" || entry.group === query.group) &&
        (query.type === "" || entry.type === query.type)))
  );
}

/** Whether the query can leave entries out; the order alone does not. */
export function isFiltering({ text, requiredOnly, group, type }: FilterQuery): boolean {
  return text.trim() !== "" || requiredOnly || group !== "" || type !== "";
}

/** Reads the view from the query part of a URL. */
export function readView(search: string): View | undefined {
  const view = new URLSearchParams(search).get("view");
  return view === "names" || view === "details" ? view : undefined;
}

/**
 * Reads a query from a URL.
 *
 * @param search query part of the URL
 * @param known groups and types of the page; others are ignored, as a mistyped URL must not empty the page
 */
export function readQuery(search: string, known: { groups: string[]; types: string[] }): FilterQuery {
  const parameters = new URLSearchParams(search);
  const oneOf = (name: string, values: string[]): string => {
    const value = parameters.get(name) ?? "";
    return values.includes(value) ? value : "";
  };
  return {
    text: parameters.get("q") ?? "",
    requiredOnly: parameters.get("required") === "1",
    group: oneOf("group", known.groups),
    type: oneOf("type", known.types),
    order: parameters.get("sort") === "name" ? "name" : "group",
    view: readView(search),
  };
}

/** Writes a query into the query part of a URL, and leaves parameters that are not ours. */
export function writeQuery(search: string, query: FilterQuery): string {
  return setSearchParams(search, {
    q: query.text,
    required: query.requiredOnly ? "1" : "",
    group: query.group,
    type: query.type,
    sort: query.order === "name" ? "name" : "",
    view: query.view ?? "",
  });
}
