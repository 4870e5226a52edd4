import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { markdownPath } from "@site/src/lib/markdownPath";
import SiteMetadata from "@theme-original/SiteMetadata";
import type { ReactNode } from "react";

/** Upstream's head elements for every page, plus a link to the page's Markdown. */
export default function SiteMetadataWrapper(): ReactNode {
  const markdown = useBaseUrl(markdownPath(useLocation().pathname), { absolute: true });
  return (
    <>
      <SiteMetadata />
      {markdown && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}
