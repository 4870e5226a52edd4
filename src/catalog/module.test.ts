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
      nullable: false,
      validation: [{ condition: 'contains(["x", "y"], var.config.name)', message: "Must be x or y." }],
    });
    expect(byName.anything).toMatchObject({ type: "any", sensitive: false, nullable: true, validation: [] });
    expect(byName.anything).not.toHaveProperty("default");
    expect(byName.old?.type).toBe("string");
    expect(byName.optional?.default).toBe("null");
    expect(byName.token).toMatchObject({ type: "string", deprecated: "Use a role." });
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
          names: { type: "list(string)", default: ["a"], description: "Names." },
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

  test("a module without variables or outputs is a module", async () => {
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
      "a type that is none",
      { "main.tf": 'variable "x" { type = strin }\n' },
      /main\.tf {2}variable "x": "strin" is not a type/,
    ],
    [
      "two variables of a name",
      { "a.tf": 'variable "x" {}\n', "b.tf": 'variable "x" {}\n' },
      /b\.tf {2}variable "x" is declared twice/,
    ],
    ["a folder without a module", { "readme.md": "" }, /is not a module: it has no \.tf/],
  ])("%s is told", async (_, files, message) => {
    await expect(readModule(folder(files as unknown as Record<string, string>))).rejects.toThrow(message);
  });

  test("a folder that is not there is told", async () => {
    await expect(readModule("/no/such/folder")).rejects.toThrow("is not a folder");
  });
});
