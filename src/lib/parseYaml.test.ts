import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parseYaml } from "./parseYaml";

const schema = z.strictObject({ list: z.array(z.strictObject({ id: z.string().regex(/^\d+$/, "is not a number") })) });
const parse = (text: string) => parseYaml(text, "data.yaml", schema);

describe("parseYaml", () => {
  it("returns valid data", () => {
    expect(parse('list:\n  - id: "1"\n').data).toEqual({ list: [{ id: "1" }] });
  });

  it("reports what the schema rejects, with its position", () => {
    expect(parse("list:\n  - id: a\n").problems).toEqual([
      { file: "data.yaml", line: 2, column: 9, message: "list.0.id: is not a number" },
    ]);
  });

  it("explains values that are missing, or that YAML does not read as text", () => {
    const messages = (text: string) => parse(text).problems.map(({ message }) => message);
    expect(messages("")).toEqual(["the file: is empty."]);
    expect(messages("list:\n  - {}\n  - id:\n  - id: 1\n")).toEqual([
      "list.0.id: is missing.",
      "list.1.id: is empty.",
      "list.2.id: is a number in YAML, and must be text. Put it in quotes.",
    ]);
  });

  it("reports a key that the schema does not have at its own line", () => {
    expect(parse('list:\n  - id: "1"\n    name: a\nother: b\n').problems).toMatchObject([
      { line: 3, column: 5, message: 'list "a": Unrecognized key: "name"' },
      { line: 4, column: 1, message: 'the file: Unrecognized key: "other"' },
    ]);
  });

  it("reports text that YAML reads as a reference, and resolves references", () => {
    const message = '"*.example.com" is a reference in YAML. Put text that begins with * in quotes.';
    expect(parse("list:\n  - id: *.example.com\n").problems).toEqual([
      { file: "data.yaml", line: 2, column: 9, message },
    ]);
    expect(parse('list:\n  - id: &one "1"\n  - id: *one\n').data?.list).toHaveLength(2);
  });

  it("reports text that is not YAML, on one line", () => {
    const message =
      "Flow sequence in block collection must be sufficiently indented and end with a ]. " +
      "Quote text that contains a colon or begins with a punctuation mark.";
    expect(parse("list: [\n").problems).toEqual([{ file: "data.yaml", line: 2, column: 1, message }]);
  });
});
