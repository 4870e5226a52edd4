/**
 * Blocks of pages that the reader has left, detached from the document but otherwise unchanged.
 * Returning to such a page needs no request, and the page immediately has its full height, so that
 * the browser can restore the scroll position.
 */
const detached = new Map<string, Map<string, DocumentFragment>>();

/** Maximum number of services whose blocks are kept. The blocks of a large page contain thousands of elements. */
const MAX_SERVICES = 3;

/** Detaches and stores the children of an element. */
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

/** Returns a detached block and removes it from the store, or undefined if there is none. */
export function restoreBlock(service: string, name: string): DocumentFragment | undefined {
  const block = detached.get(service)?.get(name);
  detached.get(service)?.delete(name);
  return block;
}
