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

  it("reports text that is not YAML", () => {
    expect(parse("list: [\n").problems).toMatchObject([{ file: "data.yaml", line: 2 }]);
  });
});
