import fs from "node:fs/promises";
import { createRequire } from "node:module";
import type { parse as ParseHcl } from "@cdktn/hcl2json";
import { parseAllDocuments } from "yaml";
import { findJsonMistake } from "../lib/jsonMistake";
import { aliasMessage, findUnresolvedAlias } from "../lib/locatedYaml";
import type { LocalProblem } from "../lib/problem";
import { createLocator } from "./source";

interface GoParsers {
  hcl: typeof ParseHcl;
  shell: (code: string) => Promise<unknown>;
}

/**
 * How many samples one instance of the shell parser checks. Starting it takes ten times as long as parsing a sample, but
 * it leaks memory, and breaks after several hundred samples.
 */
const SAMPLES_PER_INSTANCE = 100;

type GetInstance = (imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>;

/**
 * Reuses each instance of a program for several calls. The package starts the instance on every call, so `_start` is a
 * no-op for an instance that has already started.
 */
function shareInstances(program: WebAssembly.Module): GetInstance {
  let calls = 0;
  let shared: WebAssembly.Instance | undefined;
  return (imports) => {
    if (shared === undefined || calls === SAMPLES_PER_INSTANCE) {
      calls = 1;
      shared = new WebAssembly.Instance(program, imports);
      return Promise.resolve(shared);
    }
    calls += 1;
    return Promise.resolve({ exports: { ...shared.exports, _start: () => undefined } });
  };
}

let parsers: Promise<GoParsers> | undefined;

/**
 * Both parsers are Go programs, and each defines its own runtime as the global `Go`. The HCL parser needs its runtime
 * only to start, the shell parser on every run. So the HCL parser must start first.
 */
async function startGoParsers(): Promise<GoParsers> {
  const { parse: hcl } = await import("@cdktn/hcl2json");
  await hcl("start.tf", "");
  const { getProcessor } = await import("sh-syntax");
  // The package's own `parse` compiles the program for each sample and takes ten times as long.
  const binary = await fs.readFile(createRequire(import.meta.url).resolve("sh-syntax/main.wasm"));
  const program = await WebAssembly.compile(binary);
  const parse = getProcessor(shareInstances(program));
  const parseAlone = getProcessor((imports) => WebAssembly.instantiate(program, imports));
  // A shared instance can fail on valid code.
  return { hcl, shell: (code) => parse(code).catch(() => parseAlone(code)) };
}

function goParsers(): Promise<GoParsers> {
  parsers ??= startGoParsers();
  return parsers;
}

async function hclProblem(code: string): Promise<LocalProblem | undefined> {
  const { hcl } = await goParsers();
  try {
    // HCL needs a line break after the end of a heredoc, which the fence's code does not include.
    await hcl("sample", `${code}\n`);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = "1", column = "1", reason = message] = /sample:(\d+),(\d+)-[\d,]+: ([^;\]]+)/.exec(message) ?? [];
    return { line: Number(line), column: Number(column), message: reason };
  }
}

/** Patterns that do not belong in a command, although a shell can parse them. */
const NOT_SHELL: [pattern: RegExp, message: (character: string) => string][] = [
  [/^\$ /m, () => "a prompt is not part of a command"],
  [/[“”]/, (quote) => `${quote} is a typographic quotation mark. Type a straight one, "`],
  [/[‘’]/, (quote) => `${quote} is a typographic quotation mark. Type a straight one, '`],
  [/[–—]/, (dash) => `${dash} is a typographic dash. Type - or --`],
  [/\u00A0/, () => "this is a non-breaking space. Type a normal one"],
  [/\u200B/, () => "this is a zero-width space, U+200B. Delete it"],
];

async function shellProblem(code: string): Promise<LocalProblem | undefined> {
  const { shell } = await goParsers();
  for (const [pattern, message] of NOT_SHELL) {
    const match = pattern.exec(code);
    if (match !== null) {
      return { ...createLocator(code)(match.index), message: message(match[0]) };
    }
  }
  try {
    await shell(code);
    return undefined;
  } catch (error) {
    const { Pos, message } = error as { Pos?: { Line: number; Col: number }; message: string };
    return { line: Pos?.Line ?? 1, column: Pos?.Col ?? 1, message };
  }
}

function jsonProblem(code: string): LocalProblem | undefined {
  const mistake = findJsonMistake(code);
  return mistake && { ...createLocator(code)(mistake.offset), message: mistake.message };
}

function yamlProblem(code: string): LocalProblem | undefined {
  const documents = parseAllDocuments(code);
  const [error] = documents.flatMap((document) => document.errors);
  if (error) {
    return { ...createLocator(code)(error.pos[0]), message: error.message.split(" at line ")[0] ?? error.message };
  }
  const [alias] = documents.flatMap((document) => findUnresolvedAlias(document) ?? []);
  return (
    alias && {
      ...createLocator(code)(alias.range?.[0] ?? 0),
      message: aliasMessage(alias.source).replace(/\.$/, ""),
    }
  );
}

/** The number of the first line in which two texts differ, starting at 1. */
function firstDifference(one: string, other: string): number {
  const lines = other.split("\n");
  return one.split("\n").findIndex((line, index) => line !== lines[index]) + 1;
}

/**
 * Parses Go with gofmt itself. Besides whole files, gofmt accepts declarations, such as a function, and statements,
 * such as a loop. Its WebAssembly module has no imports, so it does not need the global `Go`.
 */
async function goProblem(code: string): Promise<LocalProblem | undefined> {
  const { format } = await import("@wasm-fmt/gofmt");
  let formatted: string;
  try {
    formatted = format(`${code}\n`).trimEnd();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line = "1", column = "1", message = text] =
      /^(\d+):(\d+): (.*?)(?: \(and \d+ more errors\))?$/.exec(text) ?? [];
    return { line: Number(line), column: Number(column), message };
  }
  return formatted === code.trimEnd()
    ? undefined
    : { line: firstDifference(code, formatted), column: 1, message: "gofmt would format this line differently" };
}

const CHECKS: Record<string, (code: string) => LocalProblem | undefined | Promise<LocalProblem | undefined>> = {
  hcl: hclProblem,
  bash: shellProblem,
  go: goProblem,
  json: jsonProblem,
  yaml: yamlProblem,
};

/**
 * Parses a code sample.
 *
 * @param language language of its fence; a sample in a language without a parser counts as valid
 * @returns the first mistake, as the parser describes it, or undefined
 */
export async function syntaxProblem(language: string, code: string): Promise<LocalProblem | undefined> {
  return CHECKS[language]?.(code);
}
