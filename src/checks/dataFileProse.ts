import { isMap, isScalar, parseDocument, visit } from "yaml";
import type { Source } from "./source";
import { maskExcept, type Prose, type Range } from "./prose";

/** Keys of a service's data file whose values are prose. */
const PROSE_KEYS = ["purpose", "description"];

/** A file in which every value is prose. */
const SHARED_TEXTS = /\/shared-descriptions\.yaml$/;

function rangeOf(node: unknown): Range[] {
  return isScalar(node) && typeof node.value === "string" && node.range ? [[node.range[0], node.range[1]]] : [];
}

function valuesOf(node: unknown): Range[] {
  return isMap(node) ? node.items.flatMap(({ value }) => rangeOf(value)) : [];
}

/**
 * Finds the prose of a service's data file: its purpose, and what writers wrote about inputs, fields and outputs. The
 * module's own wording is excluded, because a writer must not change it.
 */
export function dataProseRanges(source: Source): Range[] {
  const document = parseDocument(source.text);
  if (SHARED_TEXTS.test(source.file)) {
    return valuesOf(document.contents);
  }
  const ranges: Range[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : "";
      if (PROSE_KEYS.includes(name)) {
        ranges.push(...rangeOf(value));
      } else if (name === "fields") {
        ranges.push(...valuesOf(value));
      } else if (name === "editorial" && isMap(value)) {
        ranges.push(...rangeOf(value.get("deprecated", true)));
      }
    },
  });
  return ranges;
}

/** Extracts the prose of a service's data file, without code, URLs and identifiers. */
export const extractDataProse = (source: Source): Prose => maskExcept(source, dataProseRanges(source));
