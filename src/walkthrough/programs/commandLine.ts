import fs from "node:fs";
import path from "node:path";
import { didYouMean } from "../../lib/didYouMean";
import { CommandError, UnknownCommand, type Call } from "../call";

/**
 * A program's subcommands, each with its options: `"pr create": "--title= --fill"`. An option that ends with `=` takes
 * a value.
 */
export type CommandTable = Record<string, string>;

export interface CommandLine {
  /** The subcommand, such as `pr create`; empty for a program without subcommands. */
  command: string;
  /** The values of each option, in order. An option without a value has an empty string. */
  options: ReadonlyMap<string, string[]>;
  operands: string[];
  /** The arguments after `--`. */
  rest: string[];
}

/** The longest subcommand in the table that the words start with. If the program has subcommands, one is required. */
function findCommand(words: readonly string[], table: CommandTable): string | undefined {
  const hasCommands = Object.keys(table).some((name) => name !== "" && name !== "*");
  const lengths = hasCommands && words.length > 0 ? [3, 2, 1] : [0];
  const candidates = lengths
    .filter((length) => length <= words.length)
    .map((length) => words.slice(0, length).join(" "));
  return candidates.find((candidate) => Object.hasOwn(table, candidate));
}

/** Index of the first word that is neither an option nor an option's value: many programs accept options before the subcommand. */
function firstWordOf(args: readonly string[], table: CommandTable): number {
  const valued = new Set(`${table[""] ?? ""} ${table["*"] ?? ""}`.split(" ").filter((option) => option.endsWith("=")));
  return args.findIndex((arg, index) => !arg.startsWith("-") && !valued.has(`${args[index - 1] ?? ""}=`));
}

/**
 * Parses a command line with a table.
 *
 * @param where location of the table, for messages that say where to extend it
 * @throws {CommandError} for a subcommand or an option that is not in the table
 */
export function readCommandLine(
  { program, args }: Pick<Call, "program" | "args">,
  table: CommandTable,
  where: string,
): CommandLine {
  const firstWord = firstWordOf(args, table);
  const words = firstWord === -1 ? [] : args.slice(firstWord);
  const command = findCommand(words, table);
  if (command === undefined) {
    const typed = words.slice(0, 2).join(" ");
    throw new UnknownCommand(
      `"${program} ${typed}" is not a command in ${where}. Correct it, or add it there with its options`,
    );
  }
  const length = command === "" ? 0 : command.split(" ").length;
  const known = new Map(
    `${table[""] ?? ""} ${table["*"] ?? ""} ${table[command]}`
      .split(" ")
      .filter(Boolean)
      .map((option) => [option.replace(/=$/, ""), option.endsWith("=")] as const),
  );
  const options = new Map<string, string[]>();
  const operands: string[] = [];
  const remaining = [...(firstWord === -1 ? args : args.slice(0, firstWord)), ...words.slice(length)];
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === "--") {
      break;
    }
    if (!arg.startsWith("-") || arg === "-") {
      operands.push(arg);
      continue;
    }
    const [, name = arg, , value] = /^(-[^=]*)(=([^]*))?$/.exec(arg) ?? [];
    const takesValue = known.get(name);
    if (takesValue === undefined) {
      const close = didYouMean(name, [...known.keys()]);
      throw new UnknownCommand(
        `"${program} ${command}" has no option ${name}${close === undefined ? "" : `; did you mean ${close}?`} (${where})`,
      );
    }
    options.set(name, [...(options.get(name) ?? []), value ?? (takesValue ? (remaining.shift() ?? "") : "")]);
  }
  return { command, options, operands, rest: remaining };
}

/** @throws {CommandError} if a file that a command reads does not exist */
export function requireFile(call: Call, file: string): string {
  const absolutePath = path.resolve(call.folder, file.replace(/^fileb?:\/\//, ""));
  if (!fs.existsSync(absolutePath)) {
    throw new CommandError(`"${call.program}" reads ${file}, but there is no such file in this folder`);
  }
  return absolutePath;
}
