/**
 * Blocks of pages that the reader has left, detached but otherwise as they were: coming back takes
 * no request, and the page has its full height at once, so that the browser can restore the scroll
 * position.
 */
const detached = new Map<string, Map<string, DocumentFragment>>();

/** Services whose blocks are kept; those of a large page have thousands of elements. */
const MAX_SERVICES = 3;

/** Detaches the children of an element and keeps them. */
export function stashBlock(service: string, name: string, element: HTMLElement): void {
  const blocks = detached.get(service) ?? new Map<string, DocumentFragment>();
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  blocks.set(name, fragment);
  detached.delete(service);
  detached.set(service, blocks);
  const [oldest] = detached.keys();
  if (detached.size > MAX_SERVICES && oldest !== undefined) {
    detached.delete(oldest);
  }
}

/** Hands a detached block back and forgets it; undefined if there is none. */
export function restoreBlock(service: string, name: string): DocumentFragment | undefined {
  const block = detached.get(service)?.get(name);
  detached.get(service)?.delete(name);
  return block;
}
