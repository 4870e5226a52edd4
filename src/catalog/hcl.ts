import { parse } from "@cdktn/hcl2json";

/** A constant of HCL, as JSON. Strings keep template sequences as HCL writes them (`$${` stays `$${`). */
export type HclValue = string | number | boolean | null | HclValue[] | { [key: string]: HclValue };

/** @returns the name of an attribute or object key, quoted where HCL asks for it */
export function attributeName(name: string): string {
  return /^[A-Za-z_][\w-]*$/.test(name) ? name : JSON.stringify(name);
}

export interface Attribute {
  name: string;
  /** HCL expression; its later lines are not indented yet. */
  value: string;
}

/**
 * Writes attributes as `terraform fmt` does: the equals signs of consecutive attributes of one line stand under each
 * other; an attribute of several lines stands for itself.
 */
export function alignAttributes(attributes: Attribute[], indent: string): string {
  const isShort = (attribute: Attribute | undefined): boolean =>
    attribute !== undefined && !attribute.value.includes("\n");
  let width = 0;
  return attributes
    .map((attribute, index) => {
      if (!isShort(attribute)) {
        return `${indent}${attribute.name} = ${attribute.value.replaceAll("\n", `\n${indent}`)}`;
      }
      if (!isShort(attributes[index - 1])) {
        const end = attributes.findIndex((other, position) => position > index && !isShort(other));
        const run = attributes.slice(index, end === -1 ? undefined : end);
        width = Math.max(...run.map(({ name }) => name.length));
      }
      return `${indent}${attribute.name.padEnd(width)} = ${attribute.value}`;
    })
    .join("\n");
}

function formatString(text: string): string {
  // JSON's escapes are HCL's, but for the two that HCL lacks; template sequences are escaped in the value already.
  const lacking: Record<string, string> = { "\\b": "\\u0008", "\\f": "\\u000c" };
  return JSON.stringify(text).replace(/\\./g, (escape) => lacking[escape] ?? escape);
}

/** @returns the constant as HCL, laid out as `terraform fmt` does */
export function formatValue(value: HclValue): string {
  if (typeof value === "string") {
    const expression = /^\$\{([^]*)\}$/.exec(value)?.[1];
    return expression ?? formatString(value);
  }
  if (Array.isArray(value)) {
    const items = value.map(formatValue);
    const line = `[${items.join(", ")}]`;
    const isShort = line.length <= 60 && !line.includes("\n");
    return isShort ? line : `[\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},\n`).join("")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const attributes = Object.entries(value).map(([name, item]) => ({
      name: attributeName(name),
      value: formatValue(item),
    }));
    return attributes.length === 0 ? "{}" : `{\n${alignAttributes(attributes, "  ")}\n}`;
  }
  return String(value);
}

/**
 * Evaluates constants, many at once because one call of the parser costs as much as a hundred.
 *
 * @param expressions HCL literals
 * @returns their values, in order
 * @throws when one does not parse; the message has the parser's words
 */
export async function parseValues(expressions: string[]): Promise<HclValue[]> {
  const names = expressions.map((_, index) => `v${index}`);
  const source = expressions.map((expression, index) => `v${index} = ${expression}\n`).join("");
  const values = (await parse("values.hcl", source)) as Record<string, HclValue>;
  return names.map((name) => values[name] ?? null);
}
