import { describe, expect, test } from "vitest";
import { checkCatalogSample } from "./checkSample";
import { makeInput, makeService } from "./testing/service";

const queue = makeService({ inputs: [makeInput("name"), makeInput("size", { type: "number", default: "1" })] });
const source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/queue?ref=v1.0.0";
const problems = async (code: string): Promise<string[]> =>
  (await checkCatalogSample(code, [queue])).map(({ line, column, message }) => `${line}:${column} ${message}`);

const unit = (body: string, before = ""): string => `${before}terraform {\n  source = "${source}"\n}\n${body}`;
const module = (body: string): string => `module "queue" {\n  source = "${source}"\n${body}}\n`;

describe("checkCatalogSample", () => {
  test.each([
    ["a module block", module('  name = "a"\n')],
    ["an optional input and meta-arguments", module('  name = "a"\n  size = 2\n  count = 1\n')],
    ["a Terragrunt unit", unit('inputs = {\n  name = "a"\n}\n')],
    ["a unit that includes more than the root", unit("", 'include "envcommon" {\n  path = "x"\n}\n')],
    ["inputs that come from an expression", unit('inputs = merge(local.common, { name = "a" })\n')],
    ["another module", 'module "other" {\n  source = "./other"\n  wrong  = 1\n}\n'],
    ["code that does not parse", `module "queue" {\n  source = "${source}"\n`],
  ])("accepts %s", async (_, code) => expect(await problems(code)).toEqual([]));

  test("reports an input that the module does not have, at its line", async () => {
    const message =
      '"colour" is not an input of modules/queue in v1.0.0. Use one that the page of Queue (networking/queue) lists.';
    expect(await problems(module('  name   = "a"\n  colour = "red"\n'))).toEqual([`4:3 ${message}`]);
    expect(await problems(unit('inputs = {\n  name   = "a"\n  colour = "red"\n}\n'))).toEqual([`6:3 ${message}`]);
  });

  test.each([
    ["has a character of a regular expression", 'inputs = {\n  name = "a"\n  "a(b" = 1\n}\n', 6],
    ["is also the name of a field above", "inputs = {\n  name = {\n    wrong = 1\n  }\n  wrong = 2\n}\n", 8],
    ["is on the line of the inputs", 'inputs = { name = "a", wrong = 1 }\n', 4],
    ["is an expression", 'inputs = {\n  name = "a"\n  (local.a) = 1\n}\n', 2],
  ])("reports the line of an input whose name %s", async (_, inputs, line) => {
    expect(await problems(unit(inputs))).toEqual([expect.stringMatching(`^${line}:\\d ".*" is not an input`)]);
  });

  test("reports a problem in the right call if a sample calls a module several times", async () => {
    const first = module('  name = "a"\n');
    const second = 'module "second" {\n  colour = "red"\n  name   = "b"\n  source = "SOURCE"\n}\n'.replace(
      "SOURCE",
      source,
    );
    expect(await problems(`${first}\n${second}`)).toEqual([expect.stringMatching(/^7:3 "colour" is not an input/)]);
    expect(await problems(`${first}\nmodule "third" {\n  source = "${source}"\n}\n`)).toEqual([
      expect.stringMatching(/^7:3 The sample does not set the required input name/),
    ]);
  });

  test("checks a sample against the release that it is pinned to", async () => {
    const changed = makeService({
      inputs: [
        makeInput("new", { since: "1.1.0" }),
        makeInput("stricter", { changes: [{ version: "1.1.0", attribute: "default", from: "1" }] }),
        makeInput("laxer", { default: "1", changes: [{ version: "1.1.0", attribute: "default", to: "1" }] }),
      ],
      removed: [{ kind: "input", name: "old", version: "1.1.0" }],
    });
    const messages = async (version: string, name: string): Promise<string[]> => {
      const code = module(`  ${name} = 1\n`).replace("v1.0.0", version);
      return (await checkCatalogSample(code, [changed])).map(({ message }) => message);
    };
    expect(await messages("v1.0.0", "laxer")).toEqual([]);
    expect(await messages("v1.0.0", "old")).toEqual([expect.stringContaining("does not set the required input laxer")]);
    expect(await messages("v1.0.0", "new")).toEqual([
      expect.stringContaining('"new" is not an input of modules/queue in v1.0.0. It was added in v1.1.0'),
      expect.stringContaining("does not set the required input laxer"),
    ]);
    expect(await messages("v1.1.0", "new")).toEqual([expect.stringContaining("required input stricter")]);
    expect(await messages("v1.1.0", "old")).toEqual([
      expect.stringContaining('"old" is not an input'),
      expect.stringContaining("does not set the required inputs new, stricter of"),
    ]);
  });

  test("reports a missing required input, at the source", async () => {
    const [problem = "", ...others] = await problems(`# A comment\n${module("  size = 1\n")}`);
    expect(problem).toMatch(/^3:3 The sample does not set the required input name of modules\/queue/);
    expect(others).toEqual([]);
    expect((await problems(unit("", 'include "root" {\n  path = "x"\n}\n')))[0]).toMatch(/^5:3 .* required input name/);
  });
});
