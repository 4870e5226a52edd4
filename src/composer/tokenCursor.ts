import { TokenReader } from "../catalog/hclExpression";
import type { Token } from "../catalog/hclTokens";

/** Steps through the tokens of a source and keeps track of their positions. */
export class TokenCursor extends TokenReader {
  /** Whether a line break ends an expression here: in objects and outside all brackets. */
  private endsWithLine = true;

  constructor(
    tokens: readonly Token[],
    private readonly source: string,
  ) {
    super(tokens);
  }

  /** The next token. Line breaks count only where they end an expression. */
  override peek(): Token | undefined {
    return this.endsWithLine ? this.peekLine() : super.peek();
  }

  skipLines(): void {
    super.peek();
  }

  override fail(expected: string): never {
    throw new Error(`Expected ${expected} ${this.location}.`);
  }

  /** Reads the content of brackets, in which line breaks may or may not end an expression. */
  inside<Result>(endsWithLine: boolean, read: () => Result): Result {
    const outside = this.endsWithLine;
    this.endsWithLine = endsWithLine;
    const result = read();
    this.endsWithLine = outside;
    return result;
  }

  /** The offset at which the next token begins. */
  get start(): number {
    return this.peek()?.start ?? 0;
  }

  /** The source from an offset to the end of the last consumed token. */
  textFrom(start: number): string {
    return this.source.slice(start, this.last === undefined ? start : this.last.start + this.last.text.length);
  }
}
