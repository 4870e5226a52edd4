import type { Program } from "../call";
import { createAws } from "./aws";
import { gh } from "./gh";
import { simplePrograms } from "./simple";
import { terragrunt } from "./terragrunt";
import { tofu } from "./tofu";

/** Programs that run for real, but that a page's prerequisites have to list as well. */
export const REAL_PROGRAMS: Record<string, RegExp> = {
  git: /\bGit\b/,
  jq: /\bjq\b/,
  openssl: /OpenSSL|openssl/,
  "ssh-keygen": /SSH/,
};

/**
 * The stand-ins for programs that need an account or the network, by name.
 *
 * @param accounts ids of the example company's accounts, by name
 */
export function createPrograms(accounts: Readonly<Record<string, string>>): ReadonlyMap<string, Program> {
  return new Map(
    Object.entries({ ...simplePrograms, aws: createAws(accounts), gh, terragrunt, tofu, terraform: tofu }),
  );
}
