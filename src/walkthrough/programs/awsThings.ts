import type { AwsCommand } from "./aws";

/** The operations that create and remove one kind of thing, and the options that name it. */
interface Lifecycle {
  kind: string;
  made: string;
  removed: string;
  /** The option with the name on creation, if it differs from that on removal. */
  madeBy?: string;
  by: string;
}

/** What walkthroughs create with the AWS CLI, and how it is removed. OpenTofu and Terraform create everything else. */
const LIFECYCLES: Lifecycle[] = [
  { kind: "bucket", made: "s3api create-bucket", removed: "s3api delete-bucket", by: "bucket" },
  { kind: "IAM user", made: "iam create-user", removed: "iam delete-user", by: "user-name" },
  { kind: "IAM role", made: "iam create-role", removed: "iam delete-role", by: "role-name" },
  {
    kind: "IAM policy",
    made: "iam create-policy",
    removed: "iam delete-policy",
    madeBy: "policy-name",
    by: "policy-arn",
  },
  {
    kind: "OIDC provider",
    made: "iam create-open-id-connect-provider",
    removed: "iam delete-open-id-connect-provider",
    madeBy: "url",
    by: "open-id-connect-provider-arn",
  },
  {
    kind: "secret",
    made: "secretsmanager create-secret",
    removed: "secretsmanager delete-secret",
    madeBy: "name",
    by: "secret-id",
  },
  { kind: "parameter", made: "ssm put-parameter", removed: "ssm delete-parameter", by: "name" },
  { kind: "repository", made: "ecr create-repository", removed: "ecr delete-repository", by: "repository-name" },
  {
    kind: "account",
    made: "organizations create-account",
    removed: "organizations close-account",
    madeBy: "account-name",
    by: "account-id",
  },
  {
    kind: "organization",
    made: "organizations create-organization",
    removed: "organizations delete-organization",
    by: "",
  },
  { kind: "key pair", made: "ec2 create-key-pair", removed: "ec2 delete-key-pair", by: "key-name" },
  { kind: "EKS cluster", made: "eks create-cluster", removed: "eks delete-cluster", by: "name" },
  { kind: "access entry", made: "eks create-access-entry", removed: "eks delete-access-entry", by: "principal-arn" },
  { kind: "trail", made: "cloudtrail create-trail", removed: "cloudtrail delete-trail", by: "name" },
  { kind: "topic", made: "sns create-topic", removed: "sns delete-topic", madeBy: "name", by: "topic-arn" },
  { kind: "table", made: "dynamodb create-table", removed: "dynamodb delete-table", by: "table-name" },
  { kind: "log group", made: "logs create-log-group", removed: "logs delete-log-group", by: "log-group-name" },
  {
    kind: "hosted zone",
    made: "route53 create-hosted-zone",
    removed: "route53 delete-hosted-zone",
    madeBy: "name",
    by: "id",
  },
];

/** `s3 mb` and `s3 rb` take the bucket's address. */
const bucketOf = ({ operands }: AwsCommand): string => `bucket ${(operands[0] ?? "").replace("s3://", "")}`;

function nameOf(command: AwsCommand, option: string): string {
  return option === "" ? "" : ` ${command.options.get(option)?.[0] ?? ""}`;
}

/** What a command creates, such as `bucket acme-stage-us-east-2-state`. */
export function madeBy(command: AwsCommand): string | undefined {
  if (command.name === "s3 mb") {
    return bucketOf(command);
  }
  const lifecycle = LIFECYCLES.find(({ made }) => made === command.name);
  return lifecycle && `${lifecycle.kind}${nameOf(command, lifecycle.madeBy ?? lifecycle.by)}`;
}

/** What a command removes. An ARN or id either ends with the name, or stands for any thing of that kind. */
export function removedBy(command: AwsCommand, things: readonly string[]): string[] {
  if (command.name === "s3 rb") {
    return [bucketOf(command)];
  }
  const lifecycle = LIFECYCLES.find(({ removed }) => removed === command.name);
  if (lifecycle === undefined) {
    return [];
  }
  const { kind, madeBy: name, by } = lifecycle;
  const ofKind = things.filter((thing) => thing === kind || thing.startsWith(`${kind} `));
  const id = nameOf(command, by).trim();
  const named = ofKind.filter((thing) => id.endsWith(thing.slice(kind.length + 1).replace(/^https:\/\//, "")));
  return named.length > 0 || name === undefined ? named : ofKind.slice(0, 1);
}
