import { alignAttributes, attributeName } from "./hcl";

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

/** Names that stand alone. `list`, `map` and `set` are Terraform's short forms of `list(any)` and so on. */
const NAMES = new Set(["string", "number", "bool", "any", "list", "map", "set"]);
const CLOSING: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Reads tokens; white space and comments stand for nothing. */
class Reader {
  private position = 0;

  constructor(private readonly text: string) {}

  skip(): void {
    const blank = /(?:\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
    blank.lastIndex = this.position;
    this.position += blank.exec(this.text)?.[0].length ?? 0;
  }

  peek(): string {
    this.skip();
    return this.text.charAt(this.position);
  }

  accept(character: string): boolean {
    if (this.peek() !== character) {
      return false;
    }
    this.position += 1;
    return true;
  }

  expect(character: string): void {
    if (!this.accept(character)) {
      this.fail(`expected "${character}"`);
    }
  }

  name(): string {
    this.skip();
    const pattern = /"((?:[^"\\]|\\.)*)"|[A-Za-z_][\w-]*/y;
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) {
      this.fail("expected a name");
    }
    this.position = pattern.lastIndex;
    return match[1] ?? match[0];
  }

  /** Any expression, up to the bracket or comma that ends it; strings and nested brackets are stepped over. */
  expression(): string {
    this.skip();
    const start = this.position;
    const open: string[] = [];
    for (; this.position < this.text.length; this.position += 1) {
      const character = this.text.charAt(this.position);
      if (open.length === 0 && /[,)\]}]/.test(character)) {
        break;
      }
      if (character === '"') {
        const string = /"(?:[^"\\]|\\.)*"/y;
        string.lastIndex = this.position;
        this.position += (string.exec(this.text)?.[0].length ?? 1) - 1;
      } else if (character in CLOSING) {
        open.push(character);
      } else if (character === CLOSING[open.at(-1) ?? ""]) {
        open.pop();
      }
    }
    const expression = this.text.slice(start, this.position).trim();
    return expression === "" ? this.fail("expected a value") : expression;
  }

  end(): void {
    if (this.peek() !== "") {
      this.fail("expected the end");
    }
  }

  fail(message: string): never {
    const rest = this.text.slice(this.position, this.position + 20).split("\n")[0];
    throw new Error(`${message} ${rest ? `at "${rest}"` : "at the end"} of the type expression`);
  }
}

function parseFields(reader: Reader): TypeField[] {
  const fields: TypeField[] = [];
  while (!reader.accept("}")) {
    const name = reader.name();
    if (!reader.accept("=")) {
      reader.expect(":");
    }
    fields.push({ name, ...parseFieldType(reader) });
    reader.accept(",");
  }
  return fields;
}

function parseFieldType(reader: Reader): Omit<TypeField, "name"> {
  const name = reader.name();
  if (name !== "optional") {
    return { type: parseNamed(reader, name), optional: false };
  }
  reader.expect("(");
  const type = parseNode(reader);
  const hasDefault = reader.accept(",") && reader.peek() !== ")";
  const field = { type, optional: true, ...(hasDefault && { default: reader.expression() }) };
  reader.accept(",");
  reader.expect(")");
  return field;
}

function parseNamed(reader: Reader, name: string): TypeNode {
  if (name === "object") {
    reader.expect("(");
    reader.expect("{");
    const fields = parseFields(reader);
    reader.expect(")");
    return { kind: "object", fields };
  }
  if (name === "tuple") {
    reader.expect("(");
    reader.expect("[");
    const elements: TypeNode[] = [];
    while (!reader.accept("]")) {
      elements.push(parseNode(reader));
      reader.accept(",");
    }
    reader.expect(")");
    return { kind: "tuple", elements };
  }
  if ((name === "list" || name === "set" || name === "map") && reader.accept("(")) {
    const element = parseNode(reader);
    reader.expect(")");
    return { kind: "collection", name, element };
  }
  return NAMES.has(name) ? { kind: "name", name } : reader.fail(`"${name}" is not a type,`);
}

function parseNode(reader: Reader): TypeNode {
  return parseNamed(reader, reader.name());
}

/**
 * Parses a type constraint: `object`, `map`, `list`, `set`, `tuple`, `optional()` with defaults, nested as it may be.
 *
 * @param expression the expression, with comments and line breaks as they are
 * @throws when it is not a type expression, saying where
 */
export function parseType(expression: string): TypeNode {
  const reader = new Reader(expression);
  const node = parseNode(reader);
  reader.end();
  return node;
}

/** @returns the expression as `terraform fmt` lays it out, without comments */
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
      return attributes.length === 0 ? "object({})" : `object({\n${alignAttributes(attributes, "  ")}\n})`;
    }
  }
}

/** The kinds by which readers filter inputs. */
export type TypeFamily = "string" | "number" | "bool" | "list" | "set" | "map" | "object" | "tuple" | "any";

/** @returns the outermost kind of a type */
export function familyOf(node: TypeNode): TypeFamily {
  return node.kind === "name" || node.kind === "collection" ? (node.name as TypeFamily) : node.kind;
}

/** @returns the fields of the object that a type is, or that its elements are; of a tuple, none */
export function fieldsOf(node: TypeNode): TypeField[] {
  if (node.kind === "object") {
    return node.fields;
  }
  return node.kind === "collection" ? fieldsOf(node.element) : [];
}
