import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatString } from "../catalog/hcl";
import { parseHcl, parseValues } from "../catalog/hclParser";
import { findSequences } from "../catalog/hclTokens";
import { findHclProgram } from "../walkthrough/hcl/verify";
import { formatExpression } from "./layout";

/** Values as a reader might paste them, with everything in which line breaks, indentation or quotes matter. */
const { value } = fc.letrec<{ value: string }>((tie) => {
  const nested = fc.array(tie("value"), { maxLength: 3 });
  const key = fc.constantFrom("a", "long_name", '"odd key"', '"for"', '"${lookup(local.k, "b")}"', '"a$${b}"', "7");
  const entries = fc.uniqueArray(fc.tuple(key, tie("value")), { selector: ([name]) => name, maxLength: 3 });
  return {
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom(
        "true",
        "-1.5",
        '"<<EOT"',
        "local.a",
        `local.a["${"k".repeat(60)}"].id`,
        '"a ${merge({ a = "b" }, { c = "d" })} $${no}"',
        '"${jsonencode({\n    a = 1\n\n    b = "2" # two\n  })}"',
        "[for x in\nlocal.y :\nx]",
        'merge({ a = "}" },\n{ "for" = 1 }\n)',
        '<<EOT\n  ${jsonencode({ a = { b = "c" } })}\n\n   x\nEOT\n',
        "<<EOT\nx\n  \n\ny # no comment\nEOT\n",
        "<<-EOT\n      x\n\n        y\n    EOT\n",
        '<<-EOT\n    %{ for x in ["a", "b"] ~}\n    - ${x}\n      y\n    %{ endfor ~}\n    z\n  EOT\n',
        "<<EOT\n  x ${~ local.a ~}\n\n    y\nEOT\n",
      ),
      fc.string().map((text) => formatString(text.replace(/[$%](?=\{)/g, "$&$&"))),
      nested.map((items) => `[${items.join(", ")}]`),
      nested.map((items) => `[ # why\n${items.map((item) => `    ${item}, // open "\n`).join("")}]`),
      entries.map((all) => `{\n${all.map(([name, item]) => `      ${name} = ${item}\n`).join("")}  }`),
      entries.map((all) => `{ /* } */\n${all.map(([name, item]) => `  ${name} = ${item}\n`).join("")}}`),
    ),
  };
});

/** A string without the layout of its code. */
function withoutLayout(text: string): string {
  let result = "";
  let position = 0;
  for (const [start, end] of findSequences(text)) {
    result += text.slice(position, start) + text.slice(start, end).replaceAll(/[\s,]+/g, "");
    position = end;
  }
  return result + text.slice(position);
}

/** A parsed value as text. The parser returns expressions as written, so their layout is left out. */
function describeValue(parsed: unknown): string {
  return JSON.stringify(parsed, (_, part: unknown) => (typeof part === "string" ? withoutLayout(part) : part));
}

test("formatting preserves the meaning of a value, even when indented, and is idempotent", async () => {
  const sources = fc.sample(value, { numRuns: 400, seed: 3 }).map((source) => source.trim());
  const formatted = sources.map(formatExpression);
  expect(formatted.map(formatExpression)).toEqual(formatted);
  const meanings = (await parseValues(sources)).map(describeValue);
  expect((await parseValues(formatted)).map(describeValue)).toEqual(meanings);
  const lists = formatted.map((text, index) => formatExpression(`{\nv${index} = ${text}\n}`));
  const indented = await parseHcl("a.hcl", lists.map((text, index) => `x${index} = ${text}\n`).join(""));
  expect(
    lists.map((_, index) => describeValue((indented[`x${index}`] as Record<string, unknown>)[`v${index}`])),
  ).toEqual(meanings);
});

test("nested calls, lists and objects are formatted like terraform fmt, and this is idempotent", () => {
  const { value: nested } = fc.letrec<{ value: string }>((tie) => {
    const items = fc.array(tie("value"), { maxLength: 3 });
    const list = items.map((all) => `[${all.join(", ")}]`);
    return {
      value: fc.oneof(
        { depthSize: "medium", withCrossShrink: true },
        fc.constantFrom("1", '"x"', "local.a"),
        list,
        items.map((all) => `{ ${all.map((item, index) => `${"k".repeat(index + 1)} = ${item}`).join(", ")} }`),
        items.map((all) => `merge(${all.join(", ")})`),
        fc.tuple(tie("value"), list).map(([item, all]) => `merge(${item}, ${all}...)`),
      ),
    };
  });
  const formatted = fc.sample(nested, { numRuns: 400, seed: 3 }).map(formatExpression);
  expect(formatted.map(formatExpression)).toEqual(formatted);
  const program = findHclProgram();
  if (program === undefined) {
    console.warn("skipped: nothing is compared, because neither tofu nor terraform is on the path");
    return;
  }
  const file = formatted.map((text, index) => `v${index} = ${text}\n`).join("\n");
  expect(spawnSync(program, ["fmt", "-"], { input: file, encoding: "utf8" }).stdout).toBe(file);
});
