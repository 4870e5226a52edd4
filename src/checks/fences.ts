/** The message for a code fence that is never closed, given the mark that opens it. */
export const openFenceMessage = (mark: string): string =>
  `The code fence is not closed, so what follows is shown as code. Write ${mark} on a line of its own where it ends.`;

/**
 * Finds an unclosed fence on a page that cannot be parsed.
 *
 * @returns the first fence that is still open where another one begins or the page ends
 */
export function findOpenFence(text: string): { mark: string; offset: number } | undefined {
  let open: { mark: string; offset: number } | undefined;
  for (const { 0: line, 1: mark = "", 2: info = "", index } of text.matchAll(
    /^(?:[ \t>]|[-*+] |\d+\. )*(`{3,}|~{3,})([^`\n]*)$/gm,
  )) {
    if (open === undefined) {
      open = { mark, offset: index + line.indexOf(mark) };
    } else if (mark.startsWith(open.mark)) {
      if (info.trim() !== "") {
        return open;
      }
      open = undefined;
    }
  }
  return open;
}
