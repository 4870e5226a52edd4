import { describe, expect, test } from "vitest";
import { formatObject } from "../catalog/hcl";
import { parseHcl, parseValues } from "../catalog/hclParser";
import { formatExpression } from "./layout";

describe("layout", () => {
  test.each([
    ['{ a=1, long = "x" }', '{\n  a    = 1\n  long = "x"\n}'],
    ['a?"x":- b', 'a ? "x" : -b'],
    ['a -1>=-1&&! b||c=="d"', 'a - 1 >= -1 && !b || c == "d"'],
    ["f (a,b [0] . c, [ d ]...)", "f(a, b[0].c, [d]...)"],
    ["[for k,v in [a]:(v)if k]", "[for k, v in [a] : (v) if k]"],
    ["{for x in (a):x=>x...}", "{ for x in(a) : x => x... }"],
    ["provider :: aws::f(1)", "provider::aws::f(1)"],
    ["f(1, { a = 1 })", "f(1, {\n  a = 1\n})"],
    ["f({ a = 1 }, 1, { b = 2 })", "f(\n  {\n    a = 1\n  },\n  1,\n  {\n    b = 2\n  },\n)"],
    ["f({ a = 1 }, [{ b = 2 }]...)", "f(\n  {\n    a = 1\n  },\n  [\n    {\n      b = 2\n    },\n  ]...\n)"],
  ])("%s becomes %s, as with terraform fmt", (source, formatted) => {
    expect(formatExpression(source)).toBe(formatted);
  });

  test("leaves comments where they are, and removes the indentation of the file", () => {
    expect(formatExpression("{\n    # why\n    a = 1\n  }")).toBe("{\n  # why\n  a = 1\n}");
  });

  test.each([
    "{ a = <<-EOT\n    x\n\n      \n    z\n  EOT\n}",
    "[<<-EOT\n  a\n\n  b\nEOT\n, 1]",
    '{ name = "${jsonencode({\n    a = 1\n    b = 2\n  })}", other = 1 }',
    '{ a = { name = "${jsonencode({ # why\n  a = 1\n})}" } }',
    "[for x in\nvar.list : x]",
    `local.a["${"k".repeat(60)}"].id`,
    "local.a[jsonencode({ b = 1 })]",
    'merge(\n{ a = 1 },\n{ b = "x" }\n)',
    'merge({ a = 1 }, local.b, { c = "x" }, [{ d = 1 }]...)',
    '{ "${lookup(var.m, "k")}" = 1, "for" = 2 }',
    '{ "for" = 1 }',
    '<<EOT\n  ${jsonencode({ a = { b = "c" }, d = "e" })}\nEOT',
    "{\n  # why\n  a = <<EOT\nx\n\ny\nEOT\n  b = <<EOT\n  z\nEOT\n}",
    '{\n  a = "<<x" # why\n}',
  ])("formats %j without changing its value, and is idempotent", async (source) => {
    const formatted = formatExpression(source);
    expect(formatExpression(formatted)).toBe(formatted);
    // The parser returns expressions as written: only their layout may differ.
    const collapseWhitespace = (value: unknown): string =>
      JSON.stringify(value).replaceAll(/\$\{.*?\}"/g, (code) =>
        code
          .replaceAll(/(?:\\n|\s)+/g, " ")
          .replaceAll(/ ?([()[\]{},:]) ?/g, "$1")
          .replaceAll(/,(?=[)\]])/g, ""),
      );
    const [before = null] = await parseValues([source]);
    const [after = null] = await parseValues([formatted]);
    expect(collapseWhitespace(after)).toBe(collapseWhitespace(before));
    // Indenting the value, as in a file, changes nothing either.
    const [, again] = Object.values(await parseHcl("a.hcl", `x = 1\ny = ${formatted}\n`));
    expect(collapseWhitespace(again)).toBe(collapseWhitespace(before));
  });

  test("keeps comments, even next to heredocs and strings that look like one", () => {
    expect(formatExpression('{\n    a = "<<x" # why\n  }')).toBe('{\n  a = "<<x" # why\n}');
    expect(formatExpression("{\n  # why\n  a = <<EOT\nx\nEOT\n}")).toContain("# why");
  });

  test("keeps a heredoc that can be indented, and quotes one that cannot", () => {
    expect(formatExpression("<<EOF\na\n  b\nEOF")).toBe("<<-EOF\na\n  b\nEOF");
    expect(formatExpression("<<EOF\n  a\nEOF")).toBe('"  a\\n"');
    expect(formatExpression("<<EOF\n  a\u2028b\nEOF")).toBe('"  a\u2028b\\n"');
  });

  test.each([
    '<<-EOF\n    %{ for host in ["a", "b"] ~}\n    echo ${host}\n    %{ endfor ~}\n    echo done\n  EOF',
    "<<EOF\na ${~ b }\n  c\nEOF",
    "{\n      a=1 # why\n      b = <<-EOF\n        %{~ if c }\n        d\n        %{~ endif }\n      EOF\n    }",
    "[<<-EOF\n    a ${ b ~}\n    c\n  EOF\n, 1]",
  ])("does not change a heredoc whose lines HCL joins, even in a file: %j", async (source) => {
    expect(formatExpression(source)).toBe(source);
    const file = `${formatObject([{ name: "x", value: source }])}\n`;
    expect(await parseHcl("a.hcl", `y = ${file}`)).toEqual({ y: await parseHcl("a.hcl", `x = ${source}\n`) });
  });
});
