import { alignAttributes } from "./hcl";
import type { TypeNode } from "./typeExpression";

/** @returns a value of the type, as HCL, for where no example is at hand */
export function placeholder(node: TypeNode): string {
  switch (node.kind) {
    case "name":
      return { string: '"REPLACE_ME"', number: "1", bool: "true", list: "[]", set: "[]", map: "{}" }[node.name] ?? "{}";
    case "collection":
      return node.name === "map" ? "{}" : "[]";
    case "tuple":
      return `[${node.elements.map(placeholder).join(", ")}]`;
    case "object": {
      const required = node.fields.filter(({ optional }) => !optional);
      const attributes = required.map(({ name, type }) => ({ name, value: placeholder(type) }));
      return attributes.length === 0 ? "{}" : `{\n${alignAttributes(attributes, "  ")}\n}`;
    }
  }
}
