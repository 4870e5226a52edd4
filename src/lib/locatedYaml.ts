import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document, type YAMLError } from "yaml";
import { core, type ZodError } from "zod";
import { countOf } from "./countOf";
import { didYouMean } from "./didYouMean";
import type { Position, Problem } from "./problem";

/** A path in a YAML file: keys and list indices. */
export type KeyPath = readonly (string | number)[];

/**
 * Names a part of the file as `input "timeout" default` instead of `inputs.3.default`, or if the file itself is a list,
 * as `"timeout" default`.
 */
function describePath(document: Document, keys: KeyPath): string {
  const end = keys.slice(0, 2).findIndex((key) => typeof key === "number") + 1;
  const entry = end > 0 ? document.getIn(keys.slice(0, end)) : undefined;
  const name: unknown = isMap(entry) ? (entry.get("name") ?? entry.get("id")) : undefined;
  if (typeof name !== "string") {
    return keys.join(".") || "the file";
  }
  const lists = keys.slice(0, end - 1).map((list) => String(list).replace(/ies$/, "y").replace(/s$/, ""));
  return [...lists, `"${name}"`, ...keys.slice(end)].join(" ");
}

/** Returns the message for YAML that cannot be parsed: what is wrong, and how to fix it. */
export function syntaxMessage({ code, message }: YAMLError): string {
  const [reason] = message.split(" at line ");
  const hints: Partial<Record<typeof code, string>> = {
    DUPLICATE_KEY: "Remove one of the two.",
    TAB_AS_INDENT: "Indent with spaces.",
  };
  return `${reason}. ${hints[code] ?? "Quote text that contains a colon or begins with a punctuation mark."}`;
}

/** The message for unquoted text that begins with `*`, which YAML reads as an alias. */
export const aliasMessage = (source: string): string =>
  `"*${source}" is a reference in YAML. Put text that begins with * in quotes.`;

/** Finds the first alias without an anchor, which the parser does not report. */
export function findUnresolvedAlias(document: Document): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document)) {
        found = alias;
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}

function explainType({ expected, input }: core.$ZodRawIssue<core.$ZodIssueInvalidType>): string | undefined {
  if (input === undefined) {
    return "is missing.";
  }
  if (expected === "array") {
    return "is not a list. Write its items in brackets, or each on a line of its own after a hyphen.";
  }
  return expected === "string" && typeof input !== "object"
    ? `is a ${typeof input} in YAML, but must be text. Put it in quotes.`
    : undefined;
}

/** Suggests keys that the schema has and the file does not. */
function explainKeys({ keys, input, inst }: core.$ZodRawIssue<core.$ZodIssueUnrecognizedKeys>): string {
  const known = inst instanceof core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
  const unused = known.filter((key) => !Object.hasOwn(input ?? {}, key));
  return keys
    .map((key) => {
      const close = didYouMean(key, unused);
      const hint = close === undefined ? "Remove it, or correct its spelling." : `Did you mean "${close}"?`;
      return `"${key}" is not a key here. ${hint}`;
    })
    .join(" ");
}

/** Explains common mistakes, such as those with YAML's rules. For all others, the schema or Zod has the message. */
export function explainIssue(issue: core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if ((code === "invalid_type" && input === null) || (code === "too_small" && input === "")) {
    return "is empty.";
  }
  switch (code) {
    case "invalid_type":
      return explainType(issue);
    case "invalid_key":
      return issue.issues[0]?.message;
    case "unrecognized_keys":
      return explainKeys(issue);
    case "too_small":
      return typeof input === "string"
        ? `has ${countOf(input.length, "character")}; write at least ${issue.minimum}.`
        : undefined;
    default:
      return undefined;
  }
}

/** A parsed YAML file with the positions of its keys and values. */
export class LocatedYaml {
  private readonly lines = new LineCounter();
  private readonly document: Document;

  /** @param file the file's path as reported in problems */
  constructor(
    text: string,
    private readonly file: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
  }

  private problemAt(offset: number, message: string): Problem {
    const { line, col } = this.lines.linePos(offset);
    return { file: this.file, line, column: col, message };
  }

  /** The position of the deepest part of a path that exists. */
  private positionOf(keys: KeyPath): Position {
    for (let length = keys.length; length >= 0; length -= 1) {
      const node = length === 0 ? this.document.contents : this.document.getIn(keys.slice(0, length), true);
      const range =
        node && typeof node === "object" && "range" in node ? (node.range as [number] | undefined) : undefined;
      if (range) {
        const { line, col } = this.lines.linePos(range[0]);
        return { line, column: col };
      }
    }
    return { line: 1, column: 1 };
  }

  /** The line of the deepest part of a path that exists. */
  lineOf(keys: KeyPath): number {
    return this.positionOf(keys).line;
  }

  /** The position of a key itself. */
  private positionOfKey(map: KeyPath, name: string): Position | undefined {
    const node = map.length === 0 ? this.document.contents : this.document.getIn(map, true);
    const key = isMap(node) ? node.items.map((pair) => pair.key).find((one) => String(one) === name) : undefined;
    const { line, col } = isScalar(key) && key.range ? this.lines.linePos(key.range[0]) : {};
    return line === undefined || col === undefined ? undefined : { line, column: col };
  }

  /** The first syntax error in the file. Most others are consequences of it. */
  syntaxProblem(): Problem | undefined {
    const [error] = this.document.errors;
    if (error) {
      return this.problemAt(error.pos[0], syntaxMessage(error));
    }
    const alias = findUnresolvedAlias(this.document);
    return alias && this.problemAt(alias.range?.[0] ?? 0, aliasMessage(alias.source));
  }

  /** The file's values. */
  values(): unknown {
    return this.document.toJS();
  }

  /** @param message what is wrong with the value at the keys, and how to correct it */
  problem(keys: KeyPath, message: string): Problem {
    return { file: this.file, ...this.positionOf(keys), message: `${describePath(this.document, keys)}: ${message}` };
  }

  /** Converts the errors of a schema to problems. An unknown or invalid key is reported on its own line. */
  schemaProblems({ issues }: ZodError): Problem[] {
    return issues.map((issue) => {
      const keys = issue.path as KeyPath;
      const problem = this.problem(keys, issue.message);
      switch (issue.code) {
        case "unrecognized_keys":
          return { ...problem, ...this.positionOfKey(keys, issue.keys[0] ?? "") };
        case "invalid_key":
          return { ...problem, ...this.positionOfKey(keys.slice(0, -1), String(keys.at(-1))) };
        default:
          return problem;
      }
    });
  }
}
