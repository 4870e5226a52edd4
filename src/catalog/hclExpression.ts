import {
  attributeName,
  formatArguments,
  formatList,
  formatObject,
  formatTemplate,
  unquote,
  type Attribute,
} from "./hcl";
import { tokenize, type Token } from "./hclTokens";

/** An error in an expression. */
export class HclError extends Error {
  constructor(
    message: string,
    /** Line in the expression, from 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** Steps through tokens. Line breaks are skipped unless the caller asks for them. */
export class TokenReader {
  private position = 0;

  /** @param keepsHeredocs whether a heredoc that is the whole value of an attribute stays a heredoc */
  constructor(
    private readonly tokens: readonly Token[],
    readonly keepsHeredocs = false,
  ) {}

  /** Returns the next token that is not a line break, without consuming it. */
  peek(): Token | undefined {
    while (this.tokens[this.position]?.kind === "newline") {
      this.position += 1;
    }
    return this.tokens[this.position];
  }

  /** Returns the next token, which may be a line break, without consuming it. */
  peekLine(): Token | undefined {
    return this.tokens[this.position];
  }

  /** The token that was read last. */
  get last(): Token | undefined {
    return this.tokens[this.position - 1];
  }

  next(): Token | undefined {
    const token = this.tokens[this.position];
    this.position += 1;
    return token;
  }

  accept(text: string): boolean {
    const isNext = this.peek()?.text === text;
    this.position += isNext ? 1 : 0;
    return isNext;
  }

  expect(text: string): void {
    if (!this.accept(text)) {
      this.fail(`"${text}"`);
    }
  }

  /** Reads comma-separated items, and consumes the closing bracket. */
  items<Item>(closing: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.accept(closing)) {
      items.push(read());
      const next = this.peek();
      if (next?.text !== closing) {
        this.expect(next === undefined ? closing : ",");
      }
    }
    return items;
  }

  /** Reads a name, or the text of a quoted string. */
  name(): string {
    const token = this.peek();
    if (token?.kind !== "name" && token?.kind !== "string") {
      this.fail("a name");
    }
    this.position += 1;
    return token.kind === "name" ? token.text : unquote(token.text);
  }

  /** Where the next token is, for messages. */
  protected get location(): string {
    const token = this.peekLine();
    return token === undefined || token.kind === "newline" ? "at the end" : `before ${token.text.slice(0, 24)}`;
  }

  /**
   * @param expected what should be there
   * @throws an {@link HclError} that quotes the next token
   */
  fail(expected: string): never {
    const next = this.peek() ?? this.tokens.at(-1);
    throw new HclError(`expected ${expected} ${this.location}`, next?.line ?? 1);
  }

  /** @throws an {@link HclError} about the last token that was read, which the message quotes */
  reject(message: string): never {
    throw new HclError(message, this.last?.line ?? 1);
  }
}

/** Removes the common indentation of lines. Blank lines stay as they are. */
export function dedentLines(lines: string[]): string[] {
  const isBlank = (line: string): boolean => line.trim() === "";
  const indent = Math.min(...lines.filter((line) => !isBlank(line)).map((line) => line.search(/\S/)));
  return lines.map((line) => (isBlank(line) ? line : line.slice(indent)));
}

/** Removes the common indentation of all lines but the first. */
export function dedent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  return [first, ...dedentLines(rest)].join("\n");
}

/** A heredoc without its indentation: its content and its delimiter. */
function dedentHeredoc(text: string): { content: string; word: string } {
  const [opening = "", ...rest] = text.split("\n");
  const lines = rest.slice(0, -1);
  const dedented = opening.startsWith("<<-") ? dedentLines(lines) : lines;
  const content = dedented.map((line) => `${line}\n`).join("");
  return { content, word: opening.replace(/^<<-?/, "").trim() };
}

/** A heredoc that may be indented with its attribute; undefined where that would change its content. */
function flushHeredoc(text: string): string | undefined {
  const { content, word } = dedentHeredoc(text);
  return /(?:^|\n)\S/.test(content) ? `<<-${word}\n${content}${word}` : undefined;
}

/** A heredoc as an equivalent quoted string. */
function quoteHeredoc(text: string): string {
  return formatTemplate(dedentHeredoc(text).content);
}

/** @returns the expression with each heredoc in a form that can be indented with the lines around it */
export function withFlushHeredocs(source: string): string {
  let result = "";
  let position = 0;
  for (const { kind, text, start } of tokenize(source)) {
    if (kind === "heredoc" && !text.startsWith("<<-")) {
      result += source.slice(position, start) + (flushHeredoc(text) ?? quoteHeredoc(text));
      position = start + text.length;
    }
  }
  return result + source.slice(position);
}

/** Reads comma-separated expressions, and consumes the closing bracket. */
const readItems = (reader: TokenReader, closing: string): string[] =>
  reader.items(closing, () => readExpression(reader));

/** Reads up to and including a closing bracket, and formats the items on one line. */
const readOperands = (reader: TokenReader, closing: string): string => readItems(reader, closing).join(", ");

function readList(reader: TokenReader): string {
  return reader.peek()?.text === "for" ? `[${readOperands(reader, "]")}]` : formatList(readItems(reader, "]"));
}

function readKey(reader: TokenReader): string {
  if (reader.accept("(")) {
    return `(${readOperands(reader, ")")})`;
  }
  const token = reader.peek();
  const isVerbatim = token?.kind === "number" || (token?.interpolated.length ?? 0) > 0;
  return isVerbatim ? (reader.next()?.text ?? "") : attributeName(reader.name());
}

function readObject(reader: TokenReader): string {
  if (reader.peek()?.text === "for") {
    return `{ ${readOperands(reader, "}")} }`;
  }
  const attributes: Attribute[] = [];
  while (!reader.accept("}")) {
    const name = readKey(reader);
    if (!reader.accept("=")) {
      reader.expect(":");
    }
    attributes.push({ name, value: readExpression(reader, { endsWithLine: true }) });
    reader.accept(",");
  }
  return formatObject(attributes);
}

const CLOSING = /^[)\]}]$/;

/** Whether `terraform fmt` puts a space between two neighboring tokens; `before` is the one that precedes them. */
function isSeparated(before: Token | undefined, { kind, text }: Token, next: Token): boolean {
  if (/^(?:!|\.|::)$/.test(text) || /^(?:\.|::|\.\.\.)$/.test(next.text)) {
    return false;
  }
  if (text === "-" && (before === undefined || (before.kind === "symbol" && !CLOSING.test(before.text)))) {
    // A sign, not an operator.
    return false;
  }
  if (next.text === "(") {
    return kind !== "name";
  }
  return next.text !== "[" || text === "in" || (!/^(?:name|number)$/.test(kind) && !CLOSING.test(text));
}

/**
 * Reads one expression, up to the comma or bracket that ends it.
 *
 * @param options.endsWithLine whether a line break ends it as well, as in the attributes of an object
 * @returns the expression as canonically formatted HCL; heredocs become quoted strings, except where the reader keeps
 *   them
 * @throws if there is none, or a bracket is not closed
 */
export function readExpression(reader: TokenReader, { endsWithLine = false } = {}): string {
  let expression = "";
  let [before, last]: (Token | undefined)[] = [];
  for (let token = reader.peek(); token !== undefined; token = endsWithLine ? reader.peekLine() : reader.peek()) {
    if (token.kind === "newline" || /^[,)\]}]$/.test(token.text)) {
      break;
    }
    const isAttached = last !== undefined && !isSeparated(before, last, token);
    expression += last === undefined || isAttached ? "" : " ";
    reader.next();
    if (token.text === "[") {
      // An index allows no comma after it, unlike the last item of a list.
      expression += isAttached ? `[${readOperands(reader, "]")}]` : readList(reader);
    } else if (token.text === "{") {
      expression += readObject(reader);
    } else if (token.text === "(") {
      expression += formatArguments(readItems(reader, ")"));
    } else if (token.kind === "heredoc") {
      const isWhole = expression === "" && endsWithLine && (reader.peekLine()?.kind ?? "newline") === "newline";
      const kept = reader.keepsHeredocs && isWhole ? flushHeredoc(token.text) : undefined;
      expression += kept ?? quoteHeredoc(token.text);
    } else {
      // A string contains line breaks only in the code of its interpolations, which keeps its layout.
      expression += dedent(token.text);
    }
    [before, last] = [last, reader.last];
  }
  return expression === "" ? reader.fail("a value") : expression;
}
