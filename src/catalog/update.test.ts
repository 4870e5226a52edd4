import { describe, expect, test } from "vitest";
import type { Module, ModuleVariable } from "./module";
import { updateDataFile } from "./update";

const FILE = `# Written by people.
name: Test
purpose: Deploys a test service with one input and one output.
source:
  repository: r
  path: modules/test
version: 1.0.0
lastModifiedVersion: 1.0.0
tags: []
builtWith:
  - terraform
inputs:
  - name: name
    type: string
    group: naming-and-tags
    # Keep this comment.
    description: Name of what this deploys, at most 64 characters.
    example: '"x"'
  - name: config
    type: object({ a = string, b = string })
    default: "{ a = 1 }"
    group: configuration
    description: Settings of what this deploys, as one object.
    sensitive: true
    fields:
      a: The first of the fields.
      b: The second of the fields.
outputs:
  - name: arn
    description: ARN of what this deploys, for policies.
`;

const variable = (name: string, rest: Partial<ModuleVariable> = {}): ModuleVariable => ({
  name,
  type: "string",
  description: "",
  sensitive: false,
  ephemeral: false,
  nullable: true,
  validation: [],
  ...rest,
});
const config = variable("config", { type: "object({\n  a = string\n  b = string\n})", default: '{\n  a = "1"\n}' });
const same: Module = {
  variables: [variable("name"), { ...config, default: "{\n  a = 1\n}" }],
  outputs: [{ name: "arn", description: "", sensitive: false, ephemeral: false }],
};

describe("updateDataFile", () => {
  test("another spelling of the same module changes nothing", async () => {
    const { changes, undescribed, text } = await updateDataFile(FILE, same, {});
    expect(changes).toEqual([]);
    expect(undescribed).toEqual([]);
    expect(text).toContain("# Written by people.");
    expect((await updateDataFile(text, same, {})).text).toBe(text);
  });

  test("tells what was added, removed and changed, and keeps what people wrote", async () => {
    const module: Module = {
      variables: [
        variable("name", { default: "null", nullable: false }),
        variable("name_prefix", {
          description: "From the module.",
          validation: [{ condition: "true", message: "Always." }],
        }),
        { ...config, type: "object({\n  a = number\n  c = string\n})" },
      ],
      outputs: [{ name: "id", description: "", sensitive: true, ephemeral: false }],
    };
    const { changes, undescribed, text } = await updateDataFile(FILE, module, { version: "1.1.0" });
    expect(changes.map(({ kind, entry, detail }) => `${kind} ${entry} ${detail}`.trim())).toEqual([
      'changed input "name" required is now default null',
      'changed input "name" nullable is now false',
      'added input "name_prefix" required, in the group naming-and-tags',
      expect.stringMatching(/^changed input "config" type object\({\n {2}a = string[^]* is now object/),
      expect.stringMatching(/^changed input "config" default {\n {2}a = 1\n} is now default {\n {2}a = "1"\n}/),
      'removed output "arn"',
      'added output "id"',
    ]);
    expect(undescribed).toEqual(['input "name_prefix"', 'input "config" field c', 'output "id"']);
    expect(text).toContain("# Keep this comment.");
    expect(text).toContain("# In the module: From the module.");
    expect(text).toContain("a: The first of the fields.");
    expect(text).not.toContain("b: The second");
    expect(text).toContain("sensitive: true");
    expect(text).toContain("version: 1.1.0\nlastModifiedVersion: 1.1.0");
  });

  test("a deprecation of the module is told, and one that only people know of stays", async () => {
    const named = { ...same, variables: [variable("name", { deprecated: "Use id." }), config] };
    const { changes, text } = await updateDataFile(FILE, named, {});
    expect(changes.map(({ detail }) => detail)).toContain('deprecated is now "Use id."');
    const { text: kept } = await updateDataFile(text, same, {});
    expect(kept).toContain("deprecated: Use id.");
  });

  test("the fields of a new object need descriptions", async () => {
    const { undescribed } = await updateDataFile(undefined, same, { name: "New" });
    expect(undescribed).toEqual([
      'input "name"',
      'input "config"',
      'input "config" field a',
      'input "config" field b',
      'output "arn"',
    ]);
  });

  test("begins a new file", async () => {
    const service = { name: "New", repository: "r", path: "modules/new", version: "2.0.0" };
    const { text, changes } = await updateDataFile(undefined, same, service);
    expect(text).toMatch(
      /^name: New\npurpose: ""\nsource:\n {2}repository: r\n {2}path: modules\/new\nversion: 2\.0\.0\n/,
    );
    expect(changes.filter(({ kind }) => kind === "added")).toHaveLength(3);
    expect(text.indexOf("name: name")).toBeLessThan(text.indexOf("name: config"));
  });
});
