import { didYouMean } from "../../lib/didYouMean";
import {
  CommandError,
  printed,
  runsUntilInterrupted,
  silent,
  UnknownCommand,
  unknownOutput,
  type Answer,
  type Call,
  type CallContext,
  type Program,
} from "../call";
import type { Company } from "../company";
import options from "./awsOptions.json";
import { requireFile } from "./commandLine";
import { createdBy, removedBy } from "./awsResources";
import { accountOfKey, accountOfProfile } from "./deployment";

const WHERE = "src/walkthrough/programs/awsOptions.json";

/** Services, their operations, and the options of each operation, without dashes. */
const TABLE: Record<string, Record<string, string>> = options;

const GLOBAL =
  "profile region output query no-cli-pager no-paginate max-items page-size starting-token debug endpoint-url " +
  "no-verify-ssl cli-input-json cli-input-yaml generate-cli-skeleton no-sign-request cli-binary-format color";

export interface AwsCommand {
  /** Such as `s3api create-bucket`. */
  name: string;
  /** The values of each option, by its name without dashes. */
  options: ReadonlyMap<string, string[]>;
  operands: string[];
}

function optionsOf(service: string, operation: string): Set<string> | undefined {
  const operations = TABLE[service];
  if (operation === "wait") {
    // A waiter takes the options of the operation that it polls, but its name does not say which one that is.
    return operations && new Set(Object.values(operations).join(" ").split(" "));
  }
  const known = operations?.[operation];
  return known === undefined ? undefined : new Set(known.split(" "));
}

function readAwsCommand({ args }: Call): AwsCommand {
  const [service = "", ...words] = args;
  const operation = words.shift() ?? "";
  const name = `${service} ${operation}`;
  const known = optionsOf(service, operation);
  if (known === undefined) {
    const close = didYouMean(operation, Object.keys(TABLE[service] ?? {}));
    const hint = close === undefined ? "Correct it, or" : `Did you mean ${close}? Otherwise,`;
    throw new UnknownCommand(`"aws ${name}" is not a command in ${WHERE}. ${hint} add it there with its options`);
  }
  const all = new Set([...known, ...GLOBAL.split(" ")]);
  const found = new Map<string, string[]>();
  const operands: string[] = [];
  let current: string[] = operands;
  for (const word of words) {
    if (word.startsWith("--")) {
      const [option = "", value] = word.slice(2).split(/=([^]*)/);
      if (!all.has(option)) {
        const close = didYouMean(option, all);
        throw new UnknownCommand(
          `"aws ${name}" has no option --${option}${close === undefined ? "" : `; did you mean --${close}?`} (${WHERE})`,
        );
      }
      current = value === undefined ? [] : [value];
      found.set(option, [...(found.get(option) ?? []), ...current]);
      current = found.get(option) ?? current;
    } else {
      const isBucket = service === "s3" && word.startsWith("s3://");
      (isBucket ? operands : current).push(word);
    }
  }
  return { name, options: found, operands };
}

/** The account of the profile that a call uses. */
function accountOf(command: AwsCommand, call: Call, context: CallContext): string {
  const profile = command.options.get("profile")?.[0] ?? call.environment.AWS_PROFILE ?? "";
  if (profile === "") {
    if (call.environment.AWS_ACCESS_KEY_ID !== "") {
      return accountOfKey(call) ?? "";
    }
    throw new CommandError("Unable to locate credentials: no AWS_PROFILE is set in this terminal");
  }
  return accountOfProfile(profile, context, `The config profile (${profile}) could not be found`);
}

function configure(command: AwsCommand, call: Call, context: CallContext, { profiles }: Company): Answer {
  if (command.name === "configure export-credentials") {
    return printed(`export AWS_ACCESS_KEY_ID=ASIA${accountOf(command, call, context)}\n`);
  }
  const profile = command.options.get("profile")?.[0];
  if (command.name === "configure sso" && profile !== undefined) {
    const account = profiles.get(profile);
    if (account === undefined) {
      throw new CommandError(`The profile ${profile} is not named after an account of the example company`);
    }
    context.cloud.profiles.set(profile, account);
  }
  const [key = "", value = ""] = command.operands;
  const [named] = /\d{12}/.exec(value) ?? [];
  if (command.name === "configure set" && profile !== undefined && /^(sso_account_id|role_arn)$/.test(key) && named) {
    context.cloud.profiles.set(profile, named);
  }
  return unknownOutput;
}

/** Answers that follow from the state of the run. */
function knownAnswer(command: AwsCommand, account: string, { cloud }: CallContext): string | undefined {
  const query = command.options.get("query")?.[0];
  const isText = command.options.get("output")?.[0] === "text";
  if (command.name === "sts get-caller-identity" && query === "Account" && isText) {
    return `${account}\n`;
  }
  if (command.name === "s3api list-object-versions" && query?.startsWith("{Objects:")) {
    const hasVersions = cloud.versioned.has(command.options.get("bucket")?.[0] ?? "");
    const objects = hasVersions ? [{ Key: "terraform.tfstate", VersionId: "1" }] : null;
    return `${JSON.stringify({ Objects: objects })}\n`;
  }
  return undefined;
}

/** A bucket with versioning is not empty until its old versions are deleted, too. */
function keepVersions({ name, options: given, operands }: AwsCommand, { cloud }: CallContext): void {
  const bucket = given.get("bucket")?.[0] ?? (operands[0] ?? "").replace("s3://", "");
  if (name === "s3api put-bucket-versioning") {
    cloud.versioned.add(bucket);
  } else if (name === "s3api delete-objects") {
    cloud.versioned.delete(bucket);
  } else if (["s3api delete-bucket", "s3 rb"].includes(name)) {
    const unit = [...cloud.units].find(([address]) => address.startsWith(`${bucket}/`))?.[1];
    if (unit !== undefined) {
      throw new CommandError(`The bucket ${bucket} holds the state of ${unit.folder}, which is still deployed`);
    }
    if (cloud.versioned.has(bucket)) {
      throw new CommandError(
        `BucketNotEmpty: delete all versions of the objects in ${bucket} first ("s3api delete-objects")`,
      );
    }
  }
}

/** Creates or removes a command's resources. Bucket names are global; everything else belongs to an account. */
function changeResources(command: AwsCommand, account: string, { cloud, origin }: CallContext): void {
  const own = ` in ${account}`;
  const scoped = (resource: string): string => (resource.startsWith("bucket ") ? resource : `${resource}${own}`);
  const resources = [...cloud.resources.keys()].filter((resource) => scoped(resource.replace(own, "")) === resource);
  for (const resource of removedBy(
    command,
    resources.map((name) => name.replace(own, "")),
  )) {
    cloud.resources.delete(scoped(resource));
  }
  const bucket = command.options.get("bucket")?.[0];
  if (command.name === "s3api head-bucket" && !cloud.resources.has(`bucket ${bucket}`)) {
    throw new CommandError(
      `An error occurred (404) when calling the HeadBucket operation: there is no bucket ${bucket}`,
    );
  }
  const created = createdBy(command);
  if (created === undefined) {
    return;
  }
  if (cloud.resources.has(scoped(created)) && !command.options.has("overwrite")) {
    throw new CommandError(`${scoped(created)} already exists: an earlier block created it`);
  }
  cloud.resources.set(scoped(created), origin);
}

export function createAws(company: Company): Program {
  const { accounts } = company;
  const nameOf = (id: string): string => Object.keys(accounts).find((name) => accounts[name] === id) ?? id;
  return {
    names: /AWS CLI|AWS Command Line/,
    run: (call, context) => {
      if (call.args[0] === "--version") {
        return printed("aws-cli/2.31.0\n");
      }
      const command = readAwsCommand(call);
      for (const value of [...command.options.values()].flat()) {
        if (/^fileb?:\/\//.test(value)) {
          requireFile(call, value);
        }
      }
      if (command.name.startsWith("configure ")) {
        return configure(command, call, context, company);
      }
      if (command.name === "sso logout" || (command.name === "sso login" && command.options.has("sso-session"))) {
        return silent;
      }
      const account = accountOf(command, call, context);
      keepVersions(command, context);
      changeResources(command, nameOf(account), context);
      // A forwarded port stays open until it is interrupted. A shell ends with its input, which is empty here.
      if (command.name === "ssm start-session" && command.options.has("document-name")) {
        return runsUntilInterrupted;
      }
      const answer = knownAnswer(command, account, context);
      if (answer !== undefined) {
        return printed(answer);
      }
      return call.isCaptured
        ? printed(`${sampleAnswer(command)}\n`)
        : command.name.startsWith("sso ")
          ? silent
          : unknownOutput;
    },
  };
}

/** A sample value of the kind that a query asks for, for commands that use it. */
function sampleAnswer({ options: given, name }: AwsCommand): string {
  const query = given.get("query")?.[0] ?? "";
  if (given.get("output")?.[0] !== "text") {
    return "{}";
  }
  return /arn/i.test(query) ? `arn:aws:sample:::${name.replace(" ", "/")}` : `sample-${name.split(" ")[1]}`;
}
