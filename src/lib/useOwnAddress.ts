import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { withoutSlash } from "./withoutSlash";

/**
 * Replaces an address that differs from the page's own only in letter case. The router shows the page there, too, but
 * the page's Markdown, its section and the reader's progress are found by its own path.
 *
 * @param path the page's own path
 */
export function useOwnAddress(path: string): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const [shown, own] = [pathname, path].map(withoutSlash);
    if (shown !== own && shown?.toLowerCase() === own?.toLowerCase()) {
      history.replace(path + search + hash);
    }
  }, [history, path, pathname, search, hash]);
}
