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
      { file: "data.yaml", line: 2, column: 9, message: 'list "a" id: is not a number' },
    ]);
  });

  it("explains values that are missing, or that YAML does not read as text", () => {
    const messages = (text: string) => parse(text).problems.map(({ message }) => message);
    expect(messages("")).toEqual(["the file: is empty."]);
    expect(messages("list:\n  - {}\n  - id:\n  - id: 1\n")).toEqual([
      "list.0.id: is missing.",
      "list.1.id: is empty.",
      "list.2.id: is a number in YAML, but must be text. Put it in quotes.",
    ]);
  });

  it("reports a key that the schema does not have at its own line", () => {
    const hint = "Remove it, or correct its spelling.";
    expect(parse('list:\n  - id: "1"\n    name: a\nother: b\nlast: c\n').problems).toMatchObject([
      { line: 3, column: 5, message: `list "a": "name" is not a key here. ${hint}` },
      { line: 4, column: 1, message: `the file: "other" is not a key here. ${hint} "last" is not a key here. ${hint}` },
    ]);
  });

  it("suggests a key that the schema has and the file does not", () => {
    const optional = z.strictObject({ tags: z.string().optional(), title: z.string().optional() });
    const messages = (text: string) => parseYaml(text, "data.yaml", optional).problems.map(({ message }) => message);
    expect(messages("tag: a\n")).toEqual(['the file: "tag" is not a key here. Did you mean "tags"?']);
    expect(messages("tag: a\ntags: b\n")).toEqual([
      'the file: "tag" is not a key here. Remove it, or correct its spelling.',
    ]);
  });

  it("explains text that is too short, and keys that the schema does not accept", () => {
    const texts = z.record(z.string().regex(/^\//, "does not begin with /"), z.string().min(2));
    expect(parseYaml("/a: ab\n", "data.yaml", texts).problems).toEqual([]);
    expect(parseYaml("/a: b\n", "data.yaml", texts).problems).toMatchObject([
      { line: 1, column: 5, message: "/a: has 1 character; write at least 2." },
    ]);
    expect(parseYaml("/a: ab\nb: ab\n", "data.yaml", texts).problems).toMatchObject([
      { line: 2, column: 1, message: "b: does not begin with /" },
    ]);
  });

  it("names an entry by its name or id, even if the file is a list", () => {
    const name = z.string().optional();
    const list = z.array(z.strictObject({ id: name, name, text: z.string().min(2) }));
    const messages = (text: string) => parseYaml(text, "data.yaml", list).problems.map(({ message }) => message);
    expect(messages("- { id: a, text: b }\n- { id: a, name: c, text: b }\n- { text: b }\n")).toEqual([
      expect.stringMatching(/^"a" text: /),
      expect.stringMatching(/^"c" text: /),
      expect.stringMatching(/^2\.text: /),
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
