import type { Example } from "./example";
import { fieldsOf, impliedValue, type Values } from "./fields";
import { rulesBetween, type Rule, type Side } from "./rules";

/** A part of a text and what stands in its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
  /** As in {@link Rule}. */
  isWord: boolean;
}

/** Finds what is to be replaced in a text: in its order, and without overlaps. */
export type Replacer = (text: string) => Replacement[];

/** The text with all replacements made. */
export function applyTo(text: string, replacements: readonly Replacement[]): string {
  let end = 0;
  const parts = replacements.map((one) => {
    const part = text.slice(end, one.start) + one.text;
    end = one.end;
    return part;
  });
  return parts.join("") + text.slice(end);
}

/** All rules in one pass over the text, so that nothing is replaced twice. */
function replacerOf(rules: readonly Rule[]): Replacer {
  if (rules.length === 0) {
    return () => [];
  }
  const pattern = new RegExp(rules.map(({ pattern: source }) => `(${source})`).join("|"), "g");
  return (text) =>
    Array.from(text.matchAll(pattern), (match): Replacement => {
      const [found, ...groups] = match;
      const rule = rules[groups.findIndex((group: string | undefined) => group !== undefined)];
      return {
        start: match.index,
        end: match.index + found.length,
        text: rule?.to(found, match.index, text) ?? found,
        isWord: rule?.isWord ?? false,
      };
    }).filter(({ start, end, text: to }) => text.slice(start, end) !== to);
}

/** The values of the pages, as they are or as the reader has them. */
function sideOf(example: Example, values: Values): Side {
  const fields = fieldsOf(example).map((field) => ({
    field,
    value: values[field.id] ?? impliedValue(field, example, values),
  }));
  const all = (kind: string): string[] => fields.filter(({ field }) => field.kind === kind).map(({ value }) => value);
  const one = (kind: string): string => all(kind)[0] ?? "";
  return {
    company: one("company"),
    organization: one("organization"),
    domain: one("domain"),
    office: one("office"),
    accountEmail: one("accountEmail"),
    accounts: all("account"),
    repositories: all("repository"),
    regions: all("region"),
    vpcs: all("vpc"),
    emails: all("email"),
  };
}

/** Puts the reader's values in the place of the example's. */
export const replacer = (example: Example, values: Values): Replacer =>
  replacerOf(rulesBetween(sideOf(example, {}), sideOf(example, values), example));

/** Puts the example's values in the place of the reader's, as in what leaves this browser. */
export const restorer = (example: Example, values: Values): Replacer =>
  replacerOf(rulesBetween(sideOf(example, values), sideOf(example, {}), example));
