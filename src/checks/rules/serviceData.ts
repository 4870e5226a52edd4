import { isScalar, isSeq, type Scalar, type YAMLMap } from "yaml";
import { DataDocument, DataDocumentError, nameOf } from "../../catalog/dataDocument";
import { expressionOf, type HclValue } from "../../catalog/hcl";
import { parseValues } from "../../catalog/hclParser";
import { elementOf, familyOf, formatType, parseType } from "../../catalog/typeExpression";
import { isOfType } from "../../catalog/typeFit";
import type { Problem } from "../../lib/problem";
import type { Site } from "../site";
import type { Source } from "../source";

/** A page with more groups than this is no easier to read than one without groups. */
const MAX_GROUPS = 12;

/** Keys of an entry whose values, or whose items, are HCL. */
const LITERALS = ["default", "example", "allowed"];

/** Matches text without quotes, which HCL parses as a reference. A string needs its own quotes inside those of YAML. */
const REFERENCE = /^(?!(?:true|false|null)$)[A-Za-z_][\w.-]*$/;

/** Like REFERENCE, for strings: also matches text that HCL parses as arithmetic, such as `alias/key`, or not at all. */
const UNQUOTED = /^(?!(?:true|false|null|-?\d+(?:\.\d+)?)$)[\w.:/-][\w.:/ -]*$/;

interface Literal {
  /** Such as `input "timeout"`. */
  entry: string;
  key: string;
  node: Scalar;
  isString: boolean;
}

function literalsOf(kind: "input" | "output", entry: YAMLMap): Literal[] {
  return LITERALS.flatMap((key) => {
    const node = entry.get(key, true) as unknown;
    const nodes = isSeq(node) ? node.items : [node];
    const place = { entry: `${kind} "${nameOf(entry)}"`, key, isString: entry.get("type") === "string" };
    return nodes.filter(isScalar).map((literal) => ({ ...place, node: literal }));
  });
}

const valueOf = ({ node }: Literal): string => String(node.value);

const isUnquoted = (literal: Literal): boolean => (literal.isString ? UNQUOTED : REFERENCE).test(valueOf(literal));

async function findUnparsable(literals: Literal[]): Promise<Literal[]> {
  try {
    await parseValues(literals.map(valueOf));
    return [];
  } catch {
    const results = await Promise.all(
      literals.map((literal) =>
        parseValues([valueOf(literal)]).then(
          () => true,
          () => false,
        ),
      ),
    );
    return literals.filter((_, index) => results[index] === false);
  }
}

/** The entries whose value has the wrong type. HCL and types that do not parse are reported elsewhere. */
async function findMistyped(entries: YAMLMap[], key: "default" | "example"): Promise<YAMLMap[]> {
  const typed = entries.filter((entry) => entry.has("type") && entry.has(key));
  try {
    const values = await parseValues(typed.map((entry) => String(entry.get(key))));
    return typed.filter((entry, index) => !isOfType(values[index] ?? null, parseType(String(entry.get("type")))));
  } catch {
    return [];
  }
}

/** A value as text. `1` and `"1"` are the same text, because Terraform converts one to the other. */
const textOf = (value: HclValue): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** The literals that contradict `allowed`, each with a message. In a list or set, every item has to be allowed. */
async function findNotAllowed(inputs: YAMLMap[]): Promise<(Literal & { message: string })[]> {
  const limited = inputs.filter((input) => input.has("type") && input.has("allowed"));
  const literals = limited.flatMap((input) => literalsOf("input", input).map((literal) => ({ input, literal })));
  try {
    const values = await parseValues(literals.map(({ literal }) => valueOf(literal)));
    const evaluated = literals.map((one, index) => ({ ...one, value: values[index] ?? null }));
    return limited.flatMap((input) => {
      const type = parseType(String(input.get("type")));
      const element = /^(?:list|set)$/.test(familyOf(type)) ? elementOf(type) : type;
      const own = evaluated.filter((one) => one.input === input);
      const allowed = own.filter(({ literal }) => literal.key === "allowed").map(({ value }) => textOf(value));
      const isAccepted = (value: HclValue): boolean =>
        value === null || expressionOf(value) !== undefined || allowed.includes(textOf(value));
      return own.flatMap(({ literal, value }) => {
        if (literal.key === "allowed") {
          const message = `it is not of type ${formatType(element)}. Correct the value or the type.`;
          return isOfType(value, element) ? [] : [{ ...literal, message }];
        }
        const message = "it is not one of the allowed values. Correct it, or add it to them.";
        return [value].flat().every(isAccepted) ? [] : [{ ...literal, message }];
      });
    });
  } catch {
    return [];
  }
}

/**
 * Each data file of a service has a page next to it, a manageable number of groups, and HCL where HCL belongs. The
 * schema has already been checked.
 */
export async function serviceData(source: Source, { pages }: Site): Promise<Problem[]> {
  const [, path] = /^docs\/(reference\/services\/[^/]+\/[^/]+)\.yaml$/.exec(source.file) ?? [];
  if (path === undefined) {
    return [];
  }
  let data: DataDocument;
  try {
    data = new DataDocument(source.text, source.file);
  } catch (error) {
    if (error instanceof DataDocumentError) {
      return [];
    }
    throw error;
  }
  const problemAt = (node: unknown, message: string): Problem => ({
    file: source.file,
    ...data.positionOf(node),
    message,
  });
  const problems: Problem[] = [];
  if (!pages.has(`${path}.mdx`)) {
    const scaffold = `"yarn catalog import DIR --scaffold" creates docs/${path}.mdx from the template`;
    problems.push(problemAt(0, `The data file has no page. Write one: ${scaffold}. Or remove the data file.`));
  }
  const inputs = data.entries("inputs").items;
  const groups = new Set(inputs.map((entry) => String(entry.get("group"))));
  if (groups.size > MAX_GROUPS) {
    const message = `The inputs are in ${groups.size} groups. More than ${MAX_GROUPS} do not help a reader, so merge some of them.`;
    problems.push(problemAt(data.entries("inputs"), message));
  }
  const outputs = data.entries("outputs").items;
  const literals = [
    ...inputs.flatMap((input) => literalsOf("input", input)),
    ...outputs.flatMap((output) => literalsOf("output", output)),
  ];
  for (const { entry, key, node } of literals.filter(isUnquoted)) {
    const text = String(node.value);
    problems.push(problemAt(node, `${entry} ${key}: ${text} is not a string in HCL. Write it as '"${text}"'.`));
  }
  for (const { entry, key, node } of await findUnparsable(literals.filter((literal) => !isUnquoted(literal)))) {
    problems.push(problemAt(node, `${entry} ${key}: it is not HCL. Write it as in a .tf file, such as '"text"'.`));
  }
  for (const [kind, entries, key] of [
    ["input", inputs, "default"],
    ["input", inputs, "example"],
    ["output", outputs, "example"],
  ] as const) {
    for (const entry of await findMistyped(entries, key)) {
      const message = `${kind} "${nameOf(entry)}" ${key}: it is not of type ${String(entry.get("type"))}. Correct the value or the type.`;
      problems.push(problemAt(entry.get(key, true), message));
    }
  }
  for (const { entry, key, node, message } of await findNotAllowed(inputs)) {
    problems.push(problemAt(node, `${entry} ${key}: ${message}`));
  }
  return problems;
}
