/** An HCL token. Whitespace and comments only separate tokens; line breaks are tokens because they end attributes. */
export interface Token {
  kind: "name" | "number" | "string" | "heredoc" | "newline" | "symbol";
  /** The token as written in the source. */
  text: string;
  /** Offset in the source. */
  start: number;
  /** Line in the source, from 1. */
  line: number;
  /** Tokens of the `${…}` and `%{…}` in a string or heredoc. */
  interpolated: Token[];
}

/** Where a `${…}` or `%{…}` is in its source. */
type Sequence = [start: number, end: number];

const NAME = "[\\p{ID_Start}_][\\p{ID_Continue}-]*";
const PATTERNS = {
  blank: /(?:[^\S\n]|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)+/y,
  heredoc: new RegExp(`<<-?(${NAME})\\n`, "uy"),
  name: new RegExp(NAME, "uy"),
  number: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  symbol: /[=!<>]=|=>|&&|\|\||\.\.\.|::|[^]/y,
};

/** @returns whether the text is a valid HCL name for a variable, an output or an attribute */
export function isName(text: string): boolean {
  return new RegExp(`^${NAME}$`, "u").test(text);
}

class Lexer {
  private position = 0;
  private line = 1;

  constructor(private readonly source: string) {}

  /** Reads to the end of the source, or past the `}` that closes an interpolation. */
  tokens(isInterpolation = false): Token[] {
    const tokens: Token[] = [];
    let depth = 0;
    this.take(PATTERNS.blank);
    while (this.position < this.source.length) {
      if (isInterpolation && depth === 0 && this.source.startsWith("}", this.position)) {
        this.advance(1);
        return tokens;
      }
      const token = this.token();
      depth += token.text === "{" ? 1 : token.text === "}" ? -1 : 0;
      tokens.push(token);
      this.take(PATTERNS.blank);
    }
    return tokens;
  }

  private token(): Token {
    const { position: start, line } = this;
    const interpolated: Token[] = [];
    const kind = this.scan(interpolated);
    return { kind, text: this.source.slice(start, this.position), start, line, interpolated };
  }

  private scan(interpolated: Token[]): Token["kind"] {
    if (this.source.startsWith('"', this.position)) {
      this.advance(1);
      this.template('"', interpolated);
      return "string";
    }
    const opening = this.take(PATTERNS.heredoc);
    if (opening !== undefined) {
      const name = opening.replace(/^<<-?/, "").trimEnd();
      const closing = new RegExp(`^[^\\S\\n]*${name}[^\\S\\n]*$`, "mu");
      const length = this.source.slice(this.position).search(closing);
      this.template(length === -1 ? this.source.length : this.position + length, interpolated);
      this.take(new RegExp(`[^\\S\\n]*${name}`, "uy"));
      return "heredoc";
    }
    if (this.take(PATTERNS.name) !== undefined) {
      return "name";
    }
    if (this.take(PATTERNS.number) !== undefined) {
      return "number";
    }
    return this.take(PATTERNS.symbol) === "\n" ? "newline" : "symbol";
  }

  /** Reads past the closing quote, or up to an offset. Appends what it finds to the tokens and sequences. */
  template(end: '"' | number, interpolated: Token[], sequences: Sequence[] = []): void {
    const limit = end === '"' ? this.source.length : end;
    while (this.position < limit) {
      const rest = this.source.slice(this.position, this.position + 3);
      if (rest.startsWith("$${") || rest.startsWith("%%{")) {
        this.advance(3);
      } else if (rest.startsWith("${") || rest.startsWith("%{")) {
        const start = this.position;
        this.advance(2);
        interpolated.push(...this.tokens(true));
        sequences.push([start, this.position]);
      } else if (end === '"' && rest.startsWith("\\")) {
        this.advance(2);
      } else {
        this.advance(1);
        if (end === '"' && rest.startsWith('"')) {
          return;
        }
      }
    }
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const text = pattern.exec(this.source)?.[0];
    this.advance(text?.length ?? 0);
    return text;
  }

  private advance(length: number): void {
    for (const end = Math.min(this.position + length, this.source.length); this.position < end; this.position += 1) {
      this.line += this.source[this.position] === "\n" ? 1 : 0;
    }
  }
}

/**
 * Splits HCL into tokens. Invalid HCL produces tokens, too: rejecting it is up to the parser.
 *
 * @param source HCL with Unix line endings
 */
export function tokenize(source: string): Token[] {
  return new Lexer(source).tokens();
}

/**
 * Splits HCL into tokens, and ends it with a line break.
 *
 * @throws if a string, a heredoc or an interpolation is not closed, because it then consumes that line break
 */
export function tokenizeLines(source: string): Token[] {
  const tokens = tokenize(`${source}\n`);
  if (tokens.at(-1)?.kind !== "newline") {
    throw new Error('A string, a heredoc or an interpolation is not closed. Add the closing ", marker or }.');
  }
  return tokens;
}

/**
 * Finds the template sequences in the content of a string or heredoc.
 *
 * @returns the start and end of each `${…}` and `%{…}`, in order; one that is not closed reaches to the end
 */
export function findSequences(content: string): Sequence[] {
  const sequences: Sequence[] = [];
  new Lexer(content).template(content.length, [], sequences);
  return sequences;
}

/** A top-level block, such as `variable "size" { … }`, or a top-level attribute that is an object, such as `inputs`. */
export interface BlockPosition {
  kind: string;
  labels: string[];
  line: number;
  /** Line of each attribute directly in the block. */
  attributes: Map<string, number>;
}

/** @returns the positions of a file's top-level blocks, which the parser does not report */
export function findBlocks(tokens: Token[]): BlockPosition[] {
  const blocks: BlockPosition[] = [];
  let header: Token[] = [];
  let depth = 0;
  const nameOf = ({ text }: Token): string => text.replace(/^"([^]*)"$/, "$1");
  tokens.forEach((token, index) => {
    const isWord = token.kind === "name" || token.kind === "string";
    if (depth === 0 && isWord) {
      header.push(token);
    } else if (depth === 0 && token.kind === "newline") {
      header = [];
    }
    if (/^[[({]$/.test(token.text)) {
      const [kind, ...labels] = header;
      if (depth === 0 && token.text === "{" && kind) {
        blocks.push({ kind: kind.text, labels: labels.map(nameOf), line: kind.line, attributes: new Map() });
      }
      header = [];
      depth += 1;
    } else if (/^[\])}]$/.test(token.text)) {
      depth -= 1;
    } else if (depth === 1 && isWord && tokens[index + 1]?.text === "=") {
      blocks.at(-1)?.attributes.set(nameOf(token), token.line);
    }
  });
  return blocks;
}
