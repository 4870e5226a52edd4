import { attributeName, formatObject } from "../../catalog/hcl";
import { isRequired } from "../../catalog/isRequired";
import type { Input } from "../../catalog/schema";
import { elementOf, parseType, type TypeNode } from "../../catalog/typeExpression";
import { initialValue, setValue, sourcesFor, startComposition, type Composition, type Subject } from "../composition";
import { formatExpression } from "../layout";

/** Deterministic numbers from 0 to 1 for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const STRINGS: [string, ...string[]] = [
  '"plain"',
  '""',
  '"with \\"quotes\\" and \\\\ and $${escaped}"',
  '"a-${local.name}"',
  "local.name",
  '"é 😀 # no comment"',
];

/** A value of a type, as HCL. */
function randomValue(type: TypeNode, random: () => number): string {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const repeat = <Item>(make: (index: number) => Item): Item[] =>
    Array.from({ length: Math.floor(random() * 3) }, (_, index) => make(index));
  if (type.kind === "object") {
    const fields = type.fields.filter(({ optional }) => !optional || random() < 0.5);
    return formatObject(
      fields.map((field) => ({ name: attributeName(field.name), value: randomValue(field.type, random) })),
    );
  }
  if (type.kind === "tuple") {
    return `[${type.elements.map((element) => randomValue(element, random)).join(", ")}]`;
  }
  const element = elementOf(type);
  switch (type.name) {
    case "number":
      return pick(["0", "1", "-3", "1.5", "60 * 60", "local.count"]);
    case "bool":
      return pick(["true", "false", 'local.name == "prod"']);
    case "list":
    case "set":
      return `[${repeat(() => randomValue(element, random)).join(", ")}]`;
    case "map":
      return formatObject(
        repeat((index) => ({ name: index === 0 ? "key" : '"odd key"', value: randomValue(element, random) })),
      );
    default:
      return pick(STRINGS);
  }
}

function randomSetting(input: Input, subject: Subject, random: () => number): string {
  const [source] = sourcesFor(input, subject);
  const choice = random();
  if (source !== undefined && choice < 0.5) {
    return source.expression;
  }
  if (choice < 0.3 || input.type === "any" || /\bany\b/.test(input.type)) {
    return initialValue(input, subject);
  }
  const [first] = input.allowed ?? [];
  const isList = /^(?:list|set)/.test(input.type);
  const allowed = first !== undefined && isList ? `[${first}]` : first;
  return formatExpression(allowed ?? randomValue(parseType(input.type), random));
}

/** A composition with random inputs and values, deterministic for a seed. */
export function randomComposition(subject: Subject, seed: number): Composition {
  const random = randomNumbers(seed);
  const chosen = subject.service.inputs.filter((input) => isRequired(input) || random() < 0.4);
  return chosen.reduce<Composition>(
    (composition, input) => setValue(composition, input.name, randomSetting(input, subject, random)),
    { ...startComposition(subject), extras: ['locals {\n  name  = "dev"\n  count = 2\n}'] },
  );
}
