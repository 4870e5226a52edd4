import { findWord } from "../../wordSearch";

/** What the reader asks the reference for. It stands in the page's address. */
export interface Query {
  text: string;
  requiredOnly: boolean;
  /** Key of a group, or nothing for all. */
  group: string;
  /** Outermost kind of type, or nothing for all. */
  type: string;
  order: "group" | "name";
}

export const everything: Query = { text: "", requiredOnly: false, group: "", type: "", order: "group" };

/** What a query looks at in an entry. */
export interface Candidate {
  kind: "input" | "output";
  /** Name, description and names of fields, in lower case. */
  text: string;
  group: string;
  type: string;
  isRequired: boolean;
}

/**
 * Whether an entry answers a query. The words are looked for in inputs and outputs; required, group and type are
 * properties of inputs and leave the outputs as they are.
 *
 * @param words the query's words, from `wordsOf`
 */
export function matches(entry: Candidate, query: Query, words: string[]): boolean {
  return (
    words.every((word) => findWord(entry.text, word) !== -1) &&
    (entry.kind === "output" ||
      ((!query.requiredOnly || entry.isRequired) &&
        (query.group === "" || entry.group === query.group) &&
        (query.type === "" || entry.type === query.type)))
  );
}

/** @returns whether the query leaves entries out */
export function narrows({ text, requiredOnly, group, type }: Query): boolean {
  return text.trim() !== "" || requiredOnly || group !== "" || type !== "";
}

/**
 * Reads a query from an address.
 *
 * @param search query part of the address
 * @param known groups and types of the page; others are ignored, as a mistyped address must not empty the page
 */
export function readQuery(search: string, known: { groups: string[]; types: string[] }): Query {
  const parameters = new URLSearchParams(search);
  const one = (name: string, values: string[]): string => {
    const value = parameters.get(name) ?? "";
    return values.includes(value) ? value : "";
  };
  return {
    text: parameters.get("q") ?? "",
    requiredOnly: parameters.get("required") === "1",
    group: one("group", known.groups),
    type: one("type", known.types),
    order: parameters.get("sort") === "name" ? "name" : "group",
  };
}

/** @returns the query part of an address for a query; parameters that are not ours stay */
export function writeQuery(search: string, query: Query): string {
  const parameters = new URLSearchParams(search);
  const values = {
    q: query.text,
    required: query.requiredOnly ? "1" : "",
    group: query.group,
    type: query.type,
    sort: query.order === "name" ? "name" : "",
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
