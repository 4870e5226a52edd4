import { YOUR_VALUES_STORAGE_KEY } from "../../constants";
import { storageSlot } from "../../lib/storage";
import type { Example } from "../../values/example";
import { fieldsOf, type Values } from "../../values/fields";
import { tidy, validate } from "../../values/validate";

/** The values stored in this browser, after validation. */
export interface Stored {
  /** The values that pages show. */
  values: Values;
  /** The values that the form shows, including invalid ones. */
  entries: Values;
  /** A message to the reader about a problem with the stored data as a whole. */
  problem?: string;
}

const slot = storageSlot(YOUR_VALUES_STORAGE_KEY);

function parse(text: string): Record<string, string> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const isRecord = typeof data === "object" && data !== null && !Array.isArray(data);
    return isRecord && Object.values(data).every((value) => typeof value === "string")
      ? (data as Record<string, string>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes values that are invalid or conflict with others. Repeats until no problem is left, because a removed value
 * falls back to the example's, which may conflict with another one.
 */
function usable(example: Example, values: Values): Values {
  const problems = validate(example, values);
  return problems.size === 0
    ? values
    : usable(example, Object.fromEntries(Object.entries(values).filter(([id]) => !problems.has(id))));
}

/** Parses stored text. Nothing is dropped silently: `entries` keeps invalid values, and `problem` reports the rest. */
export function readStored(example: Example, text: string | null): Stored {
  if (text === null) {
    return { values: {}, entries: {} };
  }
  const entries = parse(text);
  if (entries === undefined) {
    const problem =
      "The values stored in this browser cannot be read, so pages show the example’s. " +
      `“Use these values” replaces the stored data: ${text.slice(0, 200)}`;
    return { values: {}, entries: {}, problem };
  }
  const tidied = tidy(example, entries);
  const values = usable(example, tidied);
  const known = new Set(fieldsOf(example).map(({ id }) => id));
  const unknown = Object.keys(entries).filter((id) => !known.has(id));
  const problems = [
    ...(unknown.length === 0 ? [] : [`Pages do not use these stored values: ${unknown.join(", ")}.`]),
    ...(Object.keys(values).length === Object.keys(tidied).length
      ? []
      : ["Some of your stored values cannot be used, so pages show the example’s instead. Correct them below."]),
  ];
  return { values, entries: tidied, ...(problems.length > 0 && { problem: problems.join(" ") }) };
}

/** @returns the stored text; null if nothing is stored */
export const storedText = slot.get;

/** Stores values. An empty set clears storage. */
export function store(values: Values): void {
  slot.set(Object.keys(values).length === 0 ? null : JSON.stringify(values));
}

/** Calls the listener when this or another tab changes the stored values. */
export const onStored = slot.subscribe;
