import { expect, test } from "vitest";
import { parseType } from "../catalog/typeExpression";
import { readTyped } from "./typed";

const string = parseType("string");

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
  ['${merge({ a = "b" }, { c = "d" })}', '"${merge({ a = "b" }, { c = "d" })}"'],
  ["values.yaml", '"values.yaml"'],
  ["values.prod.yaml", '"values.prod.yaml"'],
  ["values.name", "values.name"],
  ["values.db.name", "values.db.name"],
  ["each.key", "each.key"],
  ["each.value.name", "each.value.name"],
  ['each.value["name"]', 'each.value["name"]'],
  ["count.csv", '"count.csv"'],
  ["path.module", "path.module"],
  ["path.module/files", '"path.module/files"'],
  ["path.txt", '"path.txt"'],
  ["terraform.tfstate", '"terraform.tfstate"'],
  ["terraform.workspace", "terraform.workspace"],
  ["data.csv", '"data.csv"'],
  ["data.aws_vpc.this.id", "data.aws_vpc.this.id"],
  ["AmazonLinux(2)", '"AmazonLinux(2)"'],
  ["(deprecated) use other", '"(deprecated) use other"'],
  ["(local.a)", "(local.a)"],
])("where a string is expected, %s is %s", (typed, value) => {
  expect(readTyped(typed, string)).toBe(value);
});

test("text is not quoted where a string is not expected", () => {
  expect(readTyped(" 12 ", parseType("number"))).toBe("12");
});
