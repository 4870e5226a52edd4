import { setSearchParams } from "../../../lib/searchParams";

/** The reader's filter for the reference, stored in the page's URL. */
export interface FilterQuery {
  text: string;
  requiredOnly: boolean;
  /** Key of a group, or an empty string for all. */
  group: string;
  /** Outermost type, such as `list`, or an empty string for all. */
  type: string;
  order: "group" | "name";
  /** The view, if the reader has chosen one. */
  view?: View | undefined;
}

/** Whether to show the first line of each entry or all of it. */
export type View = "names" | "details";

export const defaultQuery: FilterQuery = { text: "", requiredOnly: false, group: "", type: "", order: "group" };

/** The properties of an entry that a query examines. */
export interface FilterableEntry {
  kind: "input" | "output";
  /** Name, description and field names. */
  text: string;
  group: string;
  type: string;
  isRequired: boolean;
}

/**
 * Whether an entry matches a query. Words apply to inputs and outputs. "Required only", group and type apply only to
 * inputs.
 *
 * @param words the query's words, as patterns
 */
export function matches(entry: FilterableEntry, query: FilterQuery, words: RegExp[]): boolean {
  return (
    words.every((word) => entry.text.search(word) !== -1) &&
    (entry.kind === "output" ||
      ((!query.requiredOnly || entry.isRequired) &&
        (query.group === "" || entry.group === query.group) &&
        (query.type === "" || entry.type === query.type)))
  );
}

/** Whether the query can exclude entries. The order alone cannot. */
export function isFiltering({ text, requiredOnly, group, type }: FilterQuery): boolean {
  return text.trim() !== "" || requiredOnly || group !== "" || type !== "";
}

/** Reads the view from the query string of a URL. */
function readView(search: string): View | undefined {
  const view = new URLSearchParams(search).get("view");
  return view === "names" || view === "details" ? view : undefined;
}

/**
 * Reads a query from a URL.
 *
 * @param search query string of the URL
 * @param known groups and types on the page. Others are ignored, because a mistyped URL must not empty the page
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

/** Writes a query to the query string of a URL, and preserves unrelated parameters. */
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
