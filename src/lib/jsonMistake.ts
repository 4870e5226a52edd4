/** The error message of the JSON parser; undefined if there is no mistake. */
function messageOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const isUnexpectedToken = (message: string | undefined): boolean => message?.startsWith("Unexpected token") ?? false;

/**
 * Returns the offset of an unexpected token, which the parser does not report. A binary search finds the shortest
 * prefix with the mistake, and the token is at its end.
 */
function unexpectedTokenOffset(text: string): number {
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = isUnexpectedToken(messageOf(text.slice(0, middle))) ? [low, middle] : [middle, high];
  }
  return low;
}

/**
 * Finds the first mistake in a text that should be JSON.
 *
 * @returns its offset, and the parser's message without the position and the quote from the text; undefined if the text
 *   is JSON
 */
export function findJsonMistake(text: string): { offset: number; message: string } | undefined {
  const message = messageOf(text);
  if (message === undefined) {
    return undefined;
  }
  if (isUnexpectedToken(message)) {
    return { offset: unexpectedTokenOffset(text), message: message.replace(/, [."].*$/s, "") };
  }
  const [, position = text.length] = / at position (\d+)/.exec(message) ?? [];
  return { offset: Number(position), message: message.replace(/(?: in JSON)? at position .*$/s, "") };
}
