import fc from "fast-check";
import { expect, test } from "vitest";
import { formatString, type HclValue } from "./hcl";
import { parseValues } from "./hclParser";
import { formatType, parseType, type TypeNode } from "./typeExpression";

/** Constants as a module's author might write them, in several layouts, with comments that mislead a naive scanner. */
const { constant } = fc.letrec<{ constant: string }>((tie) => {
  const nested = fc.array(tie("constant"), { maxLength: 3 });
  const key = fc.constantFrom("a", "long_name", '"odd key"', '"é"', "größe");
  return {
    constant: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom(
        "null",
        "true",
        "-1",
        "1.5e3",
        "12345678901234567890",
        '"${"a)"}"',
        '"$${no}"',
        "<<EOT\nit's (text\n  } \"\nEOT\n",
        "<<-EOT\n    two\n      lines\n\n    EOT\n",
      ),
      fc.string({ unit: "binary" }).map((text) => formatString(text.replace(/[$%](?=\{)/g, "$&$&"))),
      nested.map((items) => `[${items.join(", ")}]`),
      nested.map((items) => `[ # one of ( two\n${items.map((item) => `  ${item}, // it's "open\n`).join("")}\n]`),
      fc.uniqueArray(fc.tuple(key, tie("constant")), { selector: ([name]) => name, maxLength: 3 }).map((attributes) => {
        return `{ /* } */\n${attributes.map(([name, value]) => `    ${name} = ${value}\n`).join("")}}`;
      }),
    ),
  };
});

const { type } = fc.letrec<{ type: TypeNode }>((tie) => ({
  type: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("string", "number", "bool", "any", "list", "map", "set").map((name) => ({ kind: "name", name })),
    fc.record({ kind: fc.constant("collection"), name: fc.constantFrom("list", "set", "map"), element: tie("type") }),
    fc.record({ kind: fc.constant("tuple"), elements: fc.array(tie("type"), { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant("object"),
      fields: fc.uniqueArray(
        fc
          .record({
            name: fc.oneof(fc.constantFrom("a", "name-1", "größe", 'quo"te', "two words", "back\\slash"), fc.string()),
            type: tie("type"),
            optional: fc.boolean(),
            value: fc.option(constant, { nil: undefined }),
          })
          .map(({ name, type: of, optional, value }) => ({
            name: name.replace(/[$%](?=\{)/g, "_"),
            type: of,
            optional,
            ...(optional && value !== undefined && { default: value }),
          })),
        { selector: ({ name }) => name, maxLength: 4 },
      ),
    }),
  ) as fc.Arbitrary<TypeNode>,
}));

/** The type with each default reduced to its presence: printing changes the layout of defaults, which the next test compares. */
const withoutDefaultTexts = (node: TypeNode): unknown =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === "default" ? true : value)));

test("a formatted type parses back to the same type, and formats to itself", () => {
  fc.assert(
    fc.property(type, (node) => {
      const parsed = parseType(formatType(node));
      expect(withoutDefaultTexts(parsed)).toEqual(withoutDefaultTexts(node));
      const printed = formatType(parsed);
      expect(formatType(parseType(printed))).toBe(printed);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test("a formatted default has the same value as its source", { timeout: 60_000 }, async () => {
  const sources = fc.sample(constant, { numRuns: 300, seed: 11 });
  const printed = sources.map((source) => {
    const node = parseType(`object({ a = optional(any, ${source}) })`);
    return node.kind === "object" ? (node.fields[0]?.default ?? "") : "";
  });
  const values = await parseValues(sources);
  const again = await parseValues(printed);
  expect(again).toEqual(values);
  expect(values.filter((value: HclValue) => value !== null).length).toBeGreaterThan(200);
});
