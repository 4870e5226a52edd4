import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect, useRef, useState } from "react";

/** Browsers limit how often a page may change its URL, so updates are debounced while typing, in milliseconds. */
const TYPING_PAUSE_MS = 200;

/**
 * Keeps a filter's state in the query string of the page's URL, and restores it on load, Back and Forward.
 *
 * Writes bypass the router and replace the current history entry, so that Back leaves the page instead of undoing
 * keystrokes, and no keystroke counts as a page view. Docusaurus's `useQueryString` navigates through the router.
 *
 * @returns the query string, with its question mark (empty on the server), and a function that replaces it. While the
 *   reader types, URL updates are debounced
 */
export function useUrlSearchParams(): [search: string, write: (search: string, isTyping: boolean) => void] {
  const isBrowser = useIsBrowser();
  // The location of the visible page, even while the next page is loading.
  const location = useLocation();
  const [written, setWritten] = useState({ location, search: location.search });
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), [location]);

  const write = useCallback(
    (search: string, isTyping: boolean): void => {
      const replaceUrl = (): void => {
        const { pathname, hash } = window.location;
        // While the next page is loading, the URL already belongs to that page.
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
