import type { Program } from "../call";
import type { Company } from "../company";
import { createAws } from "./aws";
import { gh } from "./gh";
import { mise, simplePrograms } from "./simple";
import { terragrunt } from "./terragrunt";
import { tofu } from "./tofu";

/** Programs that run for real, but that a page's prerequisites have to list as well. */
export const REAL_PROGRAMS: Record<string, RegExp> = {
  git: /\bGit\b/,
  jq: /\bjq\b/,
  openssl: /OpenSSL|openssl/,
  "ssh-keygen": /SSH/,
};

/** mise, whose `mise exec TOOL@VERSION -- COMMAND` runs the fake program of that name. */
function createMise(programs: ReadonlyMap<string, Program>): Program {
  const run: Program["run"] = (call, context) => {
    const answer = mise.run(call, context);
    const [program = "", ...args] = call.args.includes("--") ? call.args.slice(call.args.indexOf("--") + 1) : [];
    return programs.get(program)?.run({ ...call, program, args }, context) ?? answer;
  };
  return { ...mise, run };
}

/** The fakes of programs that need an account or the network, by name. */
export function createPrograms(company: Company): ReadonlyMap<string, Program> {
  const programs = new Map(
    Object.entries({
      ...simplePrograms,
      aws: createAws(company),
      gh,
      terragrunt,
      tofu,
      terraform: { ...tofu, names: /Terraform/ },
    }),
  );
  return programs.set("mise", createMise(programs));
}
