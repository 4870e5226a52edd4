import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import { sectionsOf } from "@site/src/config/sections";
import Metadata from "@theme-original/DocItem/Metadata";
import type { ReactNode } from "react";

/** Names the section in the document's title: more than one page is about the VPC. */
export default function DocItemMetadata(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const [section] = sectionsOf(permalink);
  return (
    <>
      <Metadata />
      {section !== undefined && section.path !== permalink.replace(/\/$/, "") && (
        <PageMetadata title={`${title} | ${section.label}`} />
      )}
    </>
  );
}
