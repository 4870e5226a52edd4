/**
 * Runs every check that does not need a build, two at a time: `yarn check`.
 * Each check's output is shown when it ends, and all checks run even if one fails.
 *
 *   --except NAME  skips a check, for `yarn test`, whose builds check the content
 */
import { commandOf, readCommandLine, runCommand } from "./command.mts";

const { values } = readCommandLine({ options: { except: { type: "string" } } });

/** Longest first, so that both processes stay busy until the end. */
const checks = ["content", "format", "unused", "scripts", "lint", "styles", "diagrams"].filter(
  (name) => name !== values.except,
);
const PARALLEL = 2;

const failed: string[] = [];
const waiting = [...checks];

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    console.log(`  …  ${name}`);
    const { succeeded, output, seconds } = await runCommand(commandOf(`check:${name}`));
    console.log(`${succeeded ? "ok   " : "FAILED"} ${name}, ${seconds.toFixed(1)} s`);
    if (!succeeded) {
      failed.push(name);
      console.log(`\n${output}\n`);
    }
  }
}

const start = performance.now();
await Promise.all(Array.from({ length: PARALLEL }, work));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  failed.length === 0
    ? `All ${checks.length} checks passed in ${seconds} s.`
    : `${failed.length} of ${checks.length} checks failed in ${seconds} s: ${failed.join(", ")}. ` +
        `Run one alone with "yarn check:${failed[0]}"; "yarn fix" fixes formatting and some lint errors.`,
);
process.exit(failed.length === 0 ? 0 : 1);
