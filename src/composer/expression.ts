import { TokenReader, readExpression } from "../catalog/hclExpression";
import { formatString, unquote, type HclValue } from "../catalog/hcl";
import { tokenize, type Token } from "../catalog/hclTokens";

/** An HCL expression, as far as an editor looks into it. */
export type Expression =
  | { kind: "constant"; text: string; value: string | number | boolean | null }
  | { kind: "list"; text: string; items: Expression[] }
  | { kind: "object"; text: string; entries: ObjectEntry[] }
  /** A reference, a call, a template, an operation: what only Terraform can evaluate. */
  | { kind: "code"; text: string };

export interface ObjectEntry {
  /** As in the source: a name, a quoted name, or an expression in parentheses. */
  key: string;
  value: Expression;
}

const OPERATORS = new Set(["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||"]);
const ESCAPES = /\\(?:["\\nrt]|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g;
const LITERALS: Record<string, boolean | null> = { true: true, false: false, null: null };

/** Reads expressions by HCL's grammar, and says what does not follow it. */
class ExpressionParser {
  private position = 0;
  /** Whether a line break ends an expression here: in objects and outside of all brackets. */
  private endsWithLine = true;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly source: string,
  ) {}

  whole(): Expression {
    this.skipLines();
    const expression = this.expression();
    this.skipLines();
    return this.peek() === undefined ? expression : this.fail("Expected the end of the value");
  }

  private peek(offset = 0): Token | undefined {
    while (!this.endsWithLine && this.tokens[this.position]?.kind === "newline") {
      this.position += 1;
    }
    return this.tokens[this.position + offset];
  }

  private skipLines(): void {
    while (this.tokens[this.position]?.kind === "newline") {
      this.position += 1;
    }
  }

  private accept(text: string): boolean {
    const isNext = this.peek()?.text === text;
    this.position += isNext ? 1 : 0;
    return isNext;
  }

  private expect(text: string): void {
    if (!this.accept(text)) {
      this.fail(`Expected ${text}`);
    }
  }

  private fail(message: string): never {
    const token = this.tokens[this.position];
    const place = token === undefined || token.kind === "newline" ? "at the end" : `before ${token.text.slice(0, 24)}`;
    throw new Error(`${message} ${place}.`);
  }

  /** Reads what is between brackets, in which line breaks count or do not. */
  private inside<Result>(endsWithLine: boolean, read: () => Result): Result {
    const outside = this.endsWithLine;
    this.endsWithLine = endsWithLine;
    const result = read();
    this.endsWithLine = outside;
    return result;
  }

  private expression(): Expression {
    const start = this.peek()?.start ?? 0;
    const first = this.operand();
    let isPlain = true;
    while (OPERATORS.has(this.peek()?.text ?? "")) {
      this.position += 1;
      this.operand();
      isPlain = false;
    }
    if (this.accept("?")) {
      this.expression();
      this.expect(":");
      this.expression();
      isPlain = false;
    }
    return isPlain ? first : this.code(start);
  }

  private code(start: number): Expression {
    return { kind: "code", text: this.textFrom(start) };
  }

  private textFrom(start: number): string {
    const last = this.tokens[this.position - 1];
    return this.source.slice(start, last === undefined ? start : last.start + last.text.length);
  }

  private operand(): Expression {
    const start = this.peek()?.start ?? 0;
    const sign = this.peek()?.text;
    if (this.accept("-") || this.accept("!")) {
      const { kind, ...rest } = this.operand();
      const value = kind === "constant" && sign === "-" && "value" in rest ? rest.value : undefined;
      const text = this.textFrom(start);
      return typeof value === "number" ? { kind: "constant", text, value: -value } : { kind: "code", text };
    }
    const primary = this.primary();
    let isPlain = true;
    while (this.postfix()) {
      isPlain = false;
    }
    return isPlain ? primary : this.code(start);
  }

  private postfix(): boolean {
    if (this.accept(".")) {
      const token = this.peek();
      if (token?.kind !== "name" && token?.kind !== "number" && token?.text !== "*") {
        this.fail("Expected a name after the dot,");
      }
      this.position += 1;
      return true;
    }
    if (this.accept("[")) {
      this.inside(false, () => {
        if (!this.accept("*")) {
          this.expression();
        }
        this.expect("]");
      });
      return true;
    }
    return false;
  }

  private primary(): Expression {
    const token = this.peek();
    if (token === undefined || token.kind === "newline") {
      return this.fail("Expected a value");
    }
    if (token.text === "(") {
      this.position += 1;
      this.inside(false, () => {
        this.expression();
        this.expect(")");
      });
      return this.code(token.start);
    }
    if (token.text === "[") {
      return this.list();
    }
    if (token.text === "{") {
      return this.object();
    }
    if (token.kind === "symbol") {
      return this.fail("Expected a value");
    }
    this.position += 1;
    return this.leaf(token);
  }

  private leaf(token: Token): Expression {
    const { kind, text } = token;
    if (kind === "number") {
      return { kind: "constant", text, value: Number(text) };
    }
    if (kind === "string") {
      return this.string(token);
    }
    if (kind === "heredoc") {
      return { kind: "code", text };
    }
    if (text in LITERALS) {
      return { kind: "constant", text, value: LITERALS[text] ?? null };
    }
    while (this.peek()?.text === ":" && this.peek(1)?.text === ":" && !this.peek(1)?.isSpaced) {
      this.position += 3;
    }
    if (this.peek()?.text === "(" && this.peek()?.isSpaced === false) {
      this.call();
    }
    return this.code(token.start);
  }

  private string({ text, interpolated }: Token): Expression {
    const isTemplate = interpolated.length > 0 || /(?<![$])\$\{|(?<!%)%\{/.test(text);
    if (!isTemplate && text.includes("\n")) {
      throw new Error("A string in quotes ends on its line. Write \\n for a line break.");
    }
    const [wrong] = isTemplate ? [] : (/\\./.exec(text.slice(1, -1).replaceAll(ESCAPES, "")) ?? []);
    if (wrong !== undefined) {
      throw new Error(`${wrong} means nothing in a string. Write \\${wrong} for a backslash.`);
    }
    return isTemplate ? { kind: "code", text } : { kind: "constant", text, value: unquote(text) };
  }

  private call(): void {
    this.position += 1;
    this.inside(false, () => {
      while (!this.accept(")")) {
        this.expression();
        this.accept("...");
        if (this.peek()?.text !== ")") {
          this.expect(",");
        }
      }
    });
  }

  private list(): Expression {
    const start = this.peek()?.start ?? 0;
    this.position += 1;
    return this.inside(false, () => {
      if (this.peek()?.text === "for") {
        this.comprehension("]");
        return this.code(start);
      }
      const items: Expression[] = [];
      while (!this.accept("]")) {
        items.push(this.expression());
        if (this.peek()?.text !== "]") {
          this.expect(",");
        }
      }
      return { kind: "list", text: this.textFrom(start), items };
    });
  }

  /** `for k, v in x : k => v... if c`, of a list without the arrow. */
  private comprehension(end: "]" | "}"): void {
    this.position += 1;
    do {
      this.position += 1;
    } while (this.accept(","));
    this.expect("in");
    this.expression();
    this.expect(":");
    this.expression();
    if (end === "}") {
      this.expect("=>");
      this.expression();
      this.accept("...");
    }
    if (this.accept("if")) {
      this.expression();
    }
    this.expect(end);
  }

  private object(): Expression {
    const start = this.peek()?.start ?? 0;
    this.position += 1;
    if (this.inside(false, () => this.peek()?.text === "for")) {
      this.inside(false, () => this.comprehension("}"));
      return this.code(start);
    }
    return this.inside(true, () => {
      const entries: ObjectEntry[] = [];
      this.skipLines();
      while (!this.accept("}")) {
        entries.push(this.entry());
        const token = this.peek();
        if (token?.kind !== "newline" && token?.text !== "}") {
          this.expect(",");
        }
        this.skipLines();
      }
      return { kind: "object", text: this.textFrom(start), entries };
    });
  }

  private entry(): ObjectEntry {
    const start = this.peek()?.start ?? 0;
    const token = this.peek();
    if (token?.text === "(") {
      this.primary();
    } else if (token?.kind === "name" || token?.kind === "string" || token?.kind === "number") {
      this.position += 1;
    } else {
      this.fail("Expected a name");
    }
    const key = this.textFrom(start);
    if (!this.accept("=")) {
      this.expect(":");
    }
    return { key, value: this.expression() };
  }
}

/**
 * Parses one expression.
 *
 * @throws when it is not one, saying what is wrong and where
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(`${source}\n`);
  // A string, a heredoc or an interpolation that is not closed takes the last line break with it.
  if (tokens.at(-1)?.kind !== "newline") {
    throw new Error("A string or a bracket of an interpolation is not closed.");
  }
  return new ExpressionParser(tokens, source).whole();
}

/** @returns the expression; undefined when the text is none */
export function tryExpression(source: string): Expression | undefined {
  try {
    return parseExpression(source);
  } catch {
    return undefined;
  }
}

/** @returns the value of an expression that needs no evaluation; undefined for all others */
export function constantOf(expression: Expression): HclValue | undefined {
  if (expression.kind === "constant") {
    return expression.value;
  }
  if (expression.kind === "list") {
    const items = expression.items.map(constantOf);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (expression.kind === "object") {
    const entries = expression.entries.map(({ key, value }) => [keyName(key), constantOf(value)] as const);
    return entries.every((entry): entry is [string, HclValue] => entry[1] !== undefined)
      ? Object.fromEntries(entries)
      : undefined;
  }
  return undefined;
}

/** @returns what a key of an object says */
export function keyName(key: string): string {
  return key.startsWith('"') ? unquote(key) : key;
}

const hasComment = (source: string): boolean => {
  let end = 0;
  return tokenize(source).some(({ start, text }, index, tokens) => {
    const gap = source.slice(end, start);
    end = start + text.length;
    return gap.trim() !== "" || (index === tokens.length - 1 && source.slice(end).trim() !== "");
  });
};

/** Takes the indentation that all lines but the first have in common from these. */
function dedent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(Math.min(indent, Math.max(0, line.search(/\S|$/)))))].join("\n");
}

/**
 * Lays an expression out as `terraform fmt` does. One with comments keeps its layout, and its comments.
 *
 * @throws when the text is not an expression
 */
export function formatExpression(source: string): string {
  const text = source.replaceAll("\r\n", "\n").trim();
  parseExpression(text);
  if (hasComment(text) && !/<<-?\w/.test(text)) {
    return dedent(text);
  }
  return readExpression(new TokenReader(tokenize(text), true), { endsWithLine: true });
}

/** @returns the expression in that layout; a text that is none stays as it is */
export function tryFormat(source: string): string {
  try {
    return formatExpression(source);
  } catch {
    return source;
  }
}

/** The first name of what reads a value from elsewhere in the configuration. */
const ROOTS =
  /^(?:dependency|module|local|var|data|include|each|count|path|terraform|self|feature|values|unit|stack|aws_\w+)\./;

/**
 * Reads what somebody typed where a string is expected: an expression is one, and everything else is text.
 *
 * @returns HCL
 */
export function quoteUnlessCode(typed: string): string {
  const text = typed.trim();
  if (/^(?:["(]|<<|null$)/.test(text)) {
    return text;
  }
  const isCode = ROOTS.test(text) || /^[\w:]+\(/.test(text) || / \? .+ : /.test(text);
  return isCode && tryExpression(text)?.kind === "code" ? text : quoteText(text);
}

/** Text as a quoted string, in which `${…}` remains an interpolation. */
function quoteText(text: string): string {
  const pieces = text.split(/((?<!\$)\$\{[^}]*\})/);
  return `"${pieces.map((piece, index) => (index % 2 === 1 ? piece : formatString(piece).slice(1, -1))).join("")}"`;
}
