import fs from "node:fs";
import path from "node:path";
import { CommandError, type Call, type CallContext } from "../call";

export interface StateAddress {
  bucket: string;
  key: string;
}

export const addressOf = ({ bucket, key }: StateAddress): string => `${bucket}/${key}`;

/** The account of a profile that the reader has written to `~/.aws/config`. */
function profileInFile(profile: string, home: string): string | undefined {
  const file = path.join(home, ".aws/config");
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const [, section] = text.split(`[profile ${profile}]\n`);
  const [own = ""] = section?.split(/^\[/m) ?? [];
  return /^(?:sso_account_id|role_arn|login_session)\b.*?(\d{12})/m.exec(own)?.[1];
}

/**
 * The account of a profile that a step or the front matter has configured.
 *
 * @param complaint the program's own message about an unknown profile
 * @throws {CommandError} if neither has
 */
export function accountOfProfile(profile: string, { cloud, home }: CallContext, complaint: string): string {
  const account = cloud.profiles.get(profile) ?? profileInFile(profile, home);
  if (account === undefined) {
    throw new CommandError(
      `${complaint}: no step has run "aws configure sso --profile ${profile}", and the front matter does not list it (walkthrough.profiles)`,
    );
  }
  return account;
}

/** The account of credentials that the reader has exported: `aws configure export-credentials` puts it into the key. */
export const accountOfKey = ({ environment }: Call): string | undefined =>
  /^ASIA(\d{12})$/.exec(environment.AWS_ACCESS_KEY_ID ?? "")?.[1];

/** The Terraform version in the nearest mise.toml, if it is older than 1.6 and so cannot read an `sso_session`. */
function oldTerraform(folder: string): string | undefined {
  const file = path.join(folder, "mise.toml");
  if (fs.existsSync(file)) {
    return /^terraform = "((?:0|1\.[0-5])\..*)"/m.exec(fs.readFileSync(file, "utf8"))?.[1];
  }
  return path.dirname(folder) === folder ? undefined : oldTerraform(path.dirname(folder));
}

/** @throws {CommandError} if the profile is missing, or belongs to an account in which this code must not run */
export function requireAccount(call: Call, context: CallContext, allowed: readonly string[]): void {
  const profile = call.environment.AWS_PROFILE ?? "";
  const exported = profile === "" ? accountOfKey(call) : undefined;
  if (profile === "" && exported === undefined) {
    throw new CommandError("No valid credential sources found: no AWS_PROFILE is set in this terminal");
  }
  const old = profile === "" ? undefined : oldTerraform(call.folder);
  if (old !== undefined) {
    throw new CommandError(
      `Terraform ${old} cannot read the profile ${profile}: export its credentials with "aws configure export-credentials"`,
    );
  }
  const account = exported ?? accountOfProfile(profile, context, `failed to get shared config profile, ${profile}`);
  if (allowed.length > 0 && !allowed.includes(account)) {
    throw new CommandError(
      `AWS account ID not allowed: ${account} (profile ${profile}); the code is for ${allowed.join(", ")}`,
    );
  }
}

/** @throws {CommandError} if the state bucket does not exist */
export function requireBucket({ bucket }: StateAddress, { cloud }: CallContext): void {
  if (!cloud.resources.has(`bucket ${bucket}`)) {
    throw new CommandError(`S3 bucket "${bucket}" does not exist: no step has created it`);
  }
}

/** Sample values for outputs that other commands use, by the kind that the name suggests. */
export function sampleOutput(name: string): string {
  const samples: [RegExp, string][] = [
    [/vpc_id$/, "vpc-0a1b2c3d4e5f60718"],
    [/arns?$/, "arn:aws:iam::111122223333:role/sample"],
    [/subnet_ids?$/, "subnet-0a1b2c3d4e5f60718"],
  ];
  return samples.find(([pattern]) => pattern.test(name))?.[1] ?? `sample-${name}`;
}
