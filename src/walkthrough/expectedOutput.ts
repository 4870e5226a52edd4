/** A line of output that a page shows, as a pattern: words in capitals match anything. */
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
 * Compares the actual output with the output that a page shows: each line shown has to occur, in order, and other lines
 * may come in between.
 *
 * @returns the first line that does not occur
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
