import { elementOf, fieldsOf, type TypeField, type TypeNode } from "../catalog/typeExpression";
import { isPrimitiveOf } from "../catalog/typeFit";
import { didYouMean } from "../lib/didYouMean";
import { constantOf, keyName, type Expression, type ObjectEntry } from "./expression";

const ARTICLES: Record<string, string> = {
  string: "a string",
  number: "a number",
  bool: "true or false",
  list: "a list",
  set: "a list",
  map: "a map",
};

/** The name of a type in messages. */
function describeType(type: TypeNode): string {
  switch (type.kind) {
    case "name":
    case "collection":
      return ARTICLES[type.name] ?? "a value";
    case "tuple":
      return `a list of ${type.elements.length}`;
    case "object":
      return "an object";
  }
}

/** A problem with a value. Terraform ignores some of them: it drops unknown fields and repeated keys. */
export interface TypeProblem {
  message: string;
  isIgnored: boolean;
}

const problem = (path: string, message: string, isIgnored = false): TypeProblem => ({
  message: path === "" ? message : `${path}: ${message}`,
  isIgnored,
});
const expected = (type: TypeNode, path: string): TypeProblem[] => [problem(path, `Expected ${describeType(type)}.`)];
const inside = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

function fieldProblems(entries: ObjectEntry[], fields: TypeField[], path: string): TypeProblem[] {
  const byName = new Map(entries.map(({ key, value }) => [keyName(key), value]));
  const hasComputedKeys = entries.some(({ key }) => key.startsWith("("));
  const names = fields.map(({ name }) => name);
  const missing = fields.filter(({ name, optional }) => !optional && !byName.has(name) && !hasComputedKeys);
  const unknown = [...byName.keys()].filter((name) => !names.includes(name) && !name.startsWith("("));
  return [
    ...missing.map(({ name }) => problem(path, `${name} is missing.`)),
    ...fields.flatMap(({ name, type }) => {
      const value = byName.get(name);
      return value ? typeProblems(value, type, inside(path, name)) : [];
    }),
    ...unknown.map((name) => {
      const near = didYouMean(name, names);
      const advice = near === undefined ? "Terraform drops it." : `Did you mean ${near}?`;
      return problem(path, `There is no field ${name}. ${advice}`, true);
    }),
  ];
}

function repeatedKeys(entries: ObjectEntry[], path: string): TypeProblem[] {
  const keys = entries.map(({ key }) => keyName(key));
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  return [...repeated].map((key) => problem(path, `${key} is repeated. Terraform keeps the last one.`, true));
}

function listProblems(items: Expression[], type: TypeNode, path: string): TypeProblem[] {
  const elements = type.kind === "tuple" ? type.elements : undefined;
  if (elements && elements.length !== items.length) {
    return expected(type, path);
  }
  return items.flatMap((item, index) => typeProblems(item, elements?.[index] ?? elementOf(type), `${path}[${index}]`));
}

/** Whether Terraform changes a number when it converts it to a string: the version 1.30 becomes "1.3". */
const isAltered = ({ text }: Expression, value: unknown, type: string): boolean =>
  type === "string" && typeof value === "number" && String(value) !== text;

/**
 * Explains why a value does not match a type, as far as possible without evaluating it.
 *
 * @param path path of the value within the input, such as `rules[2].port`; empty for the input itself
 */
export function typeProblems(value: Expression, type: TypeNode, path = ""): TypeProblem[] {
  const name = type.kind === "name" || type.kind === "collection" ? type.name : type.kind;
  if (value.kind === "code" || name === "any" || constantOf(value) === null) {
    return [];
  }
  if (value.kind === "constant") {
    const fits = value.value !== null && type.kind === "name" && isPrimitiveOf(value.value, name);
    return fits && !isAltered(value, value.value, name) ? [] : expected(type, path);
  }
  if (value.kind === "list") {
    return /^(?:list|set|tuple)$/.test(name) ? listProblems(value.items, type, path) : expected(type, path);
  }
  if (type.kind !== "object" && name !== "map") {
    return expected(type, path);
  }
  const problems =
    type.kind === "object"
      ? fieldProblems(value.entries, fieldsOf(type), path)
      : value.entries.flatMap(({ key, value: item }) =>
          typeProblems(item, elementOf(type), inside(path, keyName(key))),
        );
  return [...repeatedKeys(value.entries, path), ...problems];
}
