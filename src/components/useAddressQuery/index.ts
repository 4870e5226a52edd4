import { useLocation } from "@docusaurus/router";
import { useSyncExternalStore } from "react";

/** Browsers limit how often the address may change; it follows the typing after this pause, milliseconds. */
const DELAY_MS = 200;

/** What the reader has typed and the address does not say yet. */
let pending: string | undefined;
let timer: number | undefined;
const listeners = new Set<() => void>();

function settle(): void {
  window.clearTimeout(timer);
  pending = undefined;
}

function onPopState(): void {
  settle();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("popstate", onPopState);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener("popstate", onPopState);
      settle();
    }
  };
}

function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
  settle();
}

function write(search: string, isTyping: boolean): void {
  settle();
  if (isTyping) {
    const { pathname } = window.location;
    pending = search;
    timer = window.setTimeout(() => {
      // The address may be that of the next page already, while that one is being loaded.
      if (window.location.pathname === pathname) {
        replaceSearch(search);
      }
    }, DELAY_MS);
  } else {
    replaceSearch(search);
  }
  listeners.forEach((listener) => listener());
}

/**
 * The query part of the page's address as the state of a filter: restored on load, on back and on forward. Writing
 * replaces the entry of the history, so that back leaves the page instead of taking back letters.
 *
 * @returns the query part, empty on the server, and a function that replaces it, after a pause while the reader types
 */
export function useAddressQuery(): [search: string, write: (search: string, isTyping: boolean) => void] {
  // A change of page renders anew, and with it the address is read anew.
  useLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => pending ?? window.location.search,
    () => "",
  );
  return [search, write];
}
