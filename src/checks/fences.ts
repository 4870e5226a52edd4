/** What is wrong with a code fence that begins with this mark and does not end. */
export const openFenceMessage = (mark: string): string =>
  `The code fence is not closed, so what follows is shown as code. Write ${mark} on a line of its own where it ends.`;

/**
 * Finds a fence that is not closed on a page that cannot be parsed.
 *
 * @returns the mark of the first fence inside which the page ends or another one begins
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
