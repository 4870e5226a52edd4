import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect, useRef, useState } from "react";

/** Browsers limit how often a page may change its URL, so the URL follows typing after this pause, milliseconds. */
const TYPING_PAUSE_MS = 200;

/**
 * Keeps a filter's state in the query part of the page's URL, from which it is restored on load, back and forward.
 *
 * Writing bypasses the router and replaces the current history entry: Back leaves the page instead of undoing letters,
 * and no keystroke counts as a page view. `useQueryString` of Docusaurus navigates through the router instead.
 *
 * @returns the query part, with its question mark and empty on the server, and a function that replaces it; while
 *   the reader types, the URL follows after a pause
 */
export function useUrlSearchParams(): [search: string, write: (search: string, isTyping: boolean) => void] {
  const isBrowser = useIsBrowser();
  // The location of the page in view, even while the next page is loading.
  const location = useLocation();
  const [written, setWritten] = useState({ location, search: location.search });
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), [location]);

  const write = useCallback(
    (search: string, isTyping: boolean): void => {
      const replaceUrl = (): void => {
        const { pathname, hash } = window.location;
        // While the next page is loading, the URL is already that page's.
        if (pathname === location.pathname) {
          window.history.replaceState(window.history.state, "", pathname + search + hash);
        }
      };
      setWritten({ location, search });
      window.clearTimeout(timer.current);
      if (isTyping) {
        timer.current = window.setTimeout(replaceUrl, TYPING_PAUSE_MS);
      } else {
        replaceUrl();
      }
    },
    [location],
  );
  const search = written.location === location ? written.search : location.search;
  return [isBrowser ? search : "", write];
}
