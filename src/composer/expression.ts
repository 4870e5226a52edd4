import { unquote, type HclValue } from "../catalog/hcl";

/** Where an expression is in its source. */
interface Span {
  text: string;
  start: number;
}

/** An HCL expression, in as much detail as the editors need. */
export type Expression = Span &
  (
    | { kind: "constant"; value: string | number | boolean | null }
    | { kind: "list"; items: Expression[] }
    | { kind: "object"; entries: ObjectEntry[] }
    /** Anything that only Terraform can evaluate: a reference, a call, a template or an operation. */
    | { kind: "code" }
  );

export interface ObjectEntry {
  /** As in the source: a name, a quoted name, or an expression in parentheses. */
  key: string;
  value: Expression;
}

/** @returns the value of a constant expression; undefined for all others */
export function constantOf(expression: Expression): HclValue | undefined {
  if (expression.kind === "constant") {
    return expression.value;
  }
  if (expression.kind === "list") {
    const items = expression.items.map(constantOf);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (expression.kind === "object") {
    const entries = expression.entries.map(({ key, value }) => [keyName(key), constantOf(value)] as const);
    return entries.every((entry): entry is [string, HclValue] => entry[1] !== undefined)
      ? Object.fromEntries(entries)
      : undefined;
  }
  return undefined;
}

/** @returns the name of an object key, without quotes */
export function keyName(key: string): string {
  return key.startsWith('"') ? unquote(key) : key;
}
