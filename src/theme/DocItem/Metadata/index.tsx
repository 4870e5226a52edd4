import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import { sectionsOf } from "@site/src/config/sections";
import { useCanonicalPath } from "@site/src/lib/useCanonicalPath";
import { withoutSlash } from "@site/src/lib/withoutSlash";
import Metadata from "@theme-original/DocItem/Metadata";
import type { ReactNode } from "react";

/**
 * Adds the section to the document title, since titles such as "VPC" occur in more than one section, and corrects the
 * letter case of the URL.
 */
export default function DocItemMetadata(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  useCanonicalPath(permalink);
  const [section] = sectionsOf(permalink);
  return (
    <>
      <Metadata />
      {section !== undefined && section.path !== withoutSlash(permalink) && (
        <PageMetadata title={`${title} | ${section.label}`} />
      )}
    </>
  );
}
