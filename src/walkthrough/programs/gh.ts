import fs from "node:fs";
import path from "node:path";
import {
  CommandError,
  printed,
  silent,
  unknownOutput,
  type Answer,
  type Call,
  type CallContext,
  type Program,
} from "../call";
import { readCommandLine, requireFile, type CommandLine, type CommandTable } from "./commandLine";

const WHERE = "the table in src/walkthrough/programs/gh.ts";

const OPTIONS: CommandTable = {
  "*": "--repo= -R= --help",
  "": "--version",
  "auth login": "--web -w --git-protocol= -p= --hostname= --scopes= -s=",
  "auth status": "",
  "auth refresh": "--scopes= -s=",
  "repo create": "--private --public --internal --clone --add-readme --description= -d= --gitignore= --disable-wiki",
  "repo clone": "",
  "repo view": "--json= --jq= -q= --web",
  "repo edit":
    "--default-branch= --enable-auto-merge --delete-branch-on-merge --enable-merge-commit --enable-squash-merge",
  "repo delete": "--yes",
  "pr create": "--title= -t= --body= -b= --body-file= -F= --fill -f --base= -B= --head= -H= --draft -d --web -w",
  "pr view": "--json= --jq= -q= --web -w --comments -c",
  "pr diff": "",
  "pr checks": "--watch --required --fail-fast --json= --jq= -q= --interval= -i=",
  "pr merge": "--merge -m --squash -s --rebase -r --auto --delete-branch -d --admin",
  "pr close": "--delete-branch -d --comment= -c=",
  "pr list": "--state= -s= --json= --jq= -q= --head= -H=",
  "pr review": "--approve -a --comment -c --body= -b=",
  "run list": "--workflow= -w= --branch= -b= --limit= -L= --json= --jq= -q=",
  "run watch": "--exit-status --interval= -i= --compact",
  "run view": "--log --log-failed --json= --jq= -q= --web",
  "run rerun": "--failed",
  "workflow run": "--ref= -r= --field= -f= --raw-field= -F=",
  "workflow list": "",
  "variable set": "--body= -b= --env= -e= --org= -o= --env-file= -f=",
  "variable delete": "--env= -e= --org= -o=",
  "variable list": "--env= -e=",
  "secret set": "--body= -b= --env= -e= --org= -o= --env-file= -f= --app= -a=",
  "secret delete": "--env= -e= --org= -o= --app= -a=",
  "secret list": "--env= -e=",
  "release create": "--title= -t= --notes= -n= --generate-notes --target= --verify-tag --notes-from-tag",
  "release list": "",
  api: "--method= -X= --field= -F= --raw-field= -f= --header= -H= --jq= -q= --input= --paginate --silent --include",
};

/** The bare repository of `owner/name`. */
const bareOf = (name: string, { remotes }: CallContext): string => path.join(remotes, `${name}.git`);

/** The repository that a call refers to: the one it names, or the folder's remote. */
function repositoryOf(call: Call, { options }: CommandLine, context: CallContext): string {
  const named = options.get("--repo")?.[0] ?? options.get("-R")?.[0];
  const url = context.git(call.folder, "config", "--get", "remote.origin.url") ?? "";
  const [, found] = /github\.com[:/](.+?)(?:\.git)?$/.exec(url.trim()) ?? [];
  const repository = named ?? found;
  if (repository === undefined || !fs.existsSync(bareOf(repository, context))) {
    throw new CommandError(
      "gh cannot find a GitHub repository for this folder: cd into the clone, or name it with --repo",
    );
  }
  return repository;
}

function createPull(call: Call, line: CommandLine, context: CallContext): Answer {
  const repository = repositoryOf(call, line, context);
  const branch = context.git(call.folder, "branch", "--show-current")?.trim() ?? "";
  const remote = context.git(bareOf(repository, context), "rev-parse", "--verify", "--quiet", `refs/heads/${branch}`);
  if (remote === undefined || remote !== context.git(call.folder, "rev-parse", "HEAD")) {
    throw new CommandError(`The branch ${branch} has commits that are not on GitHub: push it before "gh pr create"`);
  }
  if (branch === "main") {
    throw new CommandError("A pull request cannot merge main into main: create a branch first");
  }
  if (context.git(bareOf(repository, context), "merge-base", "--is-ancestor", branch, "main") !== undefined) {
    throw new CommandError(`No commits between main and ${branch}: there is nothing to review`);
  }
  const open = context.cloud.pulls.get(repository);
  if (open !== undefined) {
    throw new CommandError(`The pull request of the branch ${open} is still open in ${repository}: merge it first`);
  }
  context.cloud.pulls.set(repository, branch);
  return printed(`https://github.com/${repository}/pull/1\n`);
}

const deletesBranch = ({ options }: CommandLine): boolean => options.has("--delete-branch") || options.has("-d");

/** Deletes the branch on GitHub and in the clone, if any, as gh does. Returns whether the clone is now on main. */
function leaveBranch(branch: string, bare: string, call: Call, context: CallContext): boolean {
  context.git(bare, "update-ref", "-d", `refs/heads/${branch}`);
  const isClone = context.git(call.folder, "rev-parse", "--is-inside-work-tree")?.trim() === "true";
  if (!isClone || context.git(call.folder, "switch", "main") === undefined) {
    return false;
  }
  context.git(call.folder, "branch", "-D", branch);
  return true;
}

/** Merges on GitHub, as the button does: a commit on main with the branch's files. */
function mergePull(call: Call, line: CommandLine, context: CallContext): Answer {
  const repository = repositoryOf(call, line, context);
  const branch = context.cloud.pulls.get(repository);
  if (branch === undefined) {
    throw new CommandError(`There is no open pull request in ${repository}`);
  }
  const bare = bareOf(repository, context);
  const tree = context.git(bare, "merge-tree", "--write-tree", "main", branch)?.trim();
  if (tree === undefined) {
    throw new CommandError(`The branch ${branch} has conflicts with main`);
  }
  const isSquashed = line.options.has("--squash") || line.options.has("-s");
  const parents = ["-p", "main", ...(isSquashed ? [] : ["-p", branch])];
  // A squashed commit keeps the message of the branch's commit.
  const message = (isSquashed && context.git(bare, "log", "-1", "--format=%s", branch)?.trim()) || `Merge ${branch}`;
  const commit = context.git(bare, "commit-tree", tree, ...parents, "-m", message)?.trim() ?? "";
  context.git(bare, "update-ref", "refs/heads/main", commit);
  context.cloud.pulls.delete(repository);
  if (deletesBranch(line) && leaveBranch(branch, bare, call, context)) {
    context.git(call.folder, "pull", "--ff-only");
  }
  return silent;
}

function closePull(call: Call, line: CommandLine, context: CallContext): Answer {
  const repository = repositoryOf(call, line, context);
  const branch = context.cloud.pulls.get(repository);
  if (branch === undefined || branch !== line.operands[0]) {
    throw new CommandError(`There is no open pull request for the branch "${line.operands[0] ?? ""}" in ${repository}`);
  }
  context.cloud.pulls.delete(repository);
  if (deletesBranch(line)) {
    leaveBranch(branch, bareOf(repository, context), call, context);
  }
  return silent;
}

function createRepository(line: CommandLine, call: Call, context: CallContext): Answer {
  const [name = ""] = line.operands;
  if (fs.existsSync(bareOf(name, context))) {
    throw new CommandError(`The repository ${name} already exists`);
  }
  context.git(context.root, "init", "--bare", "--quiet", "--initial-branch=main", bareOf(name, context));
  return line.options.has("--clone") ? cloneRepository(name, call, context) : silent;
}

function cloneRepository(name: string, { folder }: Call, context: CallContext): Answer {
  if (context.git(folder, "clone", "--quiet", `git@github.com:${name}.git`) === undefined) {
    throw new CommandError(`The repository ${name} cannot be cloned into this folder`);
  }
  return silent;
}

/** Runs a command. Variables, secrets and repository settings are not tracked. */
function runGh(call: Call, context: CallContext): Answer {
  const line = readCommandLine(call, OPTIONS, WHERE);
  for (const option of ["--input", "--body-file", "--env-file"]) {
    line.options
      .get(option)
      ?.filter((file) => file !== "-")
      .forEach((file) => requireFile(call, file));
  }
  switch (line.command) {
    case "pr create":
      return createPull(call, line, context);
    case "pr merge":
      return mergePull(call, line, context);
    case "pr close":
      return closePull(call, line, context);
    case "repo create":
      return createRepository(line, call, context);
    case "repo clone":
      return cloneRepository(line.operands[0] ?? "", call, context);
    case "pr view":
    case "pr checks":
    case "pr diff": {
      const repository = repositoryOf(call, line, context);
      if (!context.cloud.pulls.has(repository) && line.operands.length === 0) {
        throw new CommandError(`There is no open pull request in ${repository}`);
      }
      return unknownOutput;
    }
    default:
      return call.isCaptured ? printed("0\n") : unknownOutput;
  }
}

export const gh: Program = { names: /GitHub CLI|`gh`/, run: runGh };
