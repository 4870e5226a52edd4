import type { Example } from "./example";
import { fieldsOf, impliedValue, type Field, type Values } from "./fields";
import { regionOf } from "./regions";
import { isNameOf, reservedWords } from "./reservedNames";

/** GitHub's limit on the length of a repository name. */
const MAX_NAME = 100;

/** IAM's limit on the length of a role name. */
const MAX_ROLE = 64;

/** The suffixes that follow a repository's name in the names of its roles. */
function suffixesOf({ example: ours }: Field, { repositories }: Example): string[] {
  return repositories.flatMap(({ name, roles }) => (name === ours ? roles.map((role) => role.slice(ours.length)) : []));
}

function lengthProblem({ length }: string, field: Field, example: Example): string | undefined {
  const suffixes = suffixesOf(field, example);
  const most = Math.min(MAX_NAME, ...suffixes.map((suffix) => MAX_ROLE - suffix.length));
  return length <= most
    ? undefined
    : most === MAX_NAME
      ? `Use at most ${MAX_NAME} characters: GitHub does not allow longer names.`
      : `Use at most ${most} characters: with ${suffixes.join(" or ")} appended, the name becomes that of a role.`;
}

/** Whether the name or one of its role names is also a name or role name of another repository. GitHub ignores case. */
function isShared(value: string, field: Field, example: Example, values: Values): boolean {
  const namesOf = (one: Field, name: string): string[] =>
    ["", ...suffixesOf(one, example)].map((suffix) => `${name}${suffix}`.toLowerCase());
  const own = namesOf(field, value);
  return fieldsOf(example).some(
    (other) =>
      other.kind === "repository" &&
      other.id !== field.id &&
      namesOf(other, values[other.id] ?? other.example).some((name) => own.includes(name)),
  );
}

/** Whether pages use the name for something else, so that restoring the example's values would be ambiguous. */
function isReserved(name: string, example: Example, values: Values): boolean {
  const owners = fieldsOf(example)
    .filter(({ kind }) => /^(?:company|organization|domain)$/.test(kind))
    .map((one) => (values[one.id] ?? impliedValue(one, example, values)).toLowerCase());
  return (
    name.startsWith("terraform-aws-") ||
    regionOf(name) !== undefined ||
    [...reservedWords(example), ...owners].includes(name) ||
    isNameOf(values.company ?? example.company, name, example)
  );
}

/** Returns what is wrong with the name of a repository, and how to correct it. */
export function repositoryProblem(value: string, field: Field, example: Example, values: Values): string | undefined {
  if (!/^(?!-)(?=.*[a-z])[\w.-]+$/i.test(value)) {
    return "Use letters, digits, hyphens, periods and underscores, with a letter among them and no hyphen first.";
  }
  if (/\.(?:git|hcl|json|md|sh|tf|ya?ml|zip)$/i.test(value)) {
    return "Leave out the extension: with it, the name looks like a URL or a file.";
  }
  return (
    lengthProblem(value, field, example) ??
    (isReserved(value.toLowerCase(), example, values)
      ? `Pages use ${value} for something else, so this name would be ambiguous. Leave the field empty.`
      : isShared(value, field, example, values)
        ? "Another repository, or a role that is named after one, has this name. Each needs its own."
        : undefined)
  );
}
