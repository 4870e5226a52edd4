import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { organization } from "../config/links";
import { commandPaths } from "../lib/commandPaths";
import { FAKE_PROGRAM } from "./switchboard";

/** Programs that come with Linux and macOS, so that no page has to list them. */
const PREINSTALLED_PROGRAMS =
  "awk base64 basename bash cat chmod cmp comm cp cut date diff dirname echo env expr false find grep gzip head id ln ls " +
  "mkdir mktemp mv nl paste printf pwd readlink realpath rm rmdir sed seq sh sort tail tar tee test touch tr true uname " +
  "uniq wc which xargs";

const WRAPPER = (name: string, real: string, log: string): string =>
  `#!/bin/sh\necho ${name} >>'${log}'\nexec '${real}' "$@"\n`;

/** The folders of one run: the reader's home and clones, and the repositories "on GitHub". */
export interface Workspace {
  /** The folder in which the reader's terminal opens, and which contains the clones. */
  root: string;
  home: string;
  /** The company, which owns the reader's repositories. */
  owner: string;
  /** Bare repositories, in a folder for each owner. */
  remotes: string;
  bin: string;
  /** Blocks and their output. */
  blocks: string;
  /** Names of the real programs that ran, one per line. */
  programLog: string;
}

function layOut(base: string, owner: string): Workspace {
  return {
    owner,
    root: path.join(base, "clones"),
    home: path.join(base, "home"),
    remotes: path.join(base, "remotes"),
    bin: path.join(base, "bin"),
    blocks: path.join(base, "blocks"),
    programLog: path.join(base, "blocks/programs"),
  };
}

const findProgram = (name: string): string | undefined => commandPaths([name]).find((file) => fs.existsSync(file));

function writeGitConfig({ home, owner, remotes }: Workspace, vendorRemotes: string): void {
  const redirect = (folder: string, name: string): string =>
    `[url "file://${folder}/"]\n\tinsteadOf = git@github.com:${name}/\n\tinsteadOf = ssh://git@github.com/${name}/\n\tinsteadOf = https://github.com/${name}/\n`;
  fs.writeFileSync(
    path.join(home, ".gitconfig"),
    "[user]\n\tname = A reader\n\temail = reader@example.com\n[init]\n\tdefaultBranch = main\n[advice]\n\tdetachedHead = false\n" +
      '[protocol "file"]\n\tallow = always\n[gc]\n\tauto = 0\n' +
      redirect(path.join(remotes, owner), owner) +
      redirect(vendorRemotes, organization),
  );
}

function installPrograms({ bin, programLog }: Workspace, fakes: Iterable<string>, listed: Iterable<string>): void {
  fs.rmSync(bin, { recursive: true, force: true });
  fs.mkdirSync(bin);
  const install = (name: string, content: string): void =>
    fs.writeFileSync(path.join(bin, name), content, { mode: 0o755 });
  for (const name of PREINSTALLED_PROGRAMS.split(" ")) {
    const real = findProgram(name);
    if (real !== undefined) {
      fs.symlinkSync(real, path.join(bin, name));
    }
  }
  for (const name of listed) {
    const real = findProgram(name);
    if (real !== undefined) {
      install(name, WRAPPER(name, real, programLog));
    }
  }
  for (const name of fakes) {
    install(name, FAKE_PROGRAM);
  }
}

export interface WorkspaceOptions {
  /** The company, which owns the reader's repositories. */
  owner: string;
  /** Names of the fake programs. */
  fakes: Iterable<string>;
  /** Real programs that a page has to list. */
  listed: Iterable<string>;
  /** Bare repositories of the vendor. */
  vendorRemotes: string;
  /** A workspace whose content this one starts with. */
  from?: Workspace;
}

/** Creates the folders of a run below an empty folder. */
export function createWorkspace(
  base: string,
  { owner, fakes, listed, vendorRemotes, from }: WorkspaceOptions,
): Workspace {
  const workspace = layOut(base, owner);
  for (const part of ["root", "home", "remotes"] as const) {
    if (from) {
      fs.cpSync(from[part], workspace[part], { recursive: true, verbatimSymlinks: true });
    } else {
      fs.mkdirSync(workspace[part], { recursive: true });
    }
  }
  fs.mkdirSync(workspace.blocks, { recursive: true });
  fs.mkdirSync(path.join(workspace.remotes, owner), { recursive: true });
  writeGitConfig(workspace, vendorRemotes);
  installPrograms(workspace, fakes, listed);
  return workspace;
}

/** The variables of the reader's terminal. */
export function terminalEnvironment({ bin, home, blocks }: Workspace, port: number): Record<string, string> {
  return {
    PATH: bin,
    HOME: home,
    LANG: "C.UTF-8",
    TERM: "dumb",
    USER: "reader",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_EDITOR: "true",
    GIT_PAGER: "cat",
    WALKTHROUGH_PORT: String(port),
    WALKTHROUGH_OUTPUT: path.join(blocks, "output"),
  };
}

/** Runs Git as the reader; returns undefined if it fails. */
export function gitOf({ home }: Workspace): (folder: string, ...args: string[]) => string | undefined {
  return (folder, ...args) => {
    const { status, stdout } = spawnSync("git", args, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0" },
      encoding: "utf8",
    });
    return status === 0 ? stdout : undefined;
  };
}

/** Creates an empty repository of the company on "GitHub". */
export function addRepository({ owner, remotes }: Workspace, name: string): void {
  const bare = path.join(remotes, owner, `${name}.git`);
  execFileSync("git", ["init", "--bare", "--quiet", "--initial-branch=main", bare], { cwd: remotes });
}

/** Creates a repository with files, and clones it for the reader. */
export function addClone(workspace: Workspace, name: string, files: ReadonlyMap<string, string>): void {
  addRepository(workspace, name);
  const git = gitOf(workspace);
  git(workspace.root, "clone", "--quiet", `git@github.com:${workspace.owner}/${name}.git`);
  const folder = path.join(workspace.root, name);
  for (const [file, content] of files) {
    const place = path.join(workspace.root, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content);
  }
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--allow-empty", "-m", "Start");
  git(folder, "push", "--quiet", "-u", "origin", "main");
}
