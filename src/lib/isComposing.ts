/**
 * Tells whether a key belongs to an input method, which turns several keys into one character: Enter and Escape then
 * accept or discard that character, and mean nothing to the page.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- of the key that ends a composition, Safari says it only here
  return event.isComposing || event.keyCode === 229;
}
