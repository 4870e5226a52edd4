import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readModule } from "./module";

function folder(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "module-"));
  Object.entries(files).forEach(([name, text]) => fs.writeFileSync(path.join(root, name), text));
  return root;
}

const read = (files: Record<string, string>) => readModule(folder(files));

describe("readModule", () => {
  test("reads types, defaults, marks and validation rules of HCL", async () => {
    const { variables, outputs } = await read({
      "variables.tf": `
# A comment before
variable "config" {
  description = <<-EOT
    Several
    lines with \${nothing}
  EOT
  type = object({
    name = optional(string, "a, b") # with a comment
    deep = optional(object({ sizes = list(number) }), {})
  })
  default   = { name = "x" }
  sensitive = true
  nullable  = false

  validation {
    condition     = contains(["x", "y"], var.config.name)
    error_message = "Must be x or y."
  }
}

variable "anything" {}
variable "old" { type = "string" }
variable "optional" { default = null }
variable "token" {
  type      = string
  ephemeral = true
  deprecated = "Use a role."
}
variable "text" {
  default = <<EOT
heredoc with $\${escaped}
EOT
}
`,
      "outputs.tf": 'output "arn" {\n  value     = aws_x.y.arn\n  sensitive = true\n}\n',
      "main.tf": 'resource "null_resource" "x" {}\noutput "id" { value = 1 }\n',
      "notes.txt": "not read {",
    });
    const byName = Object.fromEntries(variables.map((variable) => [variable.name, variable]));
    expect(byName.config).toEqual({
      name: "config",
      type: 'object({\n  name = optional(string, "a, b")\n  deep = optional(object({\n    sizes = list(number)\n  }), {})\n})',
      default: '{\n  name = "x"\n}',
      description: "Several\nlines with ${nothing}",
      sensitive: true,
      ephemeral: false,
      nullable: false,
      validation: [{ condition: 'contains(["x", "y"], var.config.name)', message: "Must be x or y." }],
    });
    expect(byName.anything).toMatchObject({ type: "any", sensitive: false, nullable: true, validation: [] });
    expect(byName.anything).not.toHaveProperty("default");
    expect(byName.old?.type).toBe("string");
    expect(byName.optional?.default).toBe("null");
    expect(byName.token).toMatchObject({ type: "string", ephemeral: true, deprecated: "Use a role." });
    expect(byName.token).not.toHaveProperty("default");
    expect(byName.text?.default).toBe('"heredoc with $${escaped}\\n"');
    expect(outputs.map(({ name, sensitive }) => [name, sensitive])).toEqual([
      ["id", false],
      ["arn", true],
    ]);
  });

  test("reads JSON syntax", async () => {
    const { variables, outputs } = await read({
      "variables.tf.json": JSON.stringify({
        variable: {
          names: { "//": "A comment.", type: "list(string)", default: ["a"], description: "Names." },
          size: [{ type: "${number}" }],
        },
        output: { id: { value: "${x.y}" } },
      }),
    });
    expect(variables).toMatchObject([
      { name: "names", type: "list(string)", default: '["a"]', description: "Names." },
      { name: "size", type: "number" },
    ]);
    expect(outputs).toHaveLength(1);
  });

  test("OpenTofu files hide Terraform files of the same name, and overrides replace attributes", async () => {
    const { variables } = await read({
      "a.tf": 'variable "x" {\n  default = 1\n}\n',
      "a.tofu": 'variable "x" {\n  type    = number\n  default = 2\n}\n',
      "override.tf": 'variable "x" {\n  default = 3\n}\n',
    });
    expect(variables).toMatchObject([{ name: "x", type: "number", default: "3" }]);
  });

  test("a module may have no variables and no outputs", async () => {
    expect(await read({ "main.tf": "" })).toEqual({ variables: [], outputs: [] });
  });

  test.each([
    [
      "a file that does not parse",
      { "main.tf": '\nvariable "x" {\n  type = \n}\n' },
      /main\.tf:3 {2}Invalid expression/,
    ],
    ["JSON that does not parse", { "main.tf.json": '{\n  "variable": {,\n}' }, /main\.tf\.json:2 {2}/],
    [
      "a trailing comma in JSON",
      { "a.tf.json": '{"variable": [\n{},\n] }' },
      /a\.tf\.json:3 {2}Unexpected token '\]'$/,
    ],
    [
      "a type in JSON below another variable, whose default has the same text",
      {
        "a.tf.json":
          '[\n{ "variable": {\n\t"a": { "default": "b",\n\t\t"type": "string" },\n\t"b": [{\n\t\t"type": "strin"\n} ]} }]',
      },
      /a\.tf\.json:6 {2}variable "b": "strin" is not a type/,
    ],
    [
      "an invalid type",
      { "main.tf": 'variable "x" { type = strin }\n' },
      /main\.tf:1 {2}variable "x": "strin" is not a type/,
    ],
    [
      "an invalid type within a type",
      { "main.tf": 'variable "x" {\n  type = object({\n    # a field\n    a = list(strin)\n  })\n}\n' },
      /main\.tf:4 {2}variable "x": "strin" is not a type$/,
    ],
    [
      "an invalid type in an override",
      { "a.tf": 'variable "x" {\n  type = string\n}\n', "a_override.tf": '\n\nvariable "x" { type = strin }\n' },
      /a_override\.tf:3 {2}variable "x": "strin" is not a type/,
    ],
    [
      "an invalid type in JSON",
      { "a.tf.json": '{\n"output": { "a": {} },\n"variable": {\n"a": {\n"type": "strin"\n} } }' },
      /a\.tf\.json:5 {2}variable "a": "strin" is not a type/,
    ],
    [
      "two variables with the same name",
      { "a.tf": 'variable "x" {}\n', "b.tf": 'variable "x" {}\n' },
      /b\.tf:1 {2}variable "x": it is declared twice; the first declaration is in .*a\.tf:1/,
    ],
    ["a folder without a module", { "readme.md": "" }, /is not a module: it has no \.tf/],
    [
      "a missing label",
      { "a.tf": "\nvariable {\n}\n" },
      /a\.tf:2 {2}A block of this kind takes exactly one name: variable "NAME"/,
    ],
    ["two labels", { "a.tf": 'variable "a" "b" {}\n' }, /a\.tf:1 {2}A block of this kind takes exactly one name/],
    [
      "an override of nothing",
      { "x_override.tf": '\noutput "x" {}\n' },
      /x_override\.tf:2 {2}output "x": an override file/,
    ],
    [
      "a default that calls a function",
      { "a.tf": 'variable "x" {\n  type    = number\n  default = [max(1, 2)]\n}\n' },
      /a\.tf:3 {2}variable "x": the default calls the function "max"/,
    ],
    [
      "a default with a reference",
      { "a.tf": 'variable "x" {\n  default = "a-${var.y}"\n}\n' },
      /a\.tf:2 {2}variable "x": the default refers to "var\.y"/,
    ],
    [
      "a default of another type",
      { "a.tf": 'variable "x" {\n  type    = map(number)\n  default = { a = "b" }\n}\n' },
      /a\.tf:3 {2}variable "x": the default does not match the type/,
    ],
    [
      "an argument that does not exist",
      { "a.tf": 'variable "x" {\n  type   = string\n  defualt = "a"\n}\n' },
      /a\.tf:3 {2}variable "x": it has no argument "defualt"\. Did you mean "default"\?/,
    ],
    [
      "a block that does not exist",
      { "a.tf": 'output "x" {\n  value = 1\n  lifecycle {}\n}\n' },
      /a\.tf:1 {2}output "x": it has no argument "lifecycle"\. Its arguments are value, type, /,
    ],
    [
      "a field that is declared twice",
      { "a.tf": 'variable "x" {\n  type = object({ a = string, a = number })\n}\n' },
      /a\.tf:2 {2}variable "x": the field "a" is declared twice/,
    ],
    [
      "JSON without objects",
      { "a.tf.json": '{\n "variable": {"n": null}}' },
      /a\.tf\.json:2 {2}variable "n" is not an object/,
    ],
    ["a list of names in JSON", { "a.tf.json": '{"variable": ["n"]}' }, /a\.tf\.json:1 {2}"variable" is not an object/],
    ["a number as JSON", { "a.tf.json": "1" }, /a\.tf\.json:1 {2}The file is neither an object nor a list/],
  ])("rejects %s, with its position", async (_, files, message) => {
    await expect(readModule(folder(files as unknown as Record<string, string>))).rejects.toThrow(message);
  });

  test("rejects a folder that does not exist", async () => {
    await expect(readModule("/no/such/folder")).rejects.toThrow("is not a folder");
  });

  test("reads only the files that Terraform reads", async () => {
    const root = folder({
      "main.tf": 'variable "a" {}\n',
      ".hidden.tf": 'variable "b" {}\n',
      "._main.tf": "\0\0",
      "#main.tf#": "{",
      "main.tf~": "{",
    });
    fs.mkdirSync(path.join(root, "folder.tf"));
    fs.symlinkSync("user@host.1234", path.join(root, ".#main.tf"));
    expect((await readModule(root)).variables.map(({ name }) => name)).toEqual(["a"]);
    fs.symlinkSync("nowhere", path.join(root, "dangling.tf"));
    await expect(readModule(root)).rejects.toThrow(/dangling\.tf {2}The file cannot be read: ENOENT/);
  });

  test("rejects a file in another encoding, with the line", async () => {
    const root = folder({});
    fs.writeFileSync(path.join(root, "a.tf"), Buffer.from('variable "x" {\n  default = "caf\xe9"\n}\n', "latin1"));
    await expect(readModule(root)).rejects.toThrow(/a\.tf:2 {2}The file is not UTF-8/);
  });

  test("a checkout with Windows line endings produces the same data", async () => {
    const source =
      'variable "x" {\n  description = <<EOT\na\nb\nEOT\n  type = object({\n    a = optional(list(string), [\n      "b",\n    ])\n  })\n  validation {\n    condition = (\n      true\n    )\n    error_message = "No."\n  }\n}\n';
    const module = await read({ "a.tf": source.replaceAll("\n", "\r\n") });
    expect(module).toEqual(await read({ "a.tf": `\uFEFF${source}` }));
    expect(JSON.stringify(module)).not.toContain("\\r");
  });

  test("numbers keep their digits, and names may have any letters", async () => {
    const { variables } = await read({
      "a.tf":
        'variable "größe" {\n  type    = object({ "länge" = optional(number, 12345678901234567891) })\n  default = -12345678901234567890\n}\n',
      "b.tf.json": '{ "variable": { "b": { "default": [-12345678901234567890, "12345678901234567890"] } } }',
    });
    expect(variables).toMatchObject([
      {
        name: "größe",
        type: "object({\n  länge = optional(number, 12345678901234567891)\n})",
        default: "-12345678901234567890",
      },
      { name: "b", default: '[-12345678901234567890, "12345678901234567890"]' },
    ]);
  });

  test("a default in JSON is taken literally, and the root may be a list", async () => {
    const { variables } = await read({
      "a.tf.json":
        '[{ "variable": { "a": { "default": "${literal}", "description": "A." } } }, { "variable": { "b": {} } }]',
    });
    expect(variables).toMatchObject([{ name: "a", default: '"$${literal}"', description: "A." }, { name: "b" }]);
  });

  test("descriptions and messages are plain text, without template escapes", async () => {
    const { variables } = await read({
      "a.tf": `variable "a" {
  description = "For $\${env} and %%{ if }"
  deprecated  = "Use $\${b}."
  validation {
    condition     = var.a != ""
    error_message = "Not \${var.a}, but $\${x}."
  }
}
`,
      "b.tf.json": '{ "variable": { "b": { "description": "For ${env}, or $${env}" } } }',
    });
    expect(variables).toMatchObject([
      {
        description: "For ${env} and %{ if }",
        deprecated: "Use ${b}.",
        validation: [{ message: "Not ${var.a}, but ${x}." }],
      },
      { description: "For ${env}, or $${env}" },
    ]);
  });

  test("a condition is the same in any layout", async () => {
    const rule = (condition: string): string =>
      `variable "a" {\n  validation {\n    condition = ${condition}\n    error_message = "No."\n  }\n}\n`;
    const conditionOf = async (condition: string) =>
      (await read({ "a.tf": rule(condition) })).variables[0]?.validation[0]?.condition;
    const line =
      '(length(merge({ a = 1, b = [] }, var.a)) > 0 && alltrue([for k, v in var.a : contains(["x", "y"], v)]))';
    expect(await conditionOf(line)).toBe(line);
    expect(
      await conditionOf(`(
      length(merge({
        a = 1 # one (
        b = []
      }, var.a)) > 0 &&
      alltrue([
        for k, v in var.a : contains([
          "x",
          "y", // two
        ], v)
      ])
    )`),
    ).toBe(line);
    const calls = `contains(concat(["${"a".repeat(60)}"], ["${"b".repeat(60)}"]), merge({ a = 1 }, { b = 2 })...)`;
    expect(await conditionOf(calls)).toBe(calls);
    const template = '"${join(",", [\n      var.a,\n    ])}" != ""';
    expect(await conditionOf(template)).toBe(template);
  });

  test("conditions, operations and comprehensions are constants", async () => {
    const { variables } = await read({
      "a.tf":
        'variable "a" { default = true ? 1 : 2 }\nvariable "b" { default = [for x in ["p"] : "${x}-q" if (x != "")] }\n',
    });
    expect(variables.map(({ default: value }) => value)).toEqual([
      "true ? 1 : 2",
      '[for x in ["p"] : "${x}-q" if (x != "")]',
    ]);
  });

  test("marks of outputs are read", async () => {
    const { outputs } = await read({ "a.tf": 'output "x" {\n  ephemeral  = true\n  deprecated = "Use y."\n}\n' });
    expect(outputs).toMatchObject([{ name: "x", sensitive: false, ephemeral: true, deprecated: "Use y." }]);
  });
});
