import { expressionOf, formatList, formatString, LONG_NUMBER, type HclValue } from "./hcl";
import { readExpression, TokenReader } from "./hclExpression";
import { tokenize } from "./hclTokens";
import { ANY, type TypeNode } from "./typeExpression";

/** Strings that Terraform converts to a number. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Whether a string, number or boolean is a value of a primitive type, either as it is or after conversion. */
export function isPrimitiveOf(value: string | number | boolean, type: string): boolean {
  switch (type) {
    case "number":
      return typeof value === "number" || (typeof value === "string" && NUMBER.test(value));
    case "bool":
      return typeof value === "boolean" || (typeof value === "string" && /^(?:true|false|1|0)$/.test(value));
    default:
      return type === "string";
  }
}

/** Expands the short forms `list`, `set` and `map` to `list(any)` and so on. */
function expand(node: TypeNode): TypeNode {
  return node.kind === "name" && (node.name === "list" || node.name === "set" || node.name === "map")
    ? { kind: "collection", name: node.name, element: ANY }
    : node;
}

/** Whether Terraform accepts a value of one type where it expects another, converting it if necessary. */
export function isAssignable(from: TypeNode, to: TypeNode): boolean {
  const [source, target] = [expand(from), expand(to)];
  if (target.kind === "name") {
    const isPrimitive = source.kind === "name" && source.name !== "any";
    return target.name === "any" || (isPrimitive && (source.name === target.name || target.name === "string"));
  }
  if (target.kind === "collection") {
    return (
      source.kind === "collection" &&
      (source.name === "map") === (target.name === "map") &&
      isAssignable(source.element, target.element)
    );
  }
  if (target.kind === "tuple") {
    return (
      source.kind === "tuple" &&
      source.elements.length === target.elements.length &&
      target.elements.every((element, index) => isAssignable(source.elements[index] ?? ANY, element))
    );
  }
  return (
    source.kind === "object" &&
    target.fields.every(({ name, type, optional }) => {
      const field = source.fields.find((other) => other.name === name);
      return field === undefined ? optional : isAssignable(field.type, type);
    })
  );
}

/**
 * Whether a constant is a value of a type, either as it is or after conversion. `null` is a value of every type. So is
 * any expression, because only Terraform can evaluate it.
 */
export function isOfType(value: HclValue, type: TypeNode): boolean {
  const target = expand(type);
  if (value === null || expressionOf(value) !== undefined) {
    return true;
  }
  if (target.kind === "name") {
    const plain = typeof value === "string" && value.startsWith(LONG_NUMBER) ? value.slice(1) : value;
    return target.name === "any" || (typeof plain !== "object" && isPrimitiveOf(plain, target.name));
  }
  if (target.kind === "tuple") {
    return (
      Array.isArray(value) &&
      value.length === target.elements.length &&
      target.elements.every((element, index) => isOfType(value[index] ?? null, element))
    );
  }
  if (target.kind === "collection" && target.name !== "map") {
    return Array.isArray(value) && value.every((item) => isOfType(item, target.element));
  }
  if (typeof value !== "object" || Array.isArray(value)) {
    return false;
  }
  return target.kind === "object"
    ? target.fields.every(({ name, type: field, optional }) => {
        const item = value[name];
        return item === undefined ? optional : isOfType(item, field);
      })
    : Object.values(value).every((item) => isOfType(item, target.element));
}

/** The first key of a map and its value, as HCL; undefined for an empty map or any other value. */
function firstEntry(map: string): { key: string; value: string } | undefined {
  const reader = new TokenReader(tokenize(map));
  const isKey = reader.accept("{") && /^(?:name|string)$/.test(reader.peek()?.kind ?? "");
  if (!isKey) {
    return undefined;
  }
  const key = reader.name();
  return reader.accept("=") || reader.accept(":")
    ? { key, value: readExpression(reader, { endsWithLine: true }) }
    : undefined;
}

/**
 * Returns an expression that reads a value as another type: the value itself, a list with the value as its only item,
 * or the first element of a list or map. For a map, the example determines which element is first.
 *
 * @param expression the value, as HCL
 * @param example a value of the type `from`, as HCL
 * @returns the expression of type `to`; undefined if the value cannot be used there
 */
export function readAs(expression: string, from: TypeNode, to: TypeNode, example = ""): string | undefined {
  const [source, target] = [expand(from), expand(to)];
  if (isAssignable(source, target)) {
    return expression;
  }
  if (target.kind === "collection" && target.name !== "map" && isAssignable(source, target.element)) {
    return formatList([expression]);
  }
  if (source.kind !== "collection" || source.name === "set") {
    return undefined;
  }
  if (source.name === "list") {
    return readAs(`${expression}[0]`, source.element, target);
  }
  const entry = firstEntry(example);
  return entry && readAs(`${expression}[${formatString(entry.key)}]`, source.element, target, entry.value);
}
