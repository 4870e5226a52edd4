import { describe, expect, test } from "vitest";
import { constantOf, formatExpression, parseExpression, quoteUnlessCode } from "./expression";

describe("an expression", () => {
  test.each([
    ['"text"', "constant"],
    ["-1.5", "constant"],
    ["null", "constant"],
    ['["a", 1,]', "list"],
    ['{ a = 1, "b c" : 2 }', "object"],
    ["{\n  a = [\n    1\n  ]\n  (local.key) = 2\n}", "object"],
    ['"a-${local.name}"', "code"],
    ["dependency.vpc.outputs.vpc_id", "code"],
    ["a.b[0].*.c[*]", "code"],
    ['merge(local.tags, { a = "b" }, var.more...)', "code"],
    ["[for k, v in var.map : upper(k) if v]", "code"],
    ["{ for k, v in var.map : k => v... }", "code"],
    ['local.name == "prod" && !var.small ? 3 : 1 + 2', "code"],
    ["provider::aws::arn_parse(var.arn)", "code"],
    ["(\n1 +\n2)", "code"],
    ["<<-EOF\n  a\n  EOF\n", "code"],
  ])("%s is read", (text, kind) => {
    expect(parseExpression(text).kind).toBe(kind);
  });

  test.each([
    ["", "Expected a value at the end."],
    ["foo bar", "Expected the end of the value before bar."],
    ["1 +", "Expected a value at the end."],
    ["[1 2]", "Expected , before 2."],
    ["[1, 2", "Expected , at the end."],
    ["{ a }", "Expected : before }."],
    ["{ a = 1 b = 2 }", "Expected , before b."],
    ['"open', "A string or a bracket of an interpolation is not closed."],
    ['"a ${b"', "A string or a bracket of an interpolation is not closed."],
    ['"a\\d"', "\\d means nothing in a string. Write \\\\d for a backslash."],
    ["a.", "Expected a name after the dot, at the end."],
    ["f(1", "Expected , at the end."],
  ])("%s is refused", (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });

  test("a constant has a value, and what has to be evaluated has none", () => {
    expect(constantOf(parseExpression('{ a = [1, "b"], "c d" = null }'))).toEqual({ a: [1, "b"], "c d": null });
    expect(constantOf(parseExpression("[1, local.two]"))).toBeUndefined();
  });
});

describe("layout", () => {
  test("is that of terraform fmt", () => {
    expect(formatExpression('{ a=1, long = "x" }')).toBe('{\n  a    = 1\n  long = "x"\n}');
  });

  test("leaves comments where they are, and takes the indentation of the file away", () => {
    expect(formatExpression("{\n    # why\n    a = 1\n  }")).toBe("{\n  # why\n  a = 1\n}");
  });

  test("keeps a heredoc that may be indented, and quotes one that may not", () => {
    expect(formatExpression("<<EOF\na\n  b\nEOF")).toBe("<<-EOF\na\n  b\nEOF");
    expect(formatExpression("<<EOF\n  a\nEOF")).toBe('"  a\\n"');
  });
});

test.each([
  ["order-export", '"order-export"'],
  ["us-east-1", '"us-east-1"'],
  ["example.com", '"example.com"'],
  ['say "hi"', '"say \\"hi\\""'],
  ["${local.name}-x", '"${local.name}-x"'],
  ["", '""'],
  ['"quoted"', '"quoted"'],
  ["local.name", "local.name"],
  ["dependency.vpc.outputs.vpc_id", "dependency.vpc.outputs.vpc_id"],
  ["jsonencode({ a = 1 })", "jsonencode({ a = 1 })"],
  ["null", "null"],
])("where a string is expected, %s is %s", (typed, value) => {
  expect(quoteUnlessCode(typed)).toBe(value);
});
