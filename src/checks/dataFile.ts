import { isMap, isScalar, parseDocument, visit } from "yaml";
import type { Source } from "./source";
import { keep, type Prose, type Range } from "./prose";

/** Keys of a service's data file whose values readers read. */
const READ_KEYS = ["purpose", "description", "deprecated"];

/** All values of this file are texts. */
const SHARED_TEXTS = /\/shared-descriptions\.yaml$/;

function rangeOf(node: unknown): Range[] {
  return isScalar(node) && typeof node.value === "string" && node.range ? [[node.range[0], node.range[1]]] : [];
}

function valuesOf(node: unknown): Range[] {
  return isMap(node) ? node.items.flatMap(({ value }) => rangeOf(value)) : [];
}

/** The words that readers read of a data file of the Service Catalog: purposes, descriptions, meanings of fields. */
export function proseOfData(source: Source): Prose {
  const document = parseDocument(source.text);
  if (SHARED_TEXTS.test(source.file)) {
    return keep(source, valuesOf(document.contents));
  }
  const ranges: Range[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : "";
      if (READ_KEYS.includes(name)) {
        ranges.push(...rangeOf(value));
      } else if (name === "fields") {
        ranges.push(...valuesOf(value));
      }
    },
  });
  return keep(source, ranges);
}
