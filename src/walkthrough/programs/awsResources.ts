import type { AwsCommand } from "./aws";

/** The operations that create and remove one kind of resource, and the options that name the resource. */
interface Lifecycle {
  kind: string;
  create: string;
  remove: string;
  /** The option with the name on creation, if it differs from the one on removal. */
  createOption?: string;
  option: string;
}

/** What walkthroughs create with the AWS CLI, and how it is removed. OpenTofu and Terraform create everything else. */
const LIFECYCLES: Lifecycle[] = [
  { kind: "bucket", create: "s3api create-bucket", remove: "s3api delete-bucket", option: "bucket" },
  { kind: "IAM user", create: "iam create-user", remove: "iam delete-user", option: "user-name" },
  { kind: "IAM role", create: "iam create-role", remove: "iam delete-role", option: "role-name" },
  {
    kind: "IAM policy",
    create: "iam create-policy",
    remove: "iam delete-policy",
    createOption: "policy-name",
    option: "policy-arn",
  },
  {
    kind: "OIDC provider",
    create: "iam create-open-id-connect-provider",
    remove: "iam delete-open-id-connect-provider",
    createOption: "url",
    option: "open-id-connect-provider-arn",
  },
  {
    kind: "secret",
    create: "secretsmanager create-secret",
    remove: "secretsmanager delete-secret",
    createOption: "name",
    option: "secret-id",
  },
  { kind: "parameter", create: "ssm put-parameter", remove: "ssm delete-parameter", option: "name" },
  { kind: "repository", create: "ecr create-repository", remove: "ecr delete-repository", option: "repository-name" },
  {
    kind: "account",
    create: "organizations create-account",
    remove: "organizations close-account",
    createOption: "account-name",
    option: "account-id",
  },
  {
    kind: "organization",
    create: "organizations create-organization",
    remove: "organizations delete-organization",
    option: "",
  },
  { kind: "key pair", create: "ec2 create-key-pair", remove: "ec2 delete-key-pair", option: "key-name" },
  { kind: "EKS cluster", create: "eks create-cluster", remove: "eks delete-cluster", option: "name" },
  {
    kind: "access entry",
    create: "eks create-access-entry",
    remove: "eks delete-access-entry",
    option: "principal-arn",
  },
  { kind: "trail", create: "cloudtrail create-trail", remove: "cloudtrail delete-trail", option: "name" },
  { kind: "topic", create: "sns create-topic", remove: "sns delete-topic", createOption: "name", option: "topic-arn" },
  { kind: "table", create: "dynamodb create-table", remove: "dynamodb delete-table", option: "table-name" },
  { kind: "log group", create: "logs create-log-group", remove: "logs delete-log-group", option: "log-group-name" },
  {
    kind: "hosted zone",
    create: "route53 create-hosted-zone",
    remove: "route53 delete-hosted-zone",
    createOption: "name",
    option: "id",
  },
];

/** `s3 mb` and `s3 rb` take the bucket's address. */
const bucketOf = ({ operands }: AwsCommand): string => `bucket ${(operands[0] ?? "").replace("s3://", "")}`;

function nameOf(command: AwsCommand, option: string): string {
  return option === "" ? "" : ` ${command.options.get(option)?.[0] ?? ""}`;
}

/** What a command creates, such as `bucket acme-stage-us-east-2-state`. */
export function createdBy(command: AwsCommand): string | undefined {
  if (command.name === "s3 mb") {
    return bucketOf(command);
  }
  const lifecycle = LIFECYCLES.find(({ create }) => create === command.name);
  return lifecycle && `${lifecycle.kind}${nameOf(command, lifecycle.createOption ?? lifecycle.option)}`;
}

/** Whether an option's value is a resource's name, or its ARN. */
const isNameOf = (name: string, id: string): boolean =>
  id === name || (id.startsWith("arn:") && [":", "/"].some((separator) => id.endsWith(separator + name)));

/** What a command removes. An ARN or id either names a resource, or stands for any resource of that kind. */
export function removedBy(command: AwsCommand, resources: readonly string[]): string[] {
  if (command.name === "s3 rb") {
    return [bucketOf(command)];
  }
  const lifecycle = LIFECYCLES.find(({ remove }) => remove === command.name);
  if (lifecycle === undefined) {
    return [];
  }
  const { kind, createOption: name, option } = lifecycle;
  const ofKind = resources.filter((resource) => resource === kind || resource.startsWith(`${kind} `));
  const id = nameOf(command, option).trim();
  const named = ofKind.filter((resource) => isNameOf(resource.slice(kind.length + 1).replace(/^https:\/\//, ""), id));
  return named.length > 0 || name === undefined ? named : ofKind.slice(0, 1);
}
