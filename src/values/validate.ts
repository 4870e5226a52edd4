import { formatAddress, parseAddress, parseBlock } from "../world/addresses";
import { PRIVATE_RANGES, type Example } from "./example";
import { fieldsOf, impliedValue, type Field, type Values } from "./fields";
import { regionOf, regions } from "./regions";
import { repositoryProblem } from "./repositoryProblem";
import { isNameOf, reservedWords } from "./reservedNames";

/** Leaves room within the 63 characters of a bucket name for the suffixes that pages add to the company. */
export const MAX_COMPANY = 24;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`);
const isDomain = (text: string): boolean => text.length <= 253 && DOMAIN.test(text);

function isEmail(text: string): boolean {
  const [local = "", domain = "", ...rest] = text.split("@");
  const isLocal = local.length <= 64 && /^[\w+%-]+(?:\.[\w+%-]+)*$/.test(local);
  return rest.length === 0 && isLocal && isDomain(domain);
}

/** Whether a Region or a mailbox of the example has the name as a part, between hyphens: `west`, `us-east`, `cloud`. */
const isPart = (name: string, { emails }: Example): boolean =>
  [...regions.map((region) => region.name), ...emails.map((email) => email.replace(/@.*/, ""))].some((whole) =>
    `-${whole}-`.includes(`-${name}-`),
  );

/** Whether pages use the name for something else. GitHub ignores case. */
function isReserved(text: string, example: Example): boolean {
  const name = text.toLowerCase();
  const repositories = example.repositories.map((repository) => repository.name);
  return [...reservedWords(example), ...repositories].includes(name) || isPart(name, example);
}

function companyProblem(value: string, example: Example): string | undefined {
  if (value.length < 3 || value.length > MAX_COMPANY) {
    return `Use 3 to ${MAX_COMPANY} characters: S3 limits the length of bucket names.`;
  }
  if (!/^[a-z](?:-?[a-z0-9])*$/.test(value)) {
    return "Use lowercase letters, digits and single hyphens, with a letter first: S3 allows nothing else in names.";
  }
  if (/^(?:xn--|sthree|amzn-s3)/.test(value)) {
    return "S3 reserves names that start like this. Use another name.";
  }
  return isReserved(value, example)
    ? `Pages use the word ${value} for something else. Use a longer form of the name.`
    : undefined;
}

function organizationProblem(value: string, example: Example, values: Values): string | undefined {
  if (!/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(value)) {
    return "Enter the name that follows github.com/: up to 39 letters, digits and single hyphens.";
  }
  const company = values.company ?? example.company;
  return value.length < 3 || isReserved(value, example) || isNameOf(company, value.toLowerCase(), example)
    ? `Pages use ${value} for something else, so this name would be ambiguous. Leave the field empty.`
    : undefined;
}

/** What is wrong with an address block; undefined if it is valid and aligned to its prefix. */
function blockProblem(value: string, example: string): string | undefined {
  const [, address = "", prefix = ""] = /^([\d.]+)\/(0|[1-9]\d?)$/.exec(value) ?? [];
  const first = parseAddress(address);
  if (first === undefined || prefix === "" || Number(prefix) > 32) {
    return `Enter an address block in CIDR notation, such as ${example}.`;
  }
  const size = 2 ** (32 - Number(prefix));
  return first % size === 0
    ? undefined
    : `A /${prefix} cannot start at ${address}. The block that contains it is ${formatAddress(first - (first % size))}/${prefix}.`;
}

function isInside(block: string, range: string): boolean {
  const inner = parseBlock(block);
  const outer = parseBlock(range);
  return inner.prefix >= outer.prefix && inner.first - (inner.first % 2 ** (32 - outer.prefix)) === outer.first;
}

const overlap = (one: string, other: string): boolean => isInside(one, other) || isInside(other, one);

function vpcProblem(value: string, { example }: Field): string | undefined {
  const { prefix } = parseBlock(example);
  return (
    blockProblem(value, example) ??
    (parseBlock(value).prefix === prefix
      ? undefined
      : `Use a /${prefix}, as the pages do: their subnets have to fit into it.`) ??
    (PRIVATE_RANGES.some((range) => isInside(value, range))
      ? undefined
      : `Use a block in a private range: ${PRIVATE_RANGES.join(", ")}.`)
  );
}

function officeProblem(value: string, { example }: Field): string | undefined {
  const { prefix } = parseBlock(example);
  return (
    blockProblem(value, example) ??
    (parseBlock(value).prefix >= prefix
      ? undefined
      : `Use a /${prefix} or a smaller block: each of its addresses replaces one in the pages’ ${example}.`)
  );
}

function regionProblem(value: string): string | undefined {
  const region = regionOf(value);
  if (region === undefined) {
    return "Choose a Region from the list. ARNs in AWS GovCloud and China differ from those on the pages.";
  }
  return region.zones.length < 3
    ? `A new account gets only two Availability Zones in ${value}, and the pages use three. Choose another Region.`
    : undefined;
}

/** What is wrong with a value on its own, and how to correct it. */
function ownProblem(field: Field, value: string, example: Example, values: Values): string | undefined {
  switch (field.kind) {
    case "company":
      return companyProblem(value, example);
    case "organization":
      return organizationProblem(value, example, values);
    case "repository":
      return repositoryProblem(value, field, example, values);
    case "domain":
      return isDomain(value)
        ? undefined
        : `Enter a domain in lowercase, such as ${field.example}, without https:// or a path.`;
    case "email":
      return isEmail(value) ? undefined : `Enter one email address, such as ${field.example}.`;
    case "accountEmail":
      return value.split("ACCOUNT").length === 2 && isEmail(value)
        ? undefined
        : `Enter an email address with the word ACCOUNT in place of the account’s name, such as ${field.example}.`;
    case "account":
      return /^\d{12}$/.test(value)
        ? undefined
        : `Enter the account’s twelve digits; this has ${value.replace(/\D/g, "").length}.`;
    case "region":
      return regionProblem(value);
    case "vpc":
      return vpcProblem(value, field);
    case "office":
      return officeProblem(value, field);
  }
}

const same = (one: string, other: string): boolean => one === other;

/** The test for conflicts between values of a kind. Kinds with the same test also conflict with each other. */
const conflicts: Partial<Record<Field["kind"], (one: string, other: string) => boolean>> = {
  account: same,
  region: same,
  email: same,
  vpc: overlap,
  office: overlap,
};

/** The conflict of a value with another value, the reader's or one on the pages. */
function conflictProblem(field: Field, value: string, example: Example, values: Values): string | undefined {
  const test = conflicts[field.kind];
  const other = fieldsOf(example).find(
    (candidate) =>
      candidate.id !== field.id &&
      conflicts[candidate.kind] === test &&
      test?.(value, values[candidate.id] ?? impliedValue(candidate, example, values)),
  );
  if (other !== undefined) {
    const theirs = values[other.id] === undefined ? `the example’s “${other.label}”` : `“${other.label}”`;
    return test === overlap
      ? `It overlaps ${theirs} (${values[other.id] ?? other.example}). Change one of the two.`
      : `It is the same as ${theirs}. Each needs a value of its own.`;
  }
  const fixed = test === overlap ? example.fixedBlocks.find(({ block }) => overlap(value, block)) : undefined;
  return fixed && `It overlaps ${fixed.block}, which the pages use: ${fixed.purpose}. Choose another one.`;
}

/** Trims values, and drops empty ones and those that equal the example's. AWS shows accounts as `1111-2222-3333`. */
export function tidy(example: Example, values: Values): Values {
  return Object.fromEntries(
    fieldsOf(example).flatMap(({ id, kind, example: ours }) => {
      const entry = values[id] ?? "";
      const value = kind === "account" ? entry.replace(/[\s-]/g, "") : entry.trim();
      return value === "" || value === ours ? [] : [[id, value]];
    }),
  );
}

/**
 * Checks values that `tidy()` has cleaned up.
 *
 * @returns for each invalid field, what is wrong and how to correct it; empty if all are valid
 */
export function validate(example: Example, values: Values): ReadonlyMap<string, string> {
  return new Map(
    fieldsOf(example).flatMap((field) => {
      const value = values[field.id];
      const problem =
        value === undefined
          ? undefined
          : (ownProblem(field, value, example, values) ?? conflictProblem(field, value, example, values));
      return problem === undefined ? [] : [[field.id, problem] as const];
    }),
  );
}
