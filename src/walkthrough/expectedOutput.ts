/** A line of output that a page announces, as a pattern: words in capitals stand for anything. */
function patternOf(line: string): RegExp {
  const source = line
    .trim()
    .split(/([A-Z][A-Z_]{2,})/)
    .map((part, index) =>
      index % 2 === 1 ? ".+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"),
    )
    .join("");
  return new RegExp(source);
}

/**
 * Compares what was printed with what a page announces: each announced line has to come, in order, and others may come
 * between.
 *
 * @returns the first line that does not come
 */
export function missingLine(expected: string, printed: string): string | undefined {
  const lines = printed.split("\n");
  let next = 0;
  for (const line of expected.split("\n").filter((text) => text.trim() !== "")) {
    const pattern = patternOf(line);
    const found = lines.findIndex((text, index) => index >= next && pattern.test(text));
    if (found === -1) {
      return line.trim();
    }
    next = found + 1;
  }
  return undefined;
}
