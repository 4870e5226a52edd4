import type { Example } from "./example";

/** Words that pages use in other names, so that a company, organization or repository called that would be ambiguous. */
const WORDS =
  "actions amazon amazonaws api app application apps argoproj-labs arn audit aws aws-actions backend backup " +
  "billing bin com config confluentinc core cyrilgdn data default deploy dns docker docs ec2 ecr ecs eks example " +
  "examples frontend git github global grafana gruntwork gruntwork-clients gruntwork-io hashicorp http https iam " +
  "images infra infrastructure internal jdx jenkins key kms lambda live main management mgmt modules mongodb " +
  "network networking orders payments pipelines plan platform policies policy private prod public rds redis " +
  "release role root s3 sample search service services shop site sns sqs state support system templates terraform " +
  "terragrunt test tests tools user usr var version vpc vpn web www";

/** The suffixes that follow the company in names on pages, in addition to accounts and environments. */
const PURPOSES =
  /^(?:analytics|assets|audit|cloudtrail|config|deploy|guardduty|infra-tools|lambda|payments|redis|vpc|www)(?:-|$)/;

/** Accounts and environments. */
const placesOf = ({ accounts, networks }: Example): string[] => [
  ...accounts.map(({ name }) => name),
  ...networks.map(({ environment }) => environment),
];

/** Words that must not be the name of a company, an organization or a repository. */
export const reservedWords = (example: Example): string[] => [...WORDS.split(" "), ...placesOf(example)];

/** Whether a name follows the pages' pattern for this company's buckets, profiles and so on. */
export function isNameOf(company: string, name: string, example: Example): boolean {
  const purpose = name.startsWith(`${company}-`) ? name.slice(company.length + 1) : "";
  const [first = "", ...rest] = purpose.split("-");
  return PURPOSES.test(purpose) || placesOf(example).some((place) => place === first || place === rest.at(-1));
}
