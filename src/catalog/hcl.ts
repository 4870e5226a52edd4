import { findSequences, isName } from "./hclTokens";

/**
 * An HCL constant, as JSON. Strings keep template sequences as HCL writes them (`$${` stays `$${`), and a string that
 * consists only of `${…}` is an expression.
 */
export type HclValue = string | number | boolean | null | HclValue[] | { [key: string]: HclValue };

/** Prefix of a string that represents a number with more digits than a JavaScript number can hold. */
export const LONG_NUMBER = "\uE000";

/** @returns the HCL of a value that is an expression; undefined if it is a plain string or not a string */
export function expressionOf(value: unknown): string | undefined {
  const code = typeof value === "string" ? /^\$\{([^]*)\}$/.exec(value)?.[1] : undefined;
  return code?.replaceAll(new RegExp(`"${LONG_NUMBER}([^"]+)"`, "g"), "$1");
}

/** @returns the text as a quoted string; its template sequences must already be escaped */
export function formatString(text: string): string {
  // JSON and HCL share their escapes, except for two that HCL lacks.
  const lacking: Record<string, string> = { "\\b": "\\u0008", "\\f": "\\u000c" };
  return JSON.stringify(text).replace(/\\./g, (escape) => lacking[escape] ?? escape);
}

/** @returns the text as a quoted string, in which `${…}` and `%{…}` stay template sequences */
export function formatTemplate(text: string): string {
  const quote = (literal: string): string => formatString(literal).slice(1, -1);
  let quoted = "";
  let position = 0;
  for (const [start, end] of findSequences(text)) {
    // A sequence contains code, whose quotes must not be escaped.
    quoted += quote(text.slice(position, start)) + text.slice(start, end);
    position = end;
  }
  return `"${quoted}${quote(text.slice(position))}"`;
}

/** @returns the text of a quoted string; the inverse of `formatString` */
export function unquote(literal: string): string {
  const escapes = /\\(?:U([\da-fA-F]{8})|u([\da-fA-F]{4})|([^]))/g;
  const control: Record<string, string> = { n: "\n", r: "\r", t: "\t" };
  return literal.slice(1, -1).replace(escapes, (_, long?: string, short?: string, character: string = "") => {
    const code = long ?? short;
    return code === undefined ? (control[character] ?? character) : String.fromCodePoint(parseInt(code, 16));
  });
}

/** @returns the name of an attribute or object key, quoted where HCL requires it */
export function attributeName(name: string): string {
  // At the start of an object, `for` would begin an expression.
  return isName(name) && name !== "for" ? name : formatTemplate(name);
}

/** One level of indentation. */
const INDENT = "  ";

/** Whether a heredoc has a `~` marker. It joins lines before HCL removes indentation, which thus becomes content. */
export const hasFixedIndent = (text: string): boolean => /<<[^]*(?:\{~|~\})/.test(text);

/** Indents all lines but the first. Blank lines stay as they are, because in a heredoc they are content. */
function indentLines(text: string): string {
  return hasFixedIndent(text) ? text : text.replaceAll(/\n(?=[^\S\n]*\S)/g, `\n${INDENT}`);
}

export interface Attribute {
  name: string;
  /** HCL expression; its later lines are not indented yet. */
  value: string;
  /** Comment lines above it, including their `#` or `//`. */
  comment?: string;
}

/**
 * Formats the attributes of a block or object like `terraform fmt`, indented by one level: the equals signs of
 * consecutive attributes are aligned if their values are heredocs or on one line. Any other attribute is not aligned with
 * others, and a comment starts a new alignment group.
 */
export function alignAttributes(attributes: Attribute[]): string {
  const isAligned = (attribute: Attribute | undefined): boolean =>
    attribute !== undefined && (attribute.value.startsWith("<<") || !attribute.value.includes("\n"));
  let width = 0;
  return attributes
    .map((attribute, index) => {
      const { name, value, comment } = attribute;
      const above = comment === undefined ? "" : `${comment.replaceAll(/^/gm, INDENT)}\n`;
      if (isAligned(attribute) && (comment !== undefined || !isAligned(attributes[index - 1]))) {
        const isNext = (other: Attribute): boolean => isAligned(other) && other.comment === undefined;
        const end = attributes.findIndex((other, position) => position > index && !isNext(other));
        const run = attributes.slice(index, end === -1 ? undefined : end);
        width = Math.max(...run.map((other) => other.name.length));
      }
      return `${above}${INDENT}${isAligned(attribute) ? name.padEnd(width) : name} = ${indentLines(value)}`;
    })
    .join("\n");
}

/** @returns the items between two brackets, each on lines of its own */
const formatItems = (items: string[]): string =>
  `\n${items.map((item) => `${INDENT}${indentLines(item)},\n`).join("")}`;

/** @returns a list with the given items, on one line if it is short */
export function formatList(items: string[]): string {
  const line = `[${items.join(", ")}]`;
  const isShort = line.length <= 60 && !line.includes("\n");
  return isShort ? line : `[${formatItems(items)}]`;
}

/** @returns the arguments of a call in parentheses, each on lines of its own if more than one spans several lines */
export function formatArguments(items: string[]): string {
  const isTall = items.filter((item) => item.includes("\n")).length > 1;
  // HCL allows no comma after an expanded argument.
  return isTall ? `(${formatItems(items).replace(/\.{3},\n$/, "...\n")})` : `(${items.join(", ")})`;
}

/** @returns an object with the given attributes, one per line */
export function formatObject(attributes: Attribute[]): string {
  return attributes.length === 0 ? "{}" : `{\n${alignAttributes(attributes)}\n}`;
}

/** @returns the constant as HCL, formatted like `terraform fmt` */
export function formatValue(value: HclValue): string {
  if (typeof value === "string") {
    return value.startsWith(LONG_NUMBER) ? value.slice(1) : (expressionOf(value) ?? formatString(value));
  }
  if (Array.isArray(value)) {
    return formatList(value.map(formatValue));
  }
  if (typeof value === "object" && value !== null) {
    const attributes = Object.entries(value).map(([name, item]) => ({
      name: attributeName(name.replace(LONG_NUMBER, "")),
      value: formatValue(item),
    }));
    return formatObject(attributes);
  }
  return String(value);
}
