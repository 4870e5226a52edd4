import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fixtureService, longName } from "../../tests/support/referenceFixture";
import { formatProblem } from "../lib/problem";
import { parseService, readServices, readValidServices, SHARED_FILE } from "./dataFile";

const head = `name: Test
purpose: Deploys a test service with one input and one output.
source: { repository: r, path: modules/test }
version: 1.0.0
lastModifiedVersion: 1.0.0
tags: []
builtWith: [terraform]
`;
const input = (rest: string): string => `${head}inputs:
  - name: first
    type: object({ a = string })
    group: general
    description: What the first input is for, in a sentence.
${rest}outputs: []
`;
const problemsOf = (text: string, shared = {}): string[] =>
  parseService(text, "services/g/s.yaml", shared).problems.map(({ line, message }) => `${line}: ${message}`);

describe("parseService", () => {
  test("reads a valid file and resolves shared texts", () => {
    const text = `${head}inputs:
  - { name: x, type: string, group: general, description: { shared: x } }
outputs: []
`;
    const { service } = parseService(text, "services/g/s.yaml", { x: "The text that two services share." });
    expect(service?.inputs[0]?.description).toBe("The text that two services share.");
    expect(service).toMatchObject({ group: "g", slug: "s", name: "Test" });
  });

  test.each([{}, { gone: null }, { gone: 5 }])("reports a missing shared text with its line: %j", (shared) => {
    const text = `${head}inputs:\n  - { name: x, type: string, group: general, description: { shared: gone } }\noutputs: []\n`;
    expect(problemsOf(text, shared)).toEqual([
      expect.stringMatching(/^9: input "x" description: shared-descriptions.yaml has no text "gone"/),
    ]);
  });

  test("reports errors in the file of shared texts with their lines, and no follow-on errors", () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "shared-descriptions-"));
    fs.writeFileSync(path.join(root, SHARED_FILE), "vpc: The VPC.\nregion: [\n");
    fs.mkdirSync(path.join(root, "networking"));
    fs.writeFileSync(
      path.join(root, "networking/vpc.yaml"),
      input("").replace(/description: .*/, "description: { shared: vpc }"),
    );
    const { services, problems } = readServices(root, root);
    fs.rmSync(root, { recursive: true });
    expect(services).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/^shared-descriptions\.yaml:[23]:\d+ /)]);
  });

  test("readValidServices returns all services, or throws the problems of those that are not valid", () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "services-"));
    fs.mkdirSync(path.join(root, "networking"));
    const write = (rest: string) => fs.writeFileSync(path.join(root, "networking/vpc.yaml"), input(rest));
    write("");
    expect(readValidServices(root, root).map(({ slug }) => slug)).toEqual(["vpc"]);
    write("    related: [second]\n");
    expect(() => readValidServices(root, root)).toThrow(
      /^networking\/vpc\.yaml:13:\d+ {2}input "first" related: "second" is not another input of this service\./,
    );
    fs.rmSync(root, { recursive: true });
  });

  test("reports a purpose that is not a sentence of 30 to 130 characters, once", () => {
    const withPurpose = (text: string) => problemsOf(input("").replace(/^purpose: .*$/m, `purpose: ${text}`));
    const problems = [expect.stringMatching(/^2: purpose: write one sentence/)];
    expect(withPurpose(`${"a".repeat(29)}.`)).toEqual([]);
    expect(withPurpose(`${"a".repeat(129)}.`)).toEqual([]);
    expect(withPurpose(`${"a".repeat(28)}.`)).toEqual(problems);
    expect(withPurpose(`${"a".repeat(130)}.`)).toEqual(problems);
    expect(withPurpose("a".repeat(30))).toEqual(problems);
    expect(withPurpose('""')).toEqual(problems);
  });

  test("accepts a lastModifiedVersion up to the version of the data, and rejects a later one", () => {
    const changedIn = (version: string) => input("").replace(/^lastModified.*$/m, `lastModifiedVersion: ${version}`);
    expect(problemsOf(changedIn("0.99.0"))).toEqual([]);
    expect(problemsOf(changedIn("1.0.0"))).toEqual([]);
    expect(problemsOf(changedIn("1.0.1"))).toEqual([
      "5: lastModifiedVersion: is later than 1.0.0, the version of the data. Correct one of the two.",
    ]);
  });

  test("reports a tag that is listed twice", () => {
    expect(problemsOf(input("").replace("tags: []", "tags: [queue, events]"))).toEqual([]);
    expect(problemsOf(input("").replace("tags: []", "tags: [queue, events, queue]"))).toEqual([
      '6: tags.2: "queue" is listed twice. Remove one.',
    ]);
  });

  test.each([
    ["    unknown: 1\n", /^13: input "first": "unknown" is not a key here\. Remove it, or correct its spelling\./],
    ["    unit: 5\n", /^13: input "first" unit: is a number in YAML, but must be text\. Put it in quotes\./],
    ["    unit:\n", /^13: input "first" unit: is empty\./],
    ["    example: ''\n", /^13: input "first" example: is empty\./],
    ["\ttype: string\n    unit: a: b\n", /^13: Tabs are not allowed as indentation\. Indent with spaces\./],
    ["    fields: { b: There is no such field here. }\n", /^13: input "first" fields b: the type has no field "b"/],
    ["    related: [gone]\n", /^13: input "first" related: "gone" is not another input/],
    ["    sensitive: false\n", /^13: input "first" sensitive/],
  ])("reports %s with the line and name", (rest, expected) => {
    expect(problemsOf(input(rest))).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ["The name.", "the text has 9 characters; write at least 25, and say more than the name does."],
    [
      "The name",
      "the text does not end with a period and has 8 characters; write at least 25, and say more than the name does.",
    ],
    ["A description that does not end as a sentence does", "the text does not end with a period."],
    ["- A list of things, instead of a paragraph.", '"list" is not allowed in a description'],
    ["Refers to `var.gone`, which is not there.", 'refers to "var.gone"'],
  ])("reports the description %s", (description, expected) => {
    const text = input("").replace("What the first input is for, in a sentence.", `"${description}"`);
    expect(problemsOf(text)).toEqual([expect.stringContaining(expected)]);
    expect(problemsOf(text)[0]).toMatch(/^12: input "first" description/);
  });

  test("reports two entries with the same name or text", () => {
    const twice = input(
      "  - { name: first, type: string, group: general, description: 'What the first input is for, in a sentence.' }\n",
    );
    expect(problemsOf(twice)).toEqual([
      expect.stringContaining("is in the file twice"),
      expect.stringContaining('has the same text as "first"'),
    ]);
  });

  test("an entry does not need a description, and shows the module's until it has one", () => {
    const text = `${head}inputs: []
outputs:
  - { name: x, moduleDescription: The words of the module }
  - { name: y }
`;
    expect(parseService(text, "services/g/s.yaml", {}).service?.outputs).toEqual([
      { name: "x", moduleDescription: "The words of the module" },
      { name: "y" },
    ]);
  });

  test("a writer's editorial marks are merged with the module's", () => {
    const rest = `    deprecated: Use id.
    editorial: { sensitive: true, deprecated: Use a role instead. }
`;
    const { service } = parseService(input(rest), "services/g/s.yaml", {});
    expect(service?.inputs[0]).toMatchObject({ sensitive: true, deprecated: "Use a role instead." });
    expect(service?.inputs[0]).not.toHaveProperty("editorial");
  });

  test("any deprecation message of a module is valid", () => {
    expect(problemsOf(input('    deprecated: "# Use\\n- [this](javascript:x) or ![that](x)"\n'))).toEqual([]);
  });

  test("names may contain any letters, and a module may be at the root of its repository", () => {
    const text = input("").replace("name: first", "name: größe").replace("path: modules/test", 'path: ""');
    expect(problemsOf(text)).toEqual([]);
  });

  test("any field may be described if the type does not declare its fields", () => {
    const withType = (type: string): string[] =>
      problemsOf(input("    fields: { a: A field of this value. }\n").replace("object({ a = string })", type));
    expect(withType("map(any)")).toEqual([]);
    expect(withType("list(string)")).toEqual([expect.stringContaining('the type has no field "a"')]);
  });

  test("reports invalid types and invalid YAML with their lines", () => {
    expect(problemsOf(input("").replace("object({ a = string })", "strin"))[0]).toMatch(
      /^10: input "first" type: "strin" is not a type/,
    );
    expect(problemsOf("name: [")[0]).toMatch(/^1: /);
  });
});

test("a service with hundreds of hostile inputs is valid", () => {
  const service = fixtureService();
  expect(service.inputs).toHaveLength(439);
  expect(service.inputs[0]?.name).toHaveLength(60);
  expect(longName(438)).toHaveLength(60);
});
