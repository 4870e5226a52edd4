import type { Example } from "./example";

/** The kind of value that a field takes, which determines its validation. */
export type Kind =
  | "company"
  | "organization"
  | "repository"
  | "domain"
  | "email"
  | "accountEmail"
  | "account"
  | "region"
  | "vpc"
  | "office";

/** One value that the reader can replace. */
export interface Field {
  /** Key under which the value is stored. It must never change. */
  id: string;
  kind: Kind;
  label: string;
  /** The example's value, used until the reader enters one. */
  example: string;
}

export interface FieldGroup {
  title: string;
  hint: string;
  fields: readonly Field[];
}

/** The reader's own values by field id. An absent value is the example's, or derived from another value. */
export type Values = Readonly<Record<string, string>>;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All values that can be replaced, as the form shows them. */
export function fieldGroups(example: Example): FieldGroup[] {
  const { company, domain, emails, accountEmail, accounts, regions, networks, office, repositories } = example;
  return [
    {
      title: "Company",
      hint: "Bucket and profile names begin with the company’s name. The organization owns the repositories on GitHub.",
      fields: [
        { id: "company", kind: "company", label: "Company", example: company },
        { id: "organization", kind: "organization", label: "GitHub organization", example: company },
        { id: "domain", kind: "domain", label: "Domain", example: domain },
      ],
    },
    {
      title: "Repositories",
      hint: "Their names on GitHub. Clones are in folders with the same names, and the names of the CI roles begin with them.",
      fields: repositories.map(({ name }) => ({
        id: `repository.${name}`,
        kind: "repository",
        label: capitalized(name.replaceAll("-", " ")),
        example: name,
      })),
    },
    {
      title: "Accounts",
      hint: "The twelve digits of each AWS account.",
      fields: accounts.map(({ name, id }) => ({ id: `account.${name}`, kind: "account", label: name, example: id })),
    },
    {
      title: "Regions",
      hint: "us-east-1 stays wherever AWS demands it, for example for CloudFront certificates.",
      fields: regions.map((name, index) => ({
        id: `region.${name}`,
        kind: "region",
        label: index === 0 ? "Home Region" : "Region for copies",
        example: name,
      })),
    },
    {
      title: "Networks",
      hint: "A /16 for each VPC. Subnets and addresses inside it move with it.",
      fields: [
        ...networks.map(({ environment, vpc, block }): Field => ({
          id: `network.${environment}.${vpc}`,
          kind: "vpc",
          label: `${environment}, ${vpc}`,
          example: block,
        })),
        { id: "office", kind: "office", label: "Office", example: office },
      ],
    },
    {
      title: "Email",
      hint: "Without a value of your own, an address keeps its name and gets your domain.",
      fields: [
        ...emails.map((email): Field => ({
          id: `email.${email.replace(/@.*/, "")}`,
          kind: "email",
          label: capitalized(email.replace(/@.*/, "").replaceAll("-", " ")),
          example: email,
        })),
        { id: "email.accounts", kind: "accountEmail", label: "Mailbox of each account", example: accountEmail },
      ],
    },
  ];
}

/** All fields, in the order of the form. */
export const fieldsOf = (example: Example): Field[] => fieldGroups(example).flatMap(({ fields }) => fields);

/**
 * The value of a field that the reader left empty: the example's, unless it is derived from another value.
 */
export function impliedValue({ kind, example: value }: Field, example: Example, values: Values): string {
  switch (kind) {
    case "organization":
      return values.company ?? value;
    case "email":
    case "accountEmail":
      return value.replace(`@${example.domain}`, `@${values.domain ?? example.domain}`);
    default:
      return value;
  }
}
