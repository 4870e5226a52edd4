import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Shell } from "./shell";

let folder: string;
let shell: Shell;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "shell-"));
  shell = new Shell(folder, folder, { PATH: process.env.PATH ?? "" });
});

afterEach(() => {
  shell.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a background process that runs until it is killed, and prints its id. */
const BACKGROUND = "while sleep 1; do :; done &\necho $!";

test("variables, functions and the folder outlive a block", async () => {
  await shell.run("greet() { echo hello $1; }\nname=reader\nmkdir there\ncd there", false);
  expect(await shell.run("greet $name\npwd -P", false)).toMatchObject({
    succeeded: true,
    output: `hello reader\n${fs.realpathSync(path.join(folder, "there"))}\n`,
  });
});

test("a block that does not end is killed, along with the processes that it started", async () => {
  const patient = new Shell(folder, folder, { PATH: process.env.PATH ?? "" }, 500);
  expect(await patient.run("echo waiting\nsleep 600", false)).toMatchObject({
    succeeded: false,
    timedOut: true,
    output: "waiting\n",
  });
});

test("a command that fails ends the block, unless it keeps going", async () => {
  expect(await shell.run("true\nfalse\necho after", true)).toMatchObject({ succeeded: true, output: "after\n" });
  expect(await shell.run("true\nfalse\necho after", false)).toMatchObject({
    succeeded: false,
    output: "",
    failedLine: 2,
  });
});

test.each(["exit 3", 'echo "${TOKEN:?is not set}"'])("a block that closes the terminal ends it: %s", async (code) => {
  const closed = { succeeded: false, closesTerminal: true };
  expect(await shell.run(code, true)).toMatchObject(closed);
  expect(await shell.run("true", false)).toMatchObject({ ...closed, output: "" });
});

test("a command that fails does not count as closing the terminal", async () => {
  expect(await shell.run("exit", false)).toMatchObject({ closesTerminal: true });
  const other = new Shell(folder, folder, { PATH: process.env.PATH ?? "" });
  expect(await other.run("(exit 3)", true)).toMatchObject({ succeeded: false, closesTerminal: false });
  expect(await other.run("false", false)).toMatchObject({ succeeded: false, closesTerminal: false });
  other.close();
});

test("a block does not wait for its background processes, whether it succeeds or fails", async () => {
  expect(await shell.run(BACKGROUND, false)).toMatchObject({ succeeded: true });
  expect(await shell.run(`${BACKGROUND}\nfalse`, false)).toMatchObject({ succeeded: false, failedLine: 3 });
});

test("background processes end with the terminal", async () => {
  const pids = [await shell.run(BACKGROUND, false), await shell.run(`${BACKGROUND}\nfalse`, false)].map(({ output }) =>
    Number(output),
  );
  expect(pids.map(isRunning)).toEqual([true, true]);
  shell.close();
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), { timeout: 10_000 });
});
