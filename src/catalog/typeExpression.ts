import { attributeName, formatObject } from "./hcl";
import { readExpression, TokenReader } from "./hclExpression";
import { tokenize } from "./hclTokens";

/** A Terraform type expression, parsed. */
export type TypeNode =
  | { kind: "name"; name: string }
  | { kind: "collection"; name: "list" | "set" | "map"; element: TypeNode }
  | { kind: "tuple"; elements: TypeNode[] }
  | { kind: "object"; fields: TypeField[] };

export interface TypeField {
  name: string;
  type: TypeNode;
  /** Declared with `optional()`. */
  optional: boolean;
  /** Second argument of `optional()`, as HCL. */
  default?: string;
}

/** The type that matches every value. */
export const ANY: TypeNode = { kind: "name", name: "any" };

/** Types without parameters. `list`, `map` and `set` are Terraform's short forms of `list(any)` and so on. */
const NAMES = new Set(["string", "number", "bool", "any", "list", "map", "set"]);

function parseFields(reader: TokenReader): TypeField[] {
  const fields: TypeField[] = [];
  while (!reader.accept("}")) {
    const name = reader.name();
    if (fields.some((field) => field.name === name)) {
      reader.reject(`the field "${name}" is declared twice`);
    }
    if (!reader.accept("=")) {
      reader.expect(":");
    }
    fields.push({ name, ...parseFieldType(reader) });
    reader.accept(",");
  }
  return fields;
}

function parseFieldType(reader: TokenReader): Omit<TypeField, "name"> {
  const name = reader.name();
  if (name !== "optional") {
    return { type: parseNamed(reader, name), optional: false };
  }
  reader.expect("(");
  const type = parseNode(reader);
  const hasDefault = reader.accept(",") && reader.peek()?.text !== ")";
  const field = { type, optional: true, ...(hasDefault && { default: readExpression(reader) }) };
  reader.accept(",");
  reader.expect(")");
  return field;
}

function parseNamed(reader: TokenReader, name: string): TypeNode {
  if (name === "object") {
    reader.expect("(");
    reader.expect("{");
    const fields = parseFields(reader);
    reader.accept(",");
    reader.expect(")");
    return { kind: "object", fields };
  }
  if (name === "tuple") {
    reader.expect("(");
    reader.expect("[");
    const elements = reader.items("]", () => parseNode(reader));
    reader.accept(",");
    reader.expect(")");
    return { kind: "tuple", elements };
  }
  if ((name === "list" || name === "set" || name === "map") && reader.accept("(")) {
    const element = parseNode(reader);
    reader.accept(",");
    reader.expect(")");
    return { kind: "collection", name, element };
  }
  return NAMES.has(name) ? { kind: "name", name } : reader.reject(`"${name}" is not a type`);
}

function parseNode(reader: TokenReader): TypeNode {
  return parseNamed(reader, reader.name());
}

/**
 * Parses a type constraint: `object`, `map`, `list`, `set`, `tuple` and `optional()`, nested to any depth.
 *
 * @param expression the expression; whitespace and comments do not matter
 * @throws if it is not a type expression; the message says where
 */
export function parseType(expression: string): TypeNode {
  const reader = new TokenReader(tokenize(expression));
  const node = parseNode(reader);
  if (reader.peek() !== undefined) {
    reader.fail("the end of the type");
  }
  return node;
}

/** @returns the expression, formatted like `terraform fmt`, without comments; it parses back to the same type */
export function formatType(node: TypeNode): string {
  switch (node.kind) {
    case "name":
      return node.name;
    case "collection":
      return `${node.name}(${formatType(node.element)})`;
    case "tuple":
      return `tuple([${node.elements.map(formatType).join(", ")}])`;
    case "object": {
      const attributes = node.fields.map(({ name, type, optional, default: value }) => ({
        name: attributeName(name),
        value: optional ? `optional(${formatType(type)}${value === undefined ? "" : `, ${value}`})` : formatType(type),
      }));
      return `object(${formatObject(attributes)})`;
    }
  }
}

/** The kinds by which readers filter inputs. */
export type TypeFamily = "string" | "number" | "bool" | "list" | "set" | "map" | "object" | "tuple" | "any";

/** @returns the outermost kind of a type */
export function familyOf(node: TypeNode): TypeFamily {
  return node.kind === "name" || node.kind === "collection" ? (node.name as TypeFamily) : node.kind;
}

/** @returns the fields of an object type or of a collection of objects; none for a tuple */
export function fieldsOf(node: TypeNode): TypeField[] {
  if (node.kind === "object") {
    return node.fields;
  }
  return node.kind === "collection" ? fieldsOf(node.element) : [];
}

/** Whether values may have fields that the type does not declare, as with `any` and `list(map(string))`. */
export function hasOpenFields(node: TypeNode): boolean {
  switch (node.kind) {
    case "name":
      return !/^(?:string|number|bool)$/.test(node.name);
    case "collection":
      return fieldsOf(node).length === 0 && (node.name === "map" || hasOpenFields(node.element));
    case "tuple":
      return true;
    case "object":
      return false;
  }
}

/** @returns the type of a collection's elements; `any` for every other type */
export function elementOf(node: TypeNode): TypeNode {
  return node.kind === "collection" ? node.element : ANY;
}

/** Dotted paths of all fields of an object type or of a collection of objects. */
export function fieldPaths(node: TypeNode, prefix = ""): string[] {
  return fieldsOf(node).flatMap(({ name, type }) => [`${prefix}${name}`, ...fieldPaths(type, `${prefix}${name}.`)]);
}
