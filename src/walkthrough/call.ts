import type { Cloud, Origin } from "./cloud";

/** One run of a program that is not the real one. */
export interface Call {
  program: string;
  args: string[];
  /** Absolute path of the folder in which it runs. */
  folder: string;
  /** What came in through a pipe or from a file. */
  input: string;
  /** Whether its output goes on, into a variable, a pipe or a file, and is not shown. */
  isCaptured: boolean;
  environment: Record<string, string>;
}

/** What the program says. */
export interface Answer {
  code: number;
  /** Undefined when only the real program could know. */
  output: string | undefined;
  errors: string;
  /** Whether the program runs until somebody ends it. */
  stays?: boolean;
}

/** What a program knows about the run that it is called in. */
export interface Scene {
  cloud: Cloud;
  /** Absolute path of the folder with the clones. */
  root: string;
  /** Absolute path of the reader's home. */
  home: string;
  /** Where the block that runs is. */
  origin: Origin;
  /** What programs print where their output goes on, by the words that their command begins with. */
  answers: Record<string, string>;
  /** A call of a unit's tool, for the proof of its code. */
  recordUnit: (folder: string, command: string) => void;
  /** Absolute path of the folder with the repositories "on GitHub". */
  remotes: string;
  /** Whether a repository of the vendor has a module at a release. */
  hasCatalogModule: (repository: string, folder: string, ref: string | undefined) => boolean;
  /** Names of a vendor module's outputs; undefined when they are not known. */
  catalogOutputs: (repository: string, folder: string) => string[] | undefined;
  /** Runs Git in a folder and returns what it prints; undefined when it fails. */
  git: (folder: string, ...args: string[]) => string | undefined;
}

/** A program in place of one that needs an account or the network. */
export interface Program {
  /** How a list of prerequisites names it. */
  names: RegExp;
  run: (call: Call, scene: Scene) => Answer | Promise<Answer>;
}

/** What a reader would see; the runner adds the place. */
export class Refusal extends Error {}

export const silent: Answer = { code: 0, output: "", errors: "" };

/** The program worked, and only the real one knows what it prints. */
export const unknownOutput: Answer = { code: 0, output: undefined, errors: "" };

/** The program runs until somebody ends it, such as a tunnel. */
export const stays: Answer = { ...unknownOutput, stays: true };

export function printed(output: string): Answer {
  return { code: 0, output, errors: "" };
}
