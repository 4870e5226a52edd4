import type { Edit } from "../lib/applyEdits";
import type { Example } from "./example";
import { fieldsOf, impliedValue, type Values } from "./fields";
import { lookalikeEmailRules, rulesBetween, type CompanyValues, type Rule } from "./rules";
import { VERBATIM_MARK } from "./verbatim";

/** A replacement that follows from a rule. */
export interface Replacement extends Edit {
  /** As in {@link Rule}. */
  isWord: boolean;
}

/** Finds what to replace in a text: in text order, without overlaps. */
export type Replacer = (text: string) => Replacement[];

/** Applies all rules in one pass over the text, so that nothing is replaced twice. */
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

/** The values on the pages: the example's or, where set, the reader's. */
function companyValues(example: Example, values: Values): CompanyValues {
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

/** Replaces the example's values with the reader's, except for those that are marked as verbatim. */
export const replacer = (example: Example, values: Values): Replacer =>
  replacerOf([
    ...rulesBetween(companyValues(example, {}), companyValues(example, values), example),
    { pattern: VERBATIM_MARK, to: () => "" },
  ]);

/** Replaces the reader's values with the example's, for everything that leaves this browser. */
export const restorer = (example: Example, values: Values): Replacer =>
  replacerOf([
    ...rulesBetween(companyValues(example, values), companyValues(example, {}), example),
    ...lookalikeEmailRules(companyValues(example, values), companyValues(example, {})),
  ]);
