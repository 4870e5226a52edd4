import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { codeSyntax } from "./codeSyntax";

const fence = (language: string, ...lines: string[]) => ["```" + language, ...lines, "```", ""].join("\n");

describe("code samples", () => {
  it.each([
    fence("hcl", 'resource "aws_vpc" "main" {', '  cidr_block = "10.0.0.0/16"', "}"),
    fence("hcl", "create_vpc = true"),
    fence("hcl", "user_data = <<-EOT", "  #!/bin/bash", "EOT"),
    fence("bash", "if true; then", '  echo "yes"', "fi"),
    fence("go", "package main", "", "func main() {}"),
    fence("go", "type pair[T any] struct{ a, b T }", "", "func twice[T any](a T) pair[T] { return pair[T]{a, a} }"),
    fence("go", "for i := range 10 {", "\tfmt.Println(i)", "}"),
    fence("json", '{ "a": [1, 2] }'),
    fence("yaml", "a: 1", "---", "b: 2"),
    fence("text", "{{{ anything"),
  ])("accepts a valid sample: %j", async (sample) => {
    expect(await findProblemsInBody(codeSyntax, sample)).toEqual([]);
  });

  it("says where HCL does not parse", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("hcl", "a = 1", "b = ...", "c = 3"))).toEqual([
      expect.stringMatching(/^8:5 The HCL sample is not valid: Invalid expression\. Complete the sample/),
    ]);
  });

  it("says where shell does not parse", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("bash", "echo start", 'echo "open'))).toEqual([
      expect.stringMatching(/^8:6 The shell sample is not valid: .*quote/),
    ]);
    expect(await findProblemsInBody(codeSyntax, fence("bash", "if true; then", "  echo yes"))).toEqual([
      expect.stringMatching(/^7:1 The shell sample is not valid: /),
    ]);
  });

  it("checks every sample on a page with many shell samples", async () => {
    const samples = Array.from({ length: 250 }, (_, index) =>
      index % 50 === 20 ? "if" : 'for i in 1 2; do echo "$i"; done',
    );
    const problems = await findProblemsInBody(codeSyntax, samples.map((sample) => fence("bash", sample)).join("\n"));
    expect(problems).toHaveLength(5);
  });

  it("rejects prompts", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("bash", "cd live", "$ tofu init"))).toEqual([
      expect.stringMatching(/^8:1 The shell sample is not valid: a prompt is not part of a command\./),
    ]);
  });

  it.each([
    ["tofu plan –out=x", /^8:11 The shell sample is not valid: – is a typographic dash\. Type - or --\. Write/],
    ["tofu plan —out=x", /^8:11 The shell sample is not valid: — is a typographic dash/],
    ["echo “hi”", /^8:6 The shell sample is not valid: “ is a typographic quotation mark\. Type a straight one, "/],
    ["echo hi”", /^8:8 The shell sample is not valid: ” is a typographic/],
    ["echo ‘hi’", /^8:6 The shell sample is not valid: ‘ is a typographic quotation mark\. Type a straight one, '/],
    ["# The site’s root", /^8:11 The shell sample is not valid: ’ is a typographic/],
    ["tofu\u00A0plan", /^8:5 The shell sample is not valid: this is a non-breaking space\. Type a normal one\./],
    ["tofu \u200Bplan", /^8:6 The shell sample is not valid: this is a zero-width space, U\+200B\. Delete it\./],
  ])("rejects characters that a word processor inserts: %s", async (line, expected) => {
    expect(await findProblemsInBody(codeSyntax, fence("bash", "tofu init", line))).toEqual([
      expect.stringMatching(expected),
    ]);
    expect(await findProblemsInBody(codeSyntax, fence("text", line))).toEqual([]);
  });

  it("says where Go does not parse", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("go", "func check() error {", "\treturn run(...)", "}"))).toEqual(
      [expect.stringMatching(/^8:13 The Go sample is not valid: expected operand, found '\.\.\.'\. Write a file, /)],
    );
    expect(await findProblemsInBody(codeSyntax, fence("go", "func check() {", "\tif ready {", "}"))).toEqual([
      expect.stringMatching(/^9:\d+ The Go sample is not valid: expected /),
    ]);
  });

  it("says which line gofmt would change", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("go", "func check() {", "    run()", "}"))).toEqual([
      expect.stringMatching(/^8:1 The Go sample is not valid: gofmt would format this line differently\. /),
    ]);
  });

  it("says where JSON does not parse", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("json", "{", '  "a": 1,', "}"))).toEqual([
      expect.stringMatching(/^9:1 The JSON sample is not valid: /),
    ]);
    expect(await findProblemsInBody(codeSyntax, fence("json", "{", '  "a": [1,'))).toEqual([
      expect.stringMatching(/^8:11 The JSON sample is not valid: /),
    ]);
    expect(await findProblemsInBody(codeSyntax, fence("json", "[", "  1,", "]"))).toEqual([
      expect.stringMatching(/^9:1 The JSON sample is not valid: Unexpected token ']'\. Complete the sample; /),
    ]);
  });

  it("says where YAML does not parse", async () => {
    expect(await findProblemsInBody(codeSyntax, fence("yaml", "a: &all [1]", "b: *all", "c: *.example.com"))).toEqual([
      expect.stringMatching(/^\d+:4 .*"\*\.example\.com" is a reference in YAML/),
    ]);
    expect(await findProblemsInBody(codeSyntax, fence("yaml", "a: 1", "b: c: d"))).toEqual([
      expect.stringMatching(/^8:4 The YAML sample is not valid: /),
    ]);
  });

  it("counts the indentation of a fence in a list", async () => {
    expect(await findProblemsInBody(codeSyntax, "1. Step\n\n   ```hcl\n   a = ...\n   ```\n")).toEqual([
      expect.stringMatching(/^9:8 The HCL sample/),
    ]);
  });
});
