import { attributeName, formatObject } from "../catalog/hcl";
import { blankValue, placeholder } from "../catalog/placeholder";
import type { Input } from "../catalog/schema";
import { ANY, elementOf, fieldsOf, parseType, type TypeField, type TypeNode } from "../catalog/typeExpression";
import { keyName, type Expression } from "./expression";
import { tryFormat } from "./layout";
import { tryExpression } from "./parseExpression";

/** How a value is edited in place, with what the editor shows. Values are HCL. */
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
const isOneLine = ({ text }: Expression): boolean => !text.includes("\n");

/** @returns the type of an input; of what is no input, any */
export const typeOf = (input: Input | undefined): TypeNode => (input ? parseType(input.type) : ANY);

/** Chooses how a value is edited: by the type of its input, as long as the value is what such an editor can show. */
export function editorOf(input: Input | undefined, value: string): Editor {
  const type = typeOf(input);
  const expression = tryExpression(value);
  const accepted = [...(input?.allowed ?? []), ...(input?.default === "null" ? ["null"] : [])];
  if (input?.allowed && accepted.includes(value)) {
    return { kind: "select", options: accepted };
  }
  if (type.kind === "name" && type.name === "bool" && (value === "true" || value === "false")) {
    return { kind: "switch", value: value === "true" };
  }
  if (isPrimitive(elementOf(type)) && type.kind === "collection") {
    if (type.name !== "map" && expression?.kind === "list" && expression.items.every(isOneLine)) {
      return { kind: "rows", items: expression.items.map(({ text }) => text) };
    }
    const pairs = expression?.kind === "object" ? expression.entries : undefined;
    if (type.name === "map" && pairs?.every((pair) => !pair.key.startsWith("(") && isOneLine(pair.value))) {
      return { kind: "pairs", pairs: pairs.map((pair) => ({ key: keyName(pair.key), value: pair.value.text })) };
    }
  }
  const isDeep = !isPrimitive(type) && expression?.kind !== "code";
  return isDeep || value.includes("\n") ? { kind: "hcl" } : { kind: "text" };
}

/** @returns the list with the items */
export const writeRows = (items: string[]): string => tryFormat(`[${items.join(", ")}]`);

/** @returns the map with the entries */
export const writePairs = (pairs: Pair[]): string =>
  formatObject(pairs.map(({ key, value }) => ({ name: attributeName(key), value })));

/** The value of a new row of a list or map: something of the elements' type. */
export const newItem = (type: TypeNode): string => blankValue(elementOf(type));

/** The object that fields are added to: the value itself, or the last item of a list or map. */
function lastObject(expression: Expression): Expression | undefined {
  if (expression.kind === "list") {
    return expression.items.at(-1);
  }
  const last = expression.kind === "object" ? expression.entries.at(-1)?.value : undefined;
  return last?.kind === "object" ? last : undefined;
}

/** The fields that an object, or the last one of a list or map, does not have yet. */
export function missingFields(value: string, type: TypeNode): TypeField[] {
  const expression = tryExpression(value);
  const object = expression && (type.kind === "object" ? expression : lastObject(expression));
  if (object?.kind !== "object") {
    return [];
  }
  const present = new Set(object.entries.map(({ key }) => keyName(key)));
  return fieldsOf(type).filter(({ name }) => !present.has(name));
}

/** Adds a field to an object, or to the last one of a list or map. */
export function addField(value: string, field: TypeField, type: TypeNode): string {
  const expression = tryExpression(value);
  const object = expression && (type.kind === "object" ? expression : lastObject(expression));
  if (object?.kind !== "object") {
    return value;
  }
  const text = `${object.text.slice(0, -1).trimEnd()}\n${attributeName(field.name)} = ${field.default ?? placeholder(field.type)}\n}`;
  const at = value.lastIndexOf(object.text);
  return tryFormat(value.slice(0, at) + text + value.slice(at + object.text.length));
}

/** Adds an item to a list of objects, or an entry to a map of them. */
export function addItem(value: string, type: TypeNode): string {
  const item = placeholder(elementOf(type));
  const isMap = type.kind === "collection" && type.name === "map";
  const end = value.trimEnd().slice(0, -1).trimEnd();
  const separator = end.length > 1 && !isMap && !end.endsWith(",") ? "," : "";
  return tryFormat(isMap ? `${end}\nname = ${item}\n}` : `${end}${separator}\n${item}\n]`);
}
