import { attributeName } from "../catalog/hcl";
import { tokenize } from "../catalog/hclTokens";
import { placeholder } from "../catalog/placeholder";
import { elementOf, fieldsOf, type TypeField, type TypeNode } from "../catalog/typeExpression";
import { keyName, type Expression, type ObjectEntry } from "./expression";
import { hasComment, tryFormat } from "./layout";
import { tryExpression } from "./parseExpression";
import { unusedName } from "./unusedName";

/** A field that a value can have, at any depth. */
export interface FieldNode {
  /** Dot-separated names. Lists and maps along the way do not contribute names. */
  path: string;
  depth: number;
  field: TypeField;
}

/** A text with a selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

type ObjectExpression = Extract<Expression, { kind: "object" }>;

const inside = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const endOf = ({ start, text }: Expression): number => start + text.length;

/** @returns the fields of a type, each followed by its nested fields */
export function fieldNodes(type: TypeNode, path = "", depth = 0): FieldNode[] {
  return fieldsOf(type).flatMap((field) => {
    const own = inside(path, field.name);
    return [{ path: own, depth, field }, ...fieldNodes(field.type, own, depth + 1)];
  });
}

/** The objects in a value at a path of fields, in source order. */
function objectsAt(value: Expression, type: TypeNode, wanted: string, path = ""): ObjectExpression[] {
  if (value.kind === "list") {
    return value.items.flatMap((item) => objectsAt(item, elementOf(type), wanted, path));
  }
  if (value.kind !== "object") {
    return [];
  }
  if (type.kind !== "object") {
    return value.entries.flatMap((entry) => objectsAt(entry.value, elementOf(type), wanted, path));
  }
  const below = value.entries.flatMap(({ key, value: item }) => {
    const field = type.fields.find(({ name }) => name === keyName(key));
    return field ? objectsAt(item, field.type, wanted, inside(path, field.name)) : [];
  });
  return path === wanted ? [value, ...below] : below;
}

/** The object to insert a field into: the one around the cursor, or else the last one. */
function targetOf(objects: ObjectExpression[], cursor: number): ObjectExpression | undefined {
  return objects.find((object) => object.start < cursor && cursor < endOf(object)) ?? objects.at(-1);
}

const split = (path: string): [parent: string, name: string] => {
  const dot = path.lastIndexOf(".");
  return [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)];
};

const entryOf = ({ entries }: ObjectExpression, name: string): ObjectEntry | undefined =>
  entries.find(({ key }) => keyName(key) === name);

/** The paths of the fields that are already set, in the objects that new fields would be inserted into. */
export function fieldsSet(text: string, cursor: number, type: TypeNode): Set<string> {
  const value = tryExpression(text);
  const paths = value ? fieldNodes(type).map(({ path }) => path) : [];
  return new Set(
    paths.filter((path) => {
      const [parent, name] = split(path);
      const target = value && targetOf(objectsAt(value, type, parent), cursor);
      return target && entryOf(target, name) !== undefined;
    }),
  );
}

/** A value of the type that contains an object to which fields can be added. */
function withObject(type: TypeNode): string {
  if (type.kind !== "collection") {
    return placeholder(type);
  }
  const element = withObject(type.element);
  return type.name === "map" ? `{\n  name = ${element.replaceAll("\n", "\n  ")}\n}` : `[${element}]`;
}

/** Whether an object can replace a value: null, or an empty list or map without a comment. */
const isEmpty = (value: Expression): boolean =>
  !hasComment(value.text) &&
  ((value.kind === "constant" && value.value === null) ||
    (value.kind === "list" && value.items.length === 0) ||
    (value.kind === "object" && value.entries.length === 0));

const replace = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** The indentation of the line that an offset is in. */
const indentAt = (text: string, offset: number): string =>
  /^[^\S\n]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

/** Inserts a field into an object: after the entry at the cursor, or after the last one. */
function writeField(text: string, cursor: number, object: ObjectExpression, name: string, value: string): string {
  const isAround = object.start < cursor && cursor < endOf(object);
  const before = object.entries.findLast((entry) => !isAround || entry.value.start <= cursor);
  const previousEnd = before ? endOf(before.value) : object.start + 1;
  // A comma and a comment at the end of the line belong to the preceding entry.
  const skipped = /^(?:[^\S\n]*,)?(?:[^\S\n]*(?:#|\/\/)[^\n]*)?/.exec(text.slice(previousEnd))?.[0].length ?? 0;
  const offset = previousEnd + skipped;
  const indent = before ? indentAt(text, before.value.start) : `${indentAt(text, object.start)}  `;
  const end = /^[^\S\n]*(?:[\n,}]|$)/.test(text.slice(offset)) ? "" : "\n";
  const attribute = `${attributeName(name)} = ${value}`.replaceAll(/^/gm, indent);
  return replace(text, offset, offset, `\n${attribute}${end}`);
}

/** Selects a value, so that typing replaces it; for a string, the selection excludes the quotes. */
function selectValue(text: string, value: Expression | undefined): Selected {
  const quote = value?.text.startsWith('"') ? 1 : 0;
  const [start, end] = value ? [value.start + quote, endOf(value) - quote] : [text.length, text.length];
  return { text, start, end };
}

/**
 * @param value value of the field, if it is not set yet
 * @param needsObject whether to also replace an empty value of the field
 * @returns undefined if the object for the field can be neither found nor created
 */
function setField(
  text: string,
  cursor: number,
  type: TypeNode,
  path: string,
  value: string,
  needsObject: boolean,
): Selected | undefined {
  const [parent, name] = split(path);
  const expression = tryExpression(text);
  const objects = expression ? objectsAt(expression, type, parent) : [];
  const object = targetOf(objects, cursor);
  if (object === undefined) {
    const made = expression && makeObject(text, cursor, type, parent, expression);
    return made && setField(made.text, made.end, type, path, value, needsObject);
  }
  const entry = entryOf(object, name);
  const written =
    entry === undefined
      ? writeField(text, cursor, object, name, value)
      : needsObject && isEmpty(entry.value)
        ? replace(text, entry.value.start, endOf(entry.value), value)
        : text;
  const result = tryFormat(written);
  const parsed = tryExpression(result);
  const same = parsed && objectsAt(parsed, type, parent)[objects.indexOf(object)];
  return selectValue(result, same && entryOf(same, name)?.value);
}

/** Creates the object at a path, in an empty value or as a new field. */
function makeObject(
  text: string,
  cursor: number,
  type: TypeNode,
  path: string,
  expression: Expression,
): Selected | undefined {
  if (path === "") {
    const made = withObject(type);
    return isEmpty(expression) ? { text: made, start: 0, end: made.length } : undefined;
  }
  const node = fieldNodes(type).find((candidate) => candidate.path === path);
  const made = node && setField(text, cursor, type, path, withObject(node.field.type), true);
  const value = made && tryExpression(made.text);
  return value && objectsAt(value, type, path).length > 0 ? made : undefined;
}

/** Inserts a field on a new line below the cursor, even if the text does not parse. */
function insertLine(text: string, cursor: number, attribute: string, value: string): Selected {
  const next = text.indexOf("\n", cursor);
  const end = next === -1 ? text.length : next;
  const line = `\n${indentAt(text, cursor)}${attribute}`;
  return { text: replace(text, end, end, line), start: end + line.length - value.length, end: end + line.length };
}

/**
 * Inserts a field of an object type: at the cursor, if that is in an object that can have the field, or else in the
 * last such object, which is created if necessary. A field that is already set is only selected.
 *
 * @param text a value of the type as HCL; if it does not parse, the field is inserted on a line below the cursor
 * @param path path of the field, as in `fieldNodes()`
 * @returns the value, with the field's value selected; if something else, such as a reference, is in the field's
 *   place, the unchanged value with that selected
 */
export function insertField(text: string, cursor: number, type: TypeNode, path: string): Selected {
  const node = fieldNodes(type).find((candidate) => candidate.path === path);
  const value = node ? (node.field.default ?? placeholder(node.field.type)) : "null";
  const [parent, name] = split(path);
  const inserted = setField(text, cursor, type, path, value, false);
  if (inserted) {
    return inserted;
  }
  if (tryExpression(text) === undefined) {
    return insertLine(text, cursor, `${attributeName(name)} = ${value}`, value);
  }
  return parent === "" ? { text, start: 0, end: text.length } : insertField(text, cursor, type, parent);
}

/** Adds an item to a list of objects, or an entry to a map of them. Any other value is returned unchanged. */
export function addItem(text: string, type: TypeNode): string {
  const value = tryExpression(text);
  const item = placeholder(elementOf(type));
  if (value?.kind === "list") {
    return insertLast(text, value, value.items.at(-1), item);
  }
  if (value?.kind === "object") {
    const taken = value.entries.map(({ key }) => keyName(key));
    return insertLast(text, value, value.entries.at(-1)?.value, `${unusedName("name", taken)} = ${item}`);
  }
  return text;
}

function insertLast(text: string, value: Expression, last: Expression | undefined, item: string): string {
  const previousEnd = last ? endOf(last) : value.start + 1;
  const rest = text.slice(previousEnd, endOf(value) - 1).trimEnd();
  const hasComma = tokenize(rest).some((token) => token.text === ",");
  const separator = last && value.kind === "list" && !hasComma ? "," : "";
  const added = item.replaceAll(/^/gm, `${indentAt(text, value.start)}  `);
  return tryFormat(`${text.slice(0, previousEnd)}${separator}${rest}\n${added}\n${text.slice(endOf(value) - 1)}`);
}
