import DocCard from "@theme-original/DocCard";
import type { Props } from "@theme/DocCard";
import type { ReactNode } from "react";

/**
 * A card that links to a page or a category. Upstream's falls back to the linked page's description, but a page does
 * not load the descriptions of others (`src/plugins/docs-by-section`).
 */
export default function DocCardWrapper({ item }: Props): ReactNode {
  return <DocCard item={item.type === "link" ? { ...item, docId: undefined } : item} />;
}
