import { tokenizeLines, type Token } from "../catalog/hclTokens";
import type { Expression, ObjectEntry } from "./expression";
import { readLiteral } from "./literal";
import { TokenCursor } from "./tokenCursor";

const OPERATORS = new Set(["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||"]);

/** Parses expressions according to HCL's grammar, and reports syntax errors. */
class ExpressionParser {
  constructor(private readonly cursor: TokenCursor) {}

  whole(): Expression {
    this.cursor.skipLines();
    const expression = this.expression();
    this.cursor.skipLines();
    return this.cursor.peek() === undefined ? expression : this.cursor.fail("the end of the value");
  }

  private expression(): Expression {
    const start = this.cursor.start;
    const first = this.operand();
    let isPlain = true;
    while (OPERATORS.has(this.cursor.peek()?.text ?? "")) {
      this.cursor.next();
      this.operand();
      isPlain = false;
    }
    if (this.cursor.accept("?")) {
      this.expression();
      this.cursor.expect(":");
      this.expression();
      isPlain = false;
    }
    return isPlain ? first : this.code(start);
  }

  private code(start: number): Expression {
    return { kind: "code", text: this.cursor.textFrom(start), start };
  }

  private operand(): Expression {
    const start = this.cursor.start;
    const sign = this.cursor.peek()?.text;
    if (this.cursor.accept("-") || this.cursor.accept("!")) {
      const operand = this.operand();
      const value = operand.kind === "constant" && sign === "-" ? operand.value : undefined;
      const text = this.cursor.textFrom(start);
      return typeof value === "number"
        ? { kind: "constant", text, start, value: -value }
        : { kind: "code", text, start };
    }
    const primary = this.primary();
    let isPlain = true;
    while (this.postfix()) {
      isPlain = false;
    }
    return isPlain ? primary : this.code(start);
  }

  private postfix(): boolean {
    if (this.cursor.accept(".")) {
      const token = this.cursor.peek();
      if (token?.kind !== "name" && token?.kind !== "number" && token?.text !== "*") {
        this.cursor.fail("a name after the dot,");
      }
      this.cursor.next();
      return true;
    }
    if (this.cursor.accept("[")) {
      this.cursor.inside(false, () => {
        if (!this.cursor.accept("*")) {
          this.expression();
        }
        this.cursor.expect("]");
      });
      return true;
    }
    return false;
  }

  private primary(): Expression {
    const token = this.cursor.peek();
    if (token?.text === "(") {
      this.cursor.next();
      this.cursor.inside(false, () => {
        this.expression();
        this.cursor.expect(")");
      });
      return this.code(token.start);
    }
    if (token?.text === "[") {
      return this.list();
    }
    if (token?.text === "{") {
      return this.object();
    }
    if (token === undefined || token.kind === "newline" || token.kind === "symbol") {
      return this.cursor.fail("a value");
    }
    this.cursor.next();
    return readLiteral(token) ?? this.named(token);
  }

  /** A reference or a call: a name, possibly with the namespaces of a provider's function. */
  private named(name: Token): Expression {
    while (this.cursor.accept("::")) {
      this.cursor.next();
    }
    if (this.cursor.accept("(")) {
      this.cursor.inside(false, () => {
        this.cursor.items(")", () => {
          this.expression();
          this.cursor.accept("...");
        });
      });
    }
    return this.code(name.start);
  }

  private list(): Expression {
    const start = this.cursor.start;
    this.cursor.next();
    return this.cursor.inside(false, () => {
      if (this.cursor.peek()?.text === "for") {
        this.comprehension("]");
        return this.code(start);
      }
      const items = this.cursor.items("]", () => this.expression());
      return { kind: "list", text: this.cursor.textFrom(start), start, items };
    });
  }

  /** `for k, v in x : k => v... if c`; for a list, without the arrow. */
  private comprehension(end: "]" | "}"): void {
    this.cursor.next();
    do {
      this.cursor.next();
    } while (this.cursor.accept(","));
    this.cursor.expect("in");
    this.expression();
    this.cursor.expect(":");
    this.expression();
    if (end === "}") {
      this.cursor.expect("=>");
      this.expression();
      this.cursor.accept("...");
    }
    if (this.cursor.accept("if")) {
      this.expression();
    }
    this.cursor.expect(end);
  }

  private object(): Expression {
    const start = this.cursor.start;
    this.cursor.next();
    if (this.cursor.inside(false, () => this.cursor.peek()?.text === "for")) {
      this.cursor.inside(false, () => this.comprehension("}"));
      return this.code(start);
    }
    return this.cursor.inside(true, () => {
      const entries: ObjectEntry[] = [];
      this.cursor.skipLines();
      while (!this.cursor.accept("}")) {
        entries.push(this.entry());
        const token = this.cursor.peek();
        if (token?.kind !== "newline" && token?.text !== "}") {
          this.cursor.expect(",");
        }
        this.cursor.skipLines();
      }
      return { kind: "object", text: this.cursor.textFrom(start), start, entries };
    });
  }

  private entry(): ObjectEntry {
    const start = this.cursor.start;
    const token = this.cursor.peek();
    if (token?.text === "(") {
      this.primary();
    } else if (token?.kind === "name" || token?.kind === "string" || token?.kind === "number") {
      this.cursor.next();
    } else {
      this.cursor.fail(token === undefined ? '"}"' : "a name");
    }
    const key = this.cursor.textFrom(start);
    if (!this.cursor.accept("=")) {
      this.cursor.expect(":");
    }
    return { key, value: this.expression() };
  }
}

/**
 * Parses one expression.
 *
 * @throws if the source is not an expression; the message says what is wrong and where
 */
export function parseExpression(source: string): Expression {
  return new ExpressionParser(new TokenCursor(tokenizeLines(source), source)).whole();
}

/** @returns the expression; undefined if the text is not one */
export function tryExpression(source: string): Expression | undefined {
  try {
    return parseExpression(source);
  } catch {
    return undefined;
  }
}
