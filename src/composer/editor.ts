import { attributeName, formatObject } from "../catalog/hcl";
import { blankValue } from "../catalog/placeholder";
import type { Input } from "../catalog/schema";
import { ANY, elementOf, parseType, type TypeNode } from "../catalog/typeExpression";
import { keyName, type Expression } from "./expression";
import { hasComment, tryFormat } from "./layout";
import { tryExpression } from "./parseExpression";

/** How a value is edited in place, with the data that the editor shows. Values are HCL. */
export type Editor =
  | { kind: "switch"; value: boolean }
  | { kind: "select"; options: string[] }
  | { kind: "text" }
  | { kind: "rows"; items: string[] }
  | { kind: "pairs"; pairs: Pair[] }
  | { kind: "hcl" };

/** An entry of a map. */
export interface Pair {
  key: string;
  value: string;
}

const isPrimitive = (type: TypeNode): boolean => type.kind === "name" && /^(?:string|number|bool)$/.test(type.name);
/** Whether a key survives being read as text and written again. */
const isEditableKey = (key: string): boolean => !key.startsWith("(") && !/[$%]\{.*\\/.test(key);

/** @returns the type of an input; `any` for undefined */
export const typeOf = (input: Input | undefined): TypeNode => (input ? parseType(input.type) : ANY);

/**
 * Chooses the editor for a value: by the type of its input, provided that the editor can show the value.
 *
 * @param keep the current editor, if the reader is typing in it: its rows then stay even if one now takes
 *   several lines
 */
export function editorOf(input: Input | undefined, value: string, keep?: Editor["kind"]): Editor {
  const type = typeOf(input);
  const expression = tryExpression(value);
  const accepted = [...(input?.allowed ?? []), ...(input?.default === "null" ? ["null"] : [])];
  if (input?.allowed && accepted.includes(value)) {
    return { kind: "select", options: accepted };
  }
  if (type.kind === "name" && type.name === "bool" && (value === "true" || value === "false")) {
    return { kind: "switch", value: value === "true" };
  }
  const fits = (item: Expression): boolean => keep === "rows" || keep === "pairs" || !item.text.includes("\n");
  // Editing item by item would lose comments.
  if (isPrimitive(elementOf(type)) && type.kind === "collection" && !hasComment(value)) {
    if (type.name !== "map" && expression?.kind === "list" && expression.items.every(fits)) {
      return { kind: "rows", items: expression.items.map(({ text }) => text) };
    }
    const pairs = expression?.kind === "object" ? expression.entries : undefined;
    if (type.name === "map" && pairs?.every((pair) => isEditableKey(pair.key) && fits(pair.value))) {
      return { kind: "pairs", pairs: pairs.map((pair) => ({ key: keyName(pair.key), value: pair.value.text })) };
    }
  }
  const isDeep = !isPrimitive(type) && expression?.kind !== "code";
  return isDeep || value.includes("\n") ? { kind: "hcl" } : { kind: "text" };
}

/** @returns the list; each item ends with a line break, because a heredoc's delimiter must be alone on its line */
export const writeRows = (items: string[]): string => tryFormat(`[${items.map((item) => `${item}\n`).join(",")}]`);

/** @returns the map with the entries */
export const writePairs = (pairs: Pair[]): string =>
  tryFormat(formatObject(pairs.map(({ key, value }) => ({ name: attributeName(key), value }))));

/** The value of a new row of a list or map: a blank value of the element type. */
export const newItem = (type: TypeNode): string => blankValue(elementOf(type));
