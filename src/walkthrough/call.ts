import type { Cloud, Origin } from "./cloud";

/** One call of a fake program. */
export interface Call {
  program: string;
  args: string[];
  /** Absolute path of the folder in which it runs. */
  folder: string;
  /** Input from a pipe or a file. */
  input: string;
  /** Whether its output goes into a variable, a pipe or a file instead of being shown. */
  isCaptured: boolean;
  environment: Record<string, string>;
}

/** How the program responds. */
export interface Answer {
  code: number;
  /** Undefined if only the real program could know. */
  output: string | undefined;
  errors: string;
  /** Whether the program runs until it is interrupted. */
  keepsRunning?: boolean;
}

/** The context of a call: the run's state, and functions that programs use. */
export interface CallContext {
  cloud: Cloud;
  /** Absolute path of the folder with the clones. */
  root: string;
  /** Absolute path of the reader's home. */
  home: string;
  /** Where on the page the running block is. */
  origin: Origin;
  /** Records that a command reads a unit's code, so that the code is verified afterwards. */
  recordUnit: (folder: string, command: string) => void;
  /** Absolute path of the folder with the repositories "on GitHub". */
  remotes: string;
  /** Whether a repository of the vendor has a module at a release. */
  hasCatalogModule: (repository: string, folder: string, ref: string | undefined) => boolean;
  /** The names of a vendor module's outputs; undefined if they are unknown. */
  catalogOutputs: (repository: string, folder: string) => string[] | undefined;
  /** Runs Git in a folder and returns its output; undefined if it fails. */
  git: (folder: string, ...args: string[]) => string | undefined;
}

/** A fake of a program that needs an account or the network. */
export interface Program {
  /** Matches the program's name in a list of prerequisites. */
  names: RegExp;
  run: (call: Call, context: CallContext) => Answer | Promise<Answer>;
}

/** An error that a reader would see. The runner adds the position. */
export class CommandError extends Error {}

/** A command or an option that the program does not have. It is reported even if the block goes on. */
export class UnknownCommand extends CommandError {}

export const silent: Answer = { code: 0, output: "", errors: "" };

/** The program worked, but only the real one knows what it prints. */
export const unknownOutput: Answer = { code: 0, output: undefined, errors: "" };

/** The program, such as a tunnel, runs until it is interrupted. */
export const runsUntilInterrupted: Answer = { ...unknownOutput, keepsRunning: true };

export function printed(output: string): Answer {
  return { code: 0, output, errors: "" };
}
