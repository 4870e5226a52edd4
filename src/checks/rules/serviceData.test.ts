import { describe, expect, it } from "vitest";
import { createLocator } from "../source";
import { FRONT_MATTER, makeSite } from "../testing/fixture";
import { serviceData } from "./serviceData";

const PATH = "reference/services/networking/queue";
const site = makeSite({ [`${PATH}.mdx`]: FRONT_MATTER });

async function check(text: string, path = PATH): Promise<string[]> {
  const problems = await serviceData({ file: `docs/${path}.yaml`, text, locate: createLocator(text) }, site);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const inputs = (...entries: string[]): string => `inputs:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`;

describe("serviceData", () => {
  it("accepts HCL in defaults, examples and allowed values", async () => {
    const entry = `name: a, group: general, default: "[1, 2]", example: '{ a = "b" }', allowed: ['"x"', "1"]`;
    expect(await check(inputs(entry))).toEqual([]);
  });

  it("reports each value that is not HCL, at its position", async () => {
    expect(
      await check(inputs(`name: a, group: general, default: "[1,", example: "{}"`, `name: b, allowed: ["1", "}{"]`)),
    ).toEqual([
      expect.stringMatching(/^2:41 input "a" default: it is not HCL/),
      expect.stringMatching(/^3:31 input "b" allowed: it is not HCL/),
    ]);
  });

  it("reports text whose quotes YAML has consumed, so that HCL parses it as a reference", async () => {
    expect(await check(inputs(`name: a, default: "null", example: order-export`))).toEqual([
      `2:42 input "a" example: order-export is not a string in HCL. Write it as '"order-export"'.`,
    ]);
  });

  it.each(["alias/prod-sns", "2026-11-28", "10.0.0.0", "10.0.0.0/16", "arn:aws:iam", "two words"])(
    "reports a string without quotes only once, even if HCL can evaluate it: %s",
    async (text) => {
      const problem = `input "a" example: ${text} is not a string in HCL. Write it as '"${text}"'.`;
      expect(await check(inputs(`name: a, type: string, example: "${text}"`))).toEqual([`2:39 ${problem}`]);
    },
  );

  it("accepts quoted strings, calls that return a string, numbers as strings, and arithmetic", async () => {
    const strings = ['"a/b c"', 'format("%s/x", "a")', "5432", "-1.5", "null", "true"];
    expect(await check(inputs(...strings.map((text) => `name: a, type: string, example: '${text}'`)))).toEqual([]);
    expect(await check(inputs("name: a, type: number, example: 60 * 60, default: 7 / 2"))).toEqual([]);
  });

  it("requires the default and the example of an input to match its type", async () => {
    expect(
      await check(
        inputs(
          `name: a, type: number, default: "1", example: '"2"'`,
          `name: b, type: number, default: "null", example: '"two"'`,
          `name: c, type: list(string), default: "{}", example: "[]"`,
        ),
      ),
    ).toEqual([
      '4:45 input "c" default: it is not of type list(string). Correct the value or the type.',
      '3:56 input "b" example: it is not of type number. Correct the value or the type.',
    ]);
  });

  it("requires allowed values of the input's type, and a default and an example among them", async () => {
    expect(
      await check(
        inputs(
          `name: a, type: number, default: "1", example: "null", allowed: ["1", '"2"']`,
          `name: b, type: list(string), default: '["x"]', example: "[]", allowed: ['"x"', '"y"']`,
          `name: c, type: set(number), default: "null", example: "[var.size, 1]", allowed: ["1"]`,
          `name: d, type: any, default: '"x"', allowed: ['"x"', "1"]`,
        ),
      ),
    ).toEqual([]);
    expect(
      await check(
        inputs(
          `name: a, type: number, default: "3", allowed: ["1", '"two"']`,
          `name: b, type: list(string), default: '["x", "z"]', allowed: ['"x"', '["y"]']`,
          `name: c, type: string, example: '"z"', allowed: ['"x"']`,
        ),
      ),
    ).toEqual([
      '2:39 input "a" default: it is not one of the allowed values. Correct it, or add it to them.',
      '2:59 input "a" allowed: it is not of type number. Correct the value or the type.',
      expect.stringMatching(/^3:45 input "b" default: it is not one of the allowed values\./),
      expect.stringMatching(/^3:76 input "b" allowed: it is not of type string\./),
      expect.stringMatching(/^4:39 input "c" example: it is not one of the allowed values\./),
    ]);
  });

  it("requires the example of an output to match its type", async () => {
    const outputs = `outputs:
  - { name: ids, type: list(string), example: '["a"]' }
  - { name: id, type: string, example: '["a"]' }
  - { name: broken, type: string, example: "[" }
`;
    expect(await check(outputs)).toEqual([expect.stringMatching(/^4:44 output "broken" example: it is not HCL/)]);
    expect(await check(outputs.replace('"["', `'"a"'`))).toEqual([
      '3:40 output "id" example: it is not of type string. Correct the value or the type.',
    ]);
  });

  it("allows a dozen groups, and no more", async () => {
    const grouped = (count: number) =>
      check(inputs(...Array.from({ length: count }, (_, index) => `name: i${index}, group: g${index}`)));
    expect(await grouped(12)).toEqual([]);
    expect(await grouped(13)).toEqual([expect.stringMatching(/^2:3 The inputs are in 13 groups/)]);
  });

  it("names the missing page of a data file", async () => {
    expect(await check("inputs: []\n", "reference/services/networking/orphan")).toEqual([
      expect.stringMatching(
        /^1:1 The data file has no page\. .* --scaffold" creates docs\/reference\/services\/networking\/orphan\.mdx/,
      ),
    ]);
  });

  it("leaves shared texts and broken files to other rules", async () => {
    expect(await check("key: Text.\n", "reference/services/shared-descriptions")).toEqual([]);
    expect(await check("inputs: [\n")).toEqual([]);
  });
});
