import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Module, ModuleOutput, ModuleVariable } from "./module";
import type { ServiceFile } from "./schema";
import { updateDataFile, type Difference, type NewService } from "./update";
import { compareVersions } from "../lib/compareVersions";

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
shortName: test
dependsOn:
  - networking/vpc
inputs:
  - name: name
    type: string
    group: naming-and-tags
    # Keep this comment.
    description: Name of what this deploys, at most 64 characters.
    from: networking/vpc#vpc_name
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
    type: string
    description: ARN of what this deploys, for policies.
    example: '"arn"'
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
const output = (name: string, rest: Partial<ModuleOutput> = {}): ModuleOutput => ({
  name,
  description: "",
  sensitive: false,
  ephemeral: false,
  ...rest,
});
const same: Module = {
  variables: [variable("name"), { ...config, default: "{\n  a = 1\n}", sensitive: true }],
  outputs: [output("arn")],
};

const update = (known: string | NewService, module: Module, version?: string, renamed: Record<string, string> = {}) =>
  updateDataFile(known, module, { file: "data.yaml", version, renamed: new Map(Object.entries(renamed)) });
const describeDifferences = ({ differences }: { differences: Difference[] }): string[] =>
  differences.map(({ kind, entry, detail }) => `${kind} ${entry} ${detail}`.trim());
const dataOf = (text: string) => parse(text) as ServiceFile;
const inputOf = (text: string, name: string) => dataOf(text).inputs.find((input) => input.name === name);

describe("updateDataFile", () => {
  test("the same module in another spelling changes nothing, not even the layout", async () => {
    const { differences, text } = await update(FILE, same);
    expect(differences).toEqual([]);
    expect(text).toBe(FILE);
  });

  test("reports additions, removals and changes, and keeps hand-written text", async () => {
    const module: Module = {
      variables: [
        variable("name", { default: "null", nullable: false }),
        variable("name_prefix", {
          description: "From the module.",
          validation: [{ condition: "true", message: "Always." }],
        }),
        { ...config, type: "object({\n  a = number\n  c = string\n})", sensitive: true },
      ],
      outputs: [output("id", { sensitive: true, ephemeral: true, deprecated: "Use arn." })],
    };
    const result = await update(FILE, module, "1.1.0");
    expect(describeDifferences(result)).toEqual([
      'changed input "name" required is now default null',
      'changed input "name" nullable is now false',
      'added input "name_prefix" required, in the group naming-and-tags',
      expect.stringMatching(/^changed input "config" type object\({\n {2}a = string[^]* is now object/),
      'changed input "config" field b removed, with its description: The second of the fields.',
      expect.stringMatching(/^changed input "config" default {\n {2}a = 1\n} is now default {\n {2}a = "1"\n}/),
      'removed output "arn" with its description: ARN of what this deploys, for policies.',
      'added output "id"',
    ]);
    const { text } = result;
    expect(text).toContain("# Keep this comment.");
    expect(text).toContain("a: The first of the fields.");
    expect(text).not.toContain("b: The second");
    expect(dataOf(text)).toMatchObject({ version: "1.1.0", lastModifiedVersion: "1.1.0" });
    expect(dataOf(text).outputs).toEqual([
      { name: "id", sensitive: true, ephemeral: true, deprecated: "Use arn.", since: "1.1.0" },
    ]);
    expect((await update(text, module, "1.1.0")).text).toBe(text);
  });

  test("a removed input is no longer related to the others", async () => {
    const related = (name: string, ...others: string[]) =>
      `  - name: ${name}\n    type: string\n    group: general\n    related: [${others.join(", ")}]\n`;
    const known = FILE.replace(
      "outputs:\n",
      `${related("one", "gone", "two", "arn")}${related("two", "gone")}${related("gone", "one")}outputs:\n`,
    );
    const kept = [...same.variables, variable("one"), variable("two")];
    const result = await update(known, { variables: kept, outputs: [] });
    expect(describeDifferences(result)).toEqual([
      'removed input "gone"',
      'changed input "one" related input "gone" removed',
      'changed input "two" related input "gone" removed',
      'removed output "arn" with its description: ARN of what this deploys, for policies.',
    ]);
    expect(inputOf(result.text, "one")?.related).toEqual(["two", "arn"]);
    expect(inputOf(result.text, "two")).not.toHaveProperty("related");
  });

  test("marks follow the module in both directions, and those of writers stay", async () => {
    const marked = { sensitive: true, ephemeral: true, nullable: false, deprecated: "Use id." };
    const { text } = await update(FILE, { ...same, variables: [variable("name", marked), config] });
    expect(inputOf(text, "name")).toMatchObject(marked);
    const edited = text.replace("    example:", "    editorial: { deprecated: Use a role. }\n    example:");
    const result = await update(edited, { ...same, variables: [variable("name"), config] });
    expect(describeDifferences(result)).toEqual([
      'changed input "name" sensitive is no longer set',
      'changed input "name" ephemeral is no longer set',
      'changed input "name" nullable is no longer set',
      'changed input "name" deprecated is no longer set',
    ]);
    expect(inputOf(result.text, "name")).not.toHaveProperty("deprecated");
    expect(inputOf(result.text, "name")).toMatchObject({ editorial: { deprecated: "Use a role." } });
  });

  test("creates a new file, whose entries do not count as new in its version", async () => {
    const service = { name: "New", repository: "r", path: "modules/new" };
    const { text, differences } = await update(service, same, "2.0.0");
    expect(text).toMatch(
      /^name: New\npurpose: ""\nsource:\n {2}repository: r\n {2}path: modules\/new\nversion: 2\.0\.0\n/,
    );
    expect(differences.filter(({ kind }) => kind === "added")).toHaveLength(3);
    expect(text.indexOf("name: name")).toBeLessThan(text.indexOf("name: config"));
    expect(text).not.toContain("since");
  });

  test("descriptions of fields are removed with the last field, but stay where a type leaves the fields open", async () => {
    const changed = (type: string) => update(FILE, { ...same, variables: [variable("name"), { ...config, type }] });
    expect(inputOf((await changed("string")).text, "config")).not.toHaveProperty("fields");
    expect(describeDifferences(await changed("list(number)"))).toContain(
      'changed input "config" field a removed, with its description: The first of the fields.',
    );
    expect(inputOf((await changed("list(map(string))")).text, "config")).toHaveProperty("fields");
  });

  test("comments next to changed values stay", async () => {
    const commented = FILE.replace("type: string", "type: string # Why a string.");
    const { text } = await update(commented, {
      ...same,
      variables: [variable("name", { type: "number" }), ...same.variables.slice(1)],
    });
    expect(text).toContain("type: number # Why a string.");
  });

  test("a version that the file lacks is added after the source", async () => {
    const { text } = await update(FILE.replace(/version: .*\nlast.*\n/, ""), same, "2.0.0");
    expect(text).toContain("path: modules/test\nversion: 2.0.0\ntags:");
  });
});

describe("a rename", () => {
  const known = FILE.replace("    fields:", "    related: [name]\n    fields:");
  const module: Module = {
    variables: [variable("title", { default: '"x"' }), ...same.variables.slice(1)],
    outputs: [output("id")],
  };

  test("keeps the texts of an input or output, and is recorded as a removal and an addition", async () => {
    const result = await update(known, module, "1.1.0", { name: "title", arn: "id" });
    expect(describeDifferences(result)).toEqual([
      'changed input "title" renamed from "name"',
      'changed input "config" related input "name" is now "title"',
      'changed output "id" renamed from "arn"',
      'changed input "title" required is now default "x"',
    ]);
    expect(result.text).toContain("# Keep this comment.");
    expect(inputOf(result.text, "title")).toEqual({
      name: "title",
      type: "string",
      default: '"x"',
      group: "naming-and-tags",
      description: "Name of what this deploys, at most 64 characters.",
      from: "networking/vpc#vpc_name",
      example: '"x"',
      since: "1.1.0",
    });
    expect(inputOf(result.text, "config")?.related).toEqual(["title"]);
    expect(dataOf(result.text).outputs).toEqual([
      {
        name: "id",
        type: "string",
        description: "ARN of what this deploys, for policies.",
        example: '"arn"',
        since: "1.1.0",
      },
    ]);
    expect(dataOf(result.text).removed).toEqual([
      { kind: "input", name: "name", version: "1.1.0" },
      { kind: "output", name: "arn", version: "1.1.0" },
    ]);
  });

  test("is reverted by another import of the same release", async () => {
    const { text } = await update(FILE, { ...same, outputs: [output("id")] }, "1.1.0", { arn: "id" });
    expect((await update(text, same, "1.1.0", { id: "arn" })).text).toBe(
      FILE.replace(/(?<=ersion: )1\.0\.0/g, "1.1.0"),
    );
  });

  test("is not recorded if the import corrects the current release", async () => {
    const { text } = await update(known.replace("name: name\n", "name: name\n    since: 0.9.0\n"), module, undefined, {
      name: "title",
    });
    expect(inputOf(text, "title")).toMatchObject({ since: "0.9.0" });
    expect(dataOf(text)).not.toHaveProperty("removed");
  });

  test.each([
    ["to a name that the module lacks", { name: "label" }],
    ["to a name that the data already has", { name: "config" }],
    ["from a name that the data lacks", { label: "title" }],
    ["from a name that the module still has", { config: "title" }],
  ])("%s is rejected", async (_, renamed) => {
    await expect(update(known, module, "1.1.0", renamed)).rejects.toThrow(
      /^--renamed \w+=\w+: "\w+" must be only in the data, and "\w+" only in the module\.$/,
    );
  });
});

describe("the module's own descriptions", () => {
  const described = (words: string): Module => ({
    ...same,
    variables: [variable("name", { description: words }), ...same.variables.slice(1)],
  });

  test("are recorded and counted, but are not a difference if the data had none before", async () => {
    const { text, differences, recorded } = await update(FILE, described("Its name."));
    expect({ differences, recorded }).toEqual({ differences: [], recorded: 1 });
    expect(inputOf(text, "name")).toMatchObject({ moduleDescription: "Its name." });
    expect(inputOf(text, "name")?.description).toContain("at most 64 characters");
  });

  test("are reported when they change, until a writer has compared the description", async () => {
    const { text: first } = await update(FILE, described("Its name."));
    const second = await update(first, described("Its name.\nAt most 32 characters."), "1.1.0");
    expect(describeDifferences(second)).toEqual([
      'changed input "name" described differently since 1.1.0: Its name. → Its name.\nAt most 32 characters.',
    ]);
    const third = await update(second.text, described("Name."), "1.2.0");
    expect(inputOf(third.text, "name")).toMatchObject({
      moduleDescription: "Name.",
      moduleDescriptionChange: { version: "1.2.0", from: "Its name." },
    });
    const { text: back } = await update(third.text, described("Its name."), "1.3.0");
    expect(inputOf(back, "name")).not.toHaveProperty("moduleDescriptionChange");
    const { text: none } = await update(third.text, same);
    expect(inputOf(none, "name")).not.toHaveProperty("moduleDescription");
  });

  test("leave no reminder where there is no description to compare", async () => {
    const added: Module = { ...same, outputs: [output("arn"), output("id", { description: "An id." })] };
    const { text: bare } = await update(FILE, { ...added, outputs: [output("arn"), output("id")] });
    const described = await update(bare, added);
    expect(describeDifferences(described)).toEqual(['changed output "id" described for the first time: An id.']);
    const { text } = described;
    const { text: changed } = await update(text, {
      ...same,
      outputs: [output("arn"), output("id", { description: "Id." })],
    });
    expect(dataOf(changed).outputs[1]).toEqual({ name: "id", moduleDescription: "Id." });
  });
});

describe("releases imported in sequence", () => {
  const release = (variables: ModuleVariable[], outputs: ModuleOutput[] = []): Module => ({ variables, outputs });
  const a = (rest: Partial<ModuleVariable> = {}) => variable("a", { default: "1", ...rest });
  const service = { name: "New", repository: "r", path: "" };

  test("each record what they added, changed and removed", async () => {
    const { text: first } = await update(service, release([a(), variable("old")], [output("x")]), "1.0.0");
    const { text: second } = await update(first, release([a({ default: "2" }), variable("b")], [output("x")]), "1.9.0");
    const third = release([a({ default: "2", sensitive: true }), variable("b", { default: "null" })]);
    const { text } = await update(second, third, "1.10.0");
    expect(inputOf(text, "a")).toMatchObject({
      changes: [
        { version: "1.9.0", attribute: "default", from: "1", to: "2" },
        { version: "1.10.0", attribute: "sensitive", to: true },
      ],
    });
    expect(inputOf(text, "a")).not.toHaveProperty("since");
    expect(inputOf(text, "b")).toMatchObject({
      since: "1.9.0",
      changes: [{ version: "1.10.0", attribute: "default", to: "null" }],
    });
    expect(dataOf(text).removed).toEqual([
      { kind: "input", name: "old", version: "1.9.0" },
      { kind: "output", name: "x", version: "1.10.0" },
    ]);
    await expect(update(text, release([a()]), "1.9.0")).rejects.toThrow("data describes 1.10.0, and 1.9.0 is older");
  });

  test("an import without a version corrects the data and records nothing", async () => {
    const { text: first } = await update(service, release([a(), variable("old")]), "1.0.0");
    const { text } = await update(first, release([a({ default: "2" }), variable("b")]));
    expect(text).not.toMatch(/since|changes|removed/);
    expect(dataOf(text)).toMatchObject({ version: "1.0.0", lastModifiedVersion: "1.0.0" });
  });

  test("a second import of a release amends the record of the first", async () => {
    const { text: first } = await update(service, release([a(), variable("old")]), "1.0.0");
    const { text: wrong } = await update(
      first,
      release([a({ default: "2", sensitive: true }), variable("typo")]),
      "1.1.0",
    );
    const { text } = await update(wrong, release([a({ default: "3" }), variable("old"), variable("b")]), "1.1.0");
    expect(inputOf(text, "a")).toMatchObject({
      changes: [{ version: "1.1.0", attribute: "default", from: "1", to: "3" }],
    });
    expect(inputOf(text, "old")).not.toHaveProperty("since");
    expect(inputOf(text, "b")).toMatchObject({ since: "1.1.0" });
    expect(dataOf(text)).not.toHaveProperty("removed");
    const { text: back } = await update(text, release([a(), variable("old")]), "1.1.0");
    expect(back).not.toMatch(/since|changes|removed/);
  });
});

describe("rejects an invalid data file with the position of the error", () => {
  test.each([
    ["a list", "- a\n", /^data\.yaml:1:1 {2}The file is not a mapping/],
    ["broken YAML", "name: [\n", /^data\.yaml:\d+:\d+ {2}/],
    ["inputs that are not a list", "inputs: 1\n", /^data\.yaml:1:9 {2}"inputs" is not a list/],
    [
      "an entry without a name",
      "inputs:\n  - type: any\n",
      /^data\.yaml:2:5 {2}Each of the inputs must begin with "- name: NAME"/,
    ],
    ["an invalid type", FILE.replace("type: string", "type: strin"), /^data\.yaml:17:11 {2}"strin" is not a type/],
    [
      "an input without a type",
      FILE.replace("    type: string\n", ""),
      /^data\.yaml:16:5 {2}The input has no type\. Write/,
    ],
    ["removed entries that are not a list", `${FILE}removed: {}\n`, /^data\.yaml:37:10 {2}"removed" is not a list\./],
    ["an invalid default", FILE.replace("{ a = 1 }", "{ a = "), /^data\.yaml:25:14 {2}The default { a = +is not HCL/],
  ])("%s", async (_, text, message) => {
    await expect(update(text, { ...same, outputs: [] }, "1.1.0")).rejects.toThrow(message);
  });
});

test("versions are compared by number", () => {
  expect(["2.11.1", "0.150.0", "2.9.0", "2.11.0", "10.0.0"].sort(compareVersions)).toEqual([
    "0.150.0",
    "2.9.0",
    "2.11.0",
    "2.11.1",
    "10.0.0",
  ]);
});
