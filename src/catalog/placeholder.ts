import { formatObject } from "./hcl";
import type { TypeNode } from "./typeExpression";

const REPLACE_ME = '"REPLACE_ME"';

/** @returns a value of the type, as HCL, for use where there is no example */
export function placeholder(node: TypeNode): string {
  switch (node.kind) {
    case "name":
      return { string: REPLACE_ME, number: "1", bool: "true", list: "[]", set: "[]", map: "{}" }[node.name] ?? "{}";
    case "collection":
      return node.name === "map" ? "{}" : "[]";
    case "tuple":
      return `[${node.elements.map(placeholder).join(", ")}]`;
    case "object": {
      const required = node.fields.filter(({ optional }) => !optional);
      return formatObject(required.map(({ name, type }) => ({ name, value: placeholder(type) })));
    }
  }
}

/** @returns a value of the type for a field that the reader is about to fill in; for a string, the empty string */
export function blankValue(node: TypeNode): string {
  const value = placeholder(node);
  return value === REPLACE_ME ? '""' : value;
}
