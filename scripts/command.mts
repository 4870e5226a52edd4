import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Commands of the dependencies run without Yarn, which takes a second to start each of them. */
const PATH = [path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter);

export interface CommandResult {
  succeeded: boolean;
  /** What the command printed, to both streams; empty where the reader saw it as it came. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  /** Variables beside those of this process. */
  environment?: Record<string, string>;
  /** Shows the output as it comes instead of collecting it. */
  isLive?: boolean;
}

/**
 * Runs a shell command at the root of the repository, where the commands of the dependencies are known by name.
 *
 * @param command such as `vitest run`
 * @returns its outcome, also when it fails or cannot be started
 */
export function runCommand(command: string, { environment, isLive }: CommandOptions = {}): Promise<CommandResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, ...environment, PATH },
      shell: true,
      stdio: isLive ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (text: Buffer | string) => (output += text.toString());
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => collect(error.message));
    child.on("close", (code) => {
      resolve({ succeeded: code === 0, output: output.trim(), seconds: (performance.now() - start) / 1000 });
    });
  });
}
