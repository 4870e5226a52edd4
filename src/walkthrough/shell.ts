import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";

export interface BlockResult {
  succeeded: boolean;
  /** The combined output of both streams. */
  output: string;
  /** Line of the block, starting at 1, of the command that ended it; undefined if it succeeded. */
  failedLine: number | undefined;
  /** Whether it closed the terminal, as with `exit`, other than by a command that failed. */
  closesTerminal: boolean;
  /** Whether it was stopped because it did not end. */
  timedOut: boolean;
}

/** After this time, a block counts as one that does not end. */
const BLOCK_LIMIT_MS = 120_000;

/**
 * A terminal in which blocks run one after another. The folder, variables and functions persist. A command that fails
 * ends the terminal, unless its block keeps going.
 */
export class Shell {
  private readonly bash: ChildProcess;
  private report = "";
  private waiting: (() => void) | undefined;
  private hasExited = false;
  private count = 0;

  /**
   * @param files folder for the blocks and their output
   * @param limit milliseconds until a block that does not end is stopped
   */
  constructor(
    private readonly files: string,
    folder: string,
    environment: Record<string, string>,
    private readonly limit = BLOCK_LIMIT_MS,
  ) {
    this.bash = spawn("bash", ["--noprofile", "--norc", "-o", "pipefail"], {
      cwd: folder,
      env: environment,
      stdio: ["pipe", "ignore", "ignore", "pipe"],
      // Makes it the leader of a process group, which includes the background processes of blocks.
      detached: true,
    });
    const reports = this.bash.stdio[3] as Readable;
    reports.setEncoding("utf8");
    reports.on("data", (text: string) => {
      this.report += text;
      if (this.report.includes("\n")) {
        this.waiting?.();
      }
    });
    // Unlike "close", this does not wait for processes that blocks started in the background.
    this.bash.on("exit", () => {
      this.hasExited = true;
      this.waiting?.();
    });
  }

  /** @param keepsGoing whether commands may fail; if so, only the last one decides */
  async run(code: string, keepsGoing: boolean): Promise<BlockResult> {
    if (this.isClosed()) {
      return { succeeded: false, output: "", failedLine: 1, closesTerminal: true, timedOut: false };
    }
    this.count += 1;
    const block = path.join(this.files, `block-${this.count}.sh`);
    const shown = path.join(this.files, "output");
    const failure = path.join(this.files, "failure");
    fs.writeFileSync(block, `${code}\n`);
    fs.writeFileSync(shown, "");
    fs.rmSync(failure, { force: true });
    this.report = "";
    const ended = new Promise<void>((resolve) => (this.waiting = resolve));
    const trap = `trap 'printf "%s" "$LINENO" >${quote(failure)}' ERR`;
    this.bash.stdin?.write(
      `${keepsGoing ? "set +eE; trap - ERR" : `set -eE; ${trap}`}; ` +
        `source ${quote(block)} </dev/null >>${quote(shown)} 2>&1 3>&-; ` +
        `printf '%s\\n' "$?" >&3\n`,
    );
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      this.close();
    }, this.limit);
    await ended;
    clearTimeout(timer);
    const [, status] = /^(\d+)\n/.exec(this.report) ?? [];
    const hasFailed = fs.existsSync(failure);
    const line = hasFailed ? Number(fs.readFileSync(failure, "utf8")) : 1;
    const succeeded = !this.isClosed() && status === "0";
    return {
      succeeded,
      output: fs.readFileSync(shown, "utf8"),
      failedLine: succeeded ? undefined : line,
      closesTerminal: this.isClosed() && !hasFailed,
      timedOut,
    };
  }

  /** A method, because TypeScript assumes that a property does not change across an `await`. */
  private isClosed(): boolean {
    return this.hasExited;
  }

  /** Ends the terminal and the background processes of its blocks. */
  close(): void {
    this.bash.stdin?.end();
    try {
      process.kill(-(this.bash.pid ?? Number.NaN));
    } catch {
      // Nothing is running any more.
    }
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
