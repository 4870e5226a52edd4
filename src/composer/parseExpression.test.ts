import { describe, expect, test } from "vitest";
import { constantOf } from "./expression";
import { parseExpression } from "./parseExpression";

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
    ["upper (var.name)", "code"],
    ["constructor", "code"],
    ["(\n1 +\n2)", "code"],
    ["<<-EOF\n  a\n  EOF\n", "code"],
  ])("%s parses", (text, kind) => {
    expect(parseExpression(text).kind).toBe(kind);
  });

  test.each([
    ["", "Expected a value at the end."],
    ["foo bar", "Expected the end of the value before bar."],
    ["1 +", "Expected a value at the end."],
    ["[1 2]", 'Expected "," before 2.'],
    ["[1, 2", 'Expected "]" at the end.'],
    ["{ a = { b = 1 }", 'Expected "}" at the end.'],
    ["{ = 1 }", "Expected a name before =."],
    ["{ a }", 'Expected ":" before }.'],
    ["{ a = 1 b = 2 }", 'Expected "," before b.'],
    ['"open', 'A string, a heredoc or an interpolation is not closed. Add the closing ", marker or }.'],
    ['"a ${b"', 'A string, a heredoc or an interpolation is not closed. Add the closing ", marker or }.'],
    ['"a\\d"', "\\d is not a valid escape. Write \\\\d for a backslash."],
    ["a.", "Expected a name after the dot, at the end."],
    ["f(1", 'Expected ")" at the end.'],
  ])("rejects %s", (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });

  test("a constant has a value, unlike an expression that must be evaluated", () => {
    expect(constantOf(parseExpression('{ a = [1, "b"], "c d" = null }'))).toEqual({ a: [1, "b"], "c d": null });
    expect(constantOf(parseExpression("[1, local.two]"))).toBeUndefined();
  });
});
