import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { markdownPath } from "@site/src/lib/markdownPath";
import SiteMetadata from "@theme-original/SiteMetadata";
import type { ReactNode } from "react";

/** What upstream puts into the head of every page, and the address of the page as Markdown. */
export default function SiteMetadataWrapper(): ReactNode {
  const markdown = useBaseUrl(markdownPath(useLocation().pathname), { absolute: true });
  return (
    <>
      <SiteMetadata />
      {markdown !== "" && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}
