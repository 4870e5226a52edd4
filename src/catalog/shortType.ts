import type { TypeNode } from "./typeExpression";

/** A type on one line. For an object, this is only `object`, since its fields follow as a tree. */
export function shortType(node: TypeNode): string {
  switch (node.kind) {
    case "name":
      return node.name;
    case "collection":
      return `${node.name}(${shortType(node.element)})`;
    case "tuple":
      return `tuple(${node.elements.map(shortType).join(", ")})`;
    case "object":
      return "object";
  }
}
