/** Keeps the data of the services up to date with their modules: `yarn catalog --help` explains the commands. */
import { setFlagsFromString } from "node:v8";
import { runCatalog } from "./catalog/command.mts";

// If the reader of the output closes the pipe early, as "head" does, exit normally: all files are already written.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
// The HCL parser runs once, so V8's baseline compiler takes a third of the time of the optimizing one.
setFlagsFromString("--liftoff-only");

let code = 1;
try {
  code = await runCatalog(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
// The HCL parser keeps the process alive.
process.stdout.write("", () => process.exit(code));
