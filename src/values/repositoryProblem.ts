import type { Example } from "./example";
import { fieldsOf, impliedValue, type Field, type Values } from "./fields";
import { regionOf } from "./regions";
import { isNameOf, takenWords } from "./taken";

/** GitHub's limit on the length of a repository name. */
const MAX_NAME = 100;

/** IAM's limit on the length of a role name. */
const MAX_ROLE = 64;

/** The suffixes that follow a repository's name in the names of its roles. */
function endingsOf({ example: ours }: Field, { repositories }: Example): string[] {
  return repositories.flatMap(({ name, roles }) => (name === ours ? roles.map((role) => role.slice(ours.length)) : []));
}

function lengthProblem({ length }: string, field: Field, example: Example): string | undefined {
  const endings = endingsOf(field, example);
  const most = Math.min(MAX_NAME, ...endings.map((ending) => MAX_ROLE - ending.length));
  return length <= most
    ? undefined
    : most === MAX_NAME
      ? `Use ${MAX_NAME} characters at most: GitHub does not allow longer names.`
      : `Use ${most} characters at most: with ${endings.join(" or ")} appended, it is the name of a role.`;
}

/** Whether the name or one of its role names is also a name or role name of another repository. GitHub ignores case. */
function isShared(value: string, field: Field, example: Example, values: Values): boolean {
  const namesOf = (one: Field, name: string): string[] =>
    ["", ...endingsOf(one, example)].map((ending) => `${name}${ending}`.toLowerCase());
  const own = namesOf(field, value);
  return fieldsOf(example).some(
    (other) =>
      other.kind === "repository" &&
      other.id !== field.id &&
      namesOf(other, values[other.id] ?? other.example).some((name) => own.includes(name)),
  );
}

/** Whether pages use the name for something else, so that restoring the example's values would be ambiguous. */
function isTaken(name: string, example: Example, values: Values): boolean {
  const owners = fieldsOf(example)
    .filter(({ kind }) => /^(?:company|organization|domain)$/.test(kind))
    .map((one) => (values[one.id] ?? impliedValue(one, example, values)).toLowerCase());
  return (
    name.startsWith("terraform-aws-") ||
    regionOf(name) !== undefined ||
    [...takenWords(example), ...owners].includes(name) ||
    isNameOf(values.company ?? example.company, name, example)
  );
}

/** Returns what is wrong with the name of a repository, and how to correct it. */
export function repositoryProblem(value: string, field: Field, example: Example, values: Values): string | undefined {
  if (!/^(?!-)(?=.*[a-z])[\w.-]+$/i.test(value)) {
    return "Use letters, digits, hyphens, periods and underscores, with a letter among them and no hyphen first.";
  }
  if (/\.(?:git|hcl|json|md|sh|tf|ya?ml|zip)$/i.test(value)) {
    return "Leave out the ending: with it, this is an address or a file.";
  }
  return (
    lengthProblem(value, field, example) ??
    (isTaken(value.toLowerCase(), example, values)
      ? `Pages use ${value} for something else, and could not tell the two apart. Leave the field empty.`
      : isShared(value, field, example, values)
        ? "Another repository, or a role that is named after one, has this name. Each needs its own."
        : undefined)
  );
}
