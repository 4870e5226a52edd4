import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";

const root = path.resolve(import.meta.dirname, "..");

/** Parses the command line. If it has a mistake, prints what is wrong and ends the process. */
export function readCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Ends the process with a message if a folder does not contain a build of the site. */
export function requireBuild(dir: string): void {
  if (!fs.existsSync(path.join(dir, "index.html"))) {
    console.error(`There is no build in ${dir}. Run "yarn build" first.`);
    process.exit(1);
  }
}

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/**
 * The command line of a script in package.json, to run it without Yarn.
 *
 * @throws if there is no such script
 */
export function commandOf(script: string): string {
  const command = scripts[script];
  if (command === undefined) {
    throw new Error(`package.json has no script "${script}".`);
  }
  return command;
}

/** Runs the commands of dependencies without Yarn, which adds a second of startup to each. */
const PATH = [path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter);

export interface CommandResult {
  succeeded: boolean;
  /** Combined output of both streams; empty if it was shown live. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  /** Environment variables to add to those of this process. */
  environment?: Record<string, string>;
  /** Streams the output instead of collecting it. */
  isLive?: boolean;
}

/**
 * Runs a shell command at the root of the repository, with the commands of dependencies on the path.
 *
 * @param command command line, such as `vitest run`
 * @returns its result, even if it fails or cannot be started
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
    const collect = (text: string) => (output += text);
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    child.on("error", (error) => collect(error.message));
    child.on("close", (code) => {
      resolve({ succeeded: code === 0, output: output.trim(), seconds: (performance.now() - start) / 1000 });
    });
  });
}
