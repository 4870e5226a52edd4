import descriptions from "@generated/docusaurus-plugin-content-docs/default/descriptions.json";
import type { PropSidebarItemLink } from "@docusaurus/plugin-content-docs";
import DocCard from "@theme-original/DocCard";
import type { ReactNode } from "react";

/** The card of a page, with the page's description unless the sidebar has another one. */
export default function DescribedDocCard({ item }: { item: PropSidebarItemLink }): ReactNode {
  const { docId = "", description = descriptions[docId] } = item;
  return <DocCard item={{ ...item, docId: undefined, description }} />;
}
