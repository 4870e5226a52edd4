/**
 * Blocks of pages that the reader has left, kept as they are: coming back needs no request, and the page has its
 * height at once, so that the browser can restore the position.
 */
const kept = new Map<string, Map<string, DocumentFragment>>();

/** Services whose blocks are kept; a large page has thousands of elements. */
const MAX_SERVICES = 3;

/** Takes the children of an element into keeping. */
export function keepBlock(service: string, name: string, element: HTMLElement): void {
  const blocks = kept.get(service) ?? new Map<string, DocumentFragment>();
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  blocks.set(name, fragment);
  kept.delete(service);
  kept.set(service, blocks);
  const [oldest] = kept.keys();
  if (kept.size > MAX_SERVICES && oldest !== undefined) {
    kept.delete(oldest);
  }
}

/** Gives a kept block back, if there is one; it is no longer kept then. */
export function takeBlock(service: string, name: string): DocumentFragment | undefined {
  const block = kept.get(service)?.get(name);
  kept.get(service)?.delete(name);
  return block;
}
