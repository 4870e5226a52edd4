import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import routes from "@generated/routes";
import { markdownPath } from "@site/src/lib/markdownPath";
import SiteMetadata from "@theme-original/SiteMetadata";
import type { ReactNode } from "react";
import { matchRoutes } from "react-router-config";

/**
 * Whether there is a page at a path. An unknown path matches only the catch-all route or a parent route. Until the
 * route table of a section has loaded (`src/plugins/route-tables`), all paths in it are assumed to be pages.
 */
function isPage(path: string): boolean {
  const { path: matched, routes: inner = [] } = matchRoutes(routes, path).at(-1)?.route ?? { path: "*" };
  return matched !== "*" && inner.length === 0;
}

/** Upstream's head elements for every page, plus a link to the page's Markdown. */
export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  const markdown = useBaseUrl(markdownPath(pathname), { absolute: true });
  return (
    <>
      <SiteMetadata />
      {markdown && isPage(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}
