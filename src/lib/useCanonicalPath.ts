import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { withoutSlash } from "./withoutSlash";

/**
 * Corrects a URL that differs from the page's canonical path only in letter case. The router accepts such a URL, but
 * the page's Markdown, its section and the reader's progress are looked up by the canonical path.
 *
 * @param path the page's canonical path
 */
export function useCanonicalPath(path: string): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const [shown, canonical] = [pathname, path].map(withoutSlash);
    if (shown !== canonical && shown?.toLowerCase() === canonical?.toLowerCase()) {
      history.replace(path + search + hash);
    }
  }, [history, path, pathname, search, hash]);
}
