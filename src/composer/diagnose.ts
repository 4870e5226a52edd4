import { isName, tokenize } from "../catalog/hclTokens";
import { shortName, type Tool } from "../catalog/dependencies";
import { isRequired } from "../catalog/isRequired";
import { exampleValue } from "../catalog/samples";
import type { Input } from "../catalog/schema";
import { parseType } from "../catalog/typeExpression";
import { didYouMean } from "../lib/didYouMean";
import { withoutMarks } from "../values/verbatim";
import { initialValue, type Composition, type Setting, type Subject } from "./composition";
import { constantOf, type Expression } from "./expression";
import { parseExpression } from "./parseExpression";
import { foreignNames, hasLocals } from "./foreignNames";
import { findReferences, translateReferences } from "./references";
import { typeProblems } from "./typeProblem";
import { pastedParts } from "./write";

/** A diagnostic about a setting. */
export interface Finding {
  /** An error makes the file fail, an example has to be replaced, and a hint is for information only. */
  severity: "error" | "warning" | "example" | "hint";
  message: string;
  /** A suggested name for the setting. */
  rename?: string;
}

const error = (message: string): Finding => ({ severity: "error", message });
const warning = (message: string): Finding => ({ severity: "warning", message });

/** A value as text, without its quotes, because Terraform converts "1" to 1. */
const textOf = (value: unknown): string => JSON.stringify(value).replace(/^"(.*)"$/, "$1");

function checkAllowed(value: Expression, { allowed = [], unit }: Input): Finding[] {
  const values = value.kind === "list" ? value.items : [value];
  const constants = values.map(constantOf).filter((constant) => constant !== undefined && constant !== null);
  if (allowed.length === 0) {
    return [];
  }
  const accepted = allowed.map((literal) => textOf(constantOf(parseExpression(literal))));
  const fits = constants.every((constant) => accepted.includes(textOf(constant)));
  return fits ? [] : [error(`Allowed: ${allowed.join(", ")}${unit === undefined ? "" : ` ${unit}`}.`)];
}

/** Reports references in a value to anything that only the other tool has. */
function checkTool(value: string, leftOut: string[], tool: Tool): Finding[] {
  const locals = leftOut.includes("locals") && hasLocals(value) ? ["locals"] : [];
  return [...locals, ...foreignNames(value, tool)].map((name) =>
    warning(`This refers to ${name}, which only the other tool has.`),
  );
}

function checkReferences({ value }: Setting, composition: Composition, { sources }: Subject, tool: Tool): Finding[] {
  const { blocks, leftOut } = pastedParts(composition, tool);
  const findings = findReferences(value, "terragrunt").flatMap(({ name, output }) => {
    const source = sources.find((candidate) => shortName(candidate) === name);
    if (source === undefined) {
      const isPasted = blocks.some((block) => new RegExp(`\\b(?:dependency|module) "${name}"`).test(block));
      return isPasted ? [] : [warning(`The file has no block for ${name}: write or paste one.`)];
    }
    const outputs = source.outputs.map((candidate) => candidate.name);
    if (outputs.includes(output)) {
      return [];
    }
    const near = didYouMean(output, outputs);
    return [error(`${source.name} has no output ${output}.${near === undefined ? "" : ` Did you mean ${near}?`}`)];
  });
  const distinct = new Map(findings.map((finding) => [finding.message, finding])).values();
  return [...distinct, ...checkTool(translateReferences(value, "terragrunt", tool), leftOut, tool)];
}

/** Finds bare names used as a value or an item of one. Only `true`, `false` and `null` may be used like that. */
function bareNames(value: Expression): string[] {
  if (value.kind === "list") {
    return value.items.flatMap(bareNames);
  }
  if (value.kind === "object") {
    return value.entries.flatMap((entry) => bareNames(entry.value));
  }
  const name = value.text.replaceAll(/^[(\s]+|[)\s]+$/g, "");
  return value.kind === "code" && isName(name) ? [name] : [];
}

/** Reports bare names. The messages show them as typed, including verbatim marks. */
function checkNames(value: Expression, source: string): Finding[] {
  const names = tokenize(source).map(({ text }) => text);
  return [...new Set(bareNames(value))].map((bare) => {
    const name = names.find((typed) => withoutMarks(typed) === bare) ?? bare;
    return error(`${name} is not a value on its own. Put text in quotes, or write a reference such as local.${name}.`);
  });
}

function checkValue(setting: Setting, input: Input): Finding[] {
  let value: Expression;
  try {
    value = parseExpression(withoutMarks(setting.value));
  } catch (problem) {
    return [error(problem instanceof Error ? problem.message : String(problem))];
  }
  if (constantOf(value) === null && input.nullable === false) {
    return [error("The module rejects null here.")];
  }
  const mismatches = typeProblems(value, parseType(input.type)).map(({ message, isIgnored }): Finding => ({
    severity: isIgnored ? "warning" : "error",
    message,
  }));
  return [...checkNames(value, setting.value), ...mismatches, ...checkAllowed(value, input)];
}

/** Notes about a valid value: it is the default, or an example that the reader has to replace. */
function hints(setting: Setting, input: Input, subject: Subject): Finding[] {
  if (setting.value === input.default) {
    return [{ severity: "hint", message: "This is the default." }];
  }
  const example = isRequired(input) ? initialValue(input, subject) : !input.allowed && exampleValue(input);
  return setting.value === example && input.type !== "bool" && findReferences(example, "terragrunt").length === 0
    ? [{ severity: "example", message: "An example: replace it." }]
    : [];
}

/** Checks one setting in a tool's file: its name, the type and rules of its value, and what the value refers to. */
export function checkSetting(setting: Setting, composition: Composition, subject: Subject, tool: Tool): Finding[] {
  const { inputs, service } = subject;
  const input = inputs.get(setting.name);
  if (input === undefined) {
    const removed = service.removed?.find(({ kind, name }) => kind === "input" && name === setting.name);
    const rename = didYouMean(setting.name, inputs.keys());
    const why = removed ? `was removed in ${removed.version}` : `is not an input of ${service.name}`;
    return [{ ...error(`${setting.name} ${why}.${rename === undefined ? "" : ` Did you mean ${rename}?`}`), rename }];
  }
  const findings = [...checkValue(setting, input), ...checkReferences(setting, composition, subject, tool)];
  const deprecated = input.deprecated === undefined ? [] : [warning(`Deprecated. ${input.deprecated}`)];
  return [...findings, ...deprecated, ...(findings.length === 0 ? hints(setting, input, subject) : [])];
}

/** The required inputs that a composition does not set. */
export function missingInputs({ settings }: Composition, { service }: Subject): Input[] {
  return service.inputs.filter((input) => isRequired(input) && !settings.some(({ name }) => name === input.name));
}
