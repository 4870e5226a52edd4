import { tokenize, tokenizeLines, type Token } from "../catalog/hclTokens";
import { unquote } from "../catalog/hcl";

/** An attribute of a file or block, as written in the source. */
export interface SourceAttribute {
  kind: "attribute";
  name: string;
  /** The expression. */
  value: string;
  /** The comments above and after it and, for the last item, below it, including their `#`, `//`, or `/*`. */
  comment: string;
  /** The comments between its name and its value. `text` contains them, too. */
  innerComment: string;
  text: string;
  line: number;
}

/** A block, as written in the source. */
export interface SourceBlock {
  kind: "block";
  type: string;
  labels: string[];
  body: string;
  /** The comments above and after it and, for the last item, below it. */
  comment: string;
  /** The comments between its type and its body. `text` contains them, too. */
  innerComment: string;
  text: string;
  line: number;
}

export type Item = SourceAttribute | SourceBlock;

const OPENING = /^[[({]$/;
const CLOSING = /^[\])}]$/;
const PAIRS: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** @returns the lines of all comments; empty if there are none */
export const joinComments = (...comments: string[]): string => comments.filter((comment) => comment !== "").join("\n");

/** @returns the comments in source without items, which may contain commas between items */
export function commentLines(source: string): string {
  const commas = tokenize(source).filter(({ text }) => text === ",");
  const separated = commas.reduce((text, { start }) => `${text.slice(0, start)}\n${text.slice(start + 1)}`, source);
  return joinComments(...separated.split("\n").map((line) => line.trim()));
}

/** Reads the items of a file or of a block's body in sequence. */
class BodyReader {
  private position = 0;
  private readonly tokens: Token[];

  constructor(
    private readonly source: string,
    private readonly firstLine: number,
  ) {
    this.tokens = tokenizeLines(source);
  }

  /** @param endsWithComma whether commas may separate items, as they do in an object */
  items(endsWithComma: boolean): Item[] {
    const items: Item[] = [];
    let before = 0;
    while (this.position < this.tokens.length) {
      const token = this.tokens[this.position];
      if (token === undefined || token.kind === "newline" || (endsWithComma && token.text === ",")) {
        this.position += 1;
        continue;
      }
      const item = this.item(token, endsWithComma);
      const end = this.endOfLine();
      item.comment = joinComments(this.comments(before, token.start), this.comments(this.end(), end));
      before = end;
      items.push(item);
    }
    const last = items.at(-1);
    if (last) {
      last.comment = joinComments(last.comment, this.comments(before, this.source.length));
    }
    return items;
  }

  private item(first: Token, endsWithComma: boolean): Item {
    const line = this.firstLine + first.line - 1;
    const header: Token[] = [];
    const inner: string[] = [];
    let token: Token | undefined = first;
    while (token?.kind === "name" || token?.kind === "string" || (endsWithComma && token?.kind === "number")) {
      header.push(token);
      this.position += 1;
      inner.push(this.commentsHere());
      token = this.tokens[this.position];
    }
    const [name, ...labels] = header;
    const nameOf = ({ kind, text }: Token): string => (kind === "string" ? unquote(text) : text);
    if (name && labels.length === 0 && (token?.text === "=" || (endsWithComma && token?.text === ":"))) {
      this.position += 1;
      const innerComment = joinComments(...inner, this.commentsHere());
      const value = this.span(endsWithComma);
      if (value === "") {
        throw new Error(`Line ${line}: ${nameOf(name)} has no value.`);
      }
      const text = this.source.slice(name.start, this.end());
      return { kind: "attribute", name: nameOf(name), value, comment: "", innerComment, text, line };
    }
    if (name && token?.text === "{") {
      const block = this.span(false);
      const text = this.source.slice(name.start, this.end());
      return {
        kind: "block",
        type: name.text,
        labels: labels.map(nameOf),
        body: block.slice(1, -1),
        comment: "",
        innerComment: joinComments(...inner),
        text,
        line,
      };
    }
    const errorLine = this.firstLine + (token?.line ?? first.line) - 1;
    throw new Error(
      `Line ${errorLine}: expected NAME = VALUE or a block, not ${(token ?? first).text.trim() || "a line break"}.`,
    );
  }

  private end(): number {
    const last = this.tokens[this.position - 1];
    return last === undefined ? 0 : last.start + last.text.length;
  }

  /** The source up to the line break that ends an expression, outside all brackets. */
  private span(endsWithComma: boolean): string {
    const start = this.tokens[this.position]?.start ?? this.source.length;
    const opened: Token[] = [];
    for (let token = this.tokens[this.position]; token; token = this.tokens[this.position]) {
      const isEnd = token.kind === "newline" || (endsWithComma && token.text === ",");
      if (opened.length === 0 && isEnd) {
        break;
      }
      if (OPENING.test(token.text)) {
        opened.push(token);
      } else if (CLOSING.test(token.text)) {
        this.close(token, opened.pop());
      }
      this.position += 1;
    }
    const [unclosed] = opened;
    if (unclosed) {
      throw new Error(`Line ${this.firstLine + unclosed.line - 1}: ${unclosed.text} is not closed.`);
    }
    return this.source.slice(start, this.end()).trim();
  }

  /** Checks that a bracket closes the one that was opened last. */
  private close(closing: Token, opening: Token | undefined): void {
    const lineOf = ({ line }: Token): number => this.firstLine + line - 1;
    if (opening === undefined) {
      throw new Error(`Line ${lineOf(closing)}: ${closing.text} has no matching opening bracket.`);
    }
    if (PAIRS[opening.text] !== closing.text) {
      throw new Error(`Line ${lineOf(opening)}: ${opening.text} is not closed.`);
    }
  }

  private comments(from: number, to: number): string {
    return commentLines(this.source.slice(from, to));
  }

  /** The comments before the next token. */
  private commentsHere(): string {
    return this.comments(this.end(), this.tokens[this.position]?.start ?? this.source.length);
  }

  /** The offset where the last item's line ends or, if another item follows on that line, of the comma between them. */
  private endOfLine(): number {
    const token = this.tokens[this.position];
    const next = token?.text === "," ? this.tokens[this.position + 1] : token;
    return (next?.kind === "newline" ? next : token)?.start ?? this.source.length;
  }
}

/**
 * Splits a file or the body of a block into attributes and blocks, as source text. Values are not evaluated.
 *
 * @param firstLine line of the source in its file, for messages
 * @throws if brackets or strings are not closed, or an item is neither an attribute nor a block; the message includes
 *   the line
 */
export function readItems(source: string, firstLine = 1): Item[] {
  return new BodyReader(source, firstLine).items(false);
}

/** Reads the entries of an object; the source includes its braces. */
export function readEntries(object: string, firstLine = 1): SourceAttribute[] {
  const items = new BodyReader(object.trim().slice(1, -1), firstLine).items(true);
  const block = items.find((item) => item.kind === "block");
  if (block) {
    throw new Error(`Line ${block.line}: ${block.type} needs an = before its value.`);
  }
  return items.filter((item) => item.kind === "attribute");
}
