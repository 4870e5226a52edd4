/**
 * Whether a key event belongs to an input method editor, which turns several keystrokes into one character. Enter and
 * Escape then accept or discard that character, and the page must ignore them.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports the key that ends a composition only here
  return event.isComposing || event.keyCode === 229;
}
