import type { Token } from "../catalog/hclTokens";

/** A position in the tokens of a source, with the lookahead and consuming methods that a parser needs. */
export class TokenCursor {
  private position = 0;
  /** Whether a line break ends an expression here: in objects and outside all brackets. */
  private endsWithLine = true;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly source: string,
  ) {}

  /** The next token. Line breaks count only where they end an expression. */
  peek(): Token | undefined {
    if (!this.endsWithLine) {
      this.skipLines();
    }
    return this.tokens[this.position];
  }

  skip(): void {
    this.position += 1;
  }

  skipLines(): void {
    while (this.tokens[this.position]?.kind === "newline") {
      this.position += 1;
    }
  }

  accept(text: string): boolean {
    const isNext = this.peek()?.text === text;
    this.position += isNext ? 1 : 0;
    return isNext;
  }

  expect(text: string): void {
    if (!this.accept(text)) {
      this.fail(`Expected ${text}`);
    }
  }

  fail(message: string): never {
    const token = this.tokens[this.position];
    const location =
      token === undefined || token.kind === "newline" ? "at the end" : `before ${token.text.slice(0, 24)}`;
    throw new Error(`${message} ${location}.`);
  }

  /** Reads the content of brackets, in which line breaks may or may not end an expression. */
  inside<Result>(endsWithLine: boolean, read: () => Result): Result {
    const outside = this.endsWithLine;
    this.endsWithLine = endsWithLine;
    const result = read();
    this.endsWithLine = outside;
    return result;
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

  /** The offset at which the next token begins. */
  get start(): number {
    return this.peek()?.start ?? 0;
  }

  /** The source from an offset to the end of the last consumed token. */
  textFrom(start: number): string {
    const last = this.tokens[this.position - 1];
    return this.source.slice(start, last === undefined ? start : last.start + last.text.length);
  }
}
