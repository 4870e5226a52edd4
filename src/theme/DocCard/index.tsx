import DocCard from "@theme-original/DocCard";
import type { Props } from "@theme/DocCard";
import type { ReactNode } from "react";

/**
 * A card that links to a page or a category. Upstream's shows the page's description if the sidebar has none, but pages
 * do not load those of others (`src/plugins/docs-by-section`).
 */
export default function DocCardWrapper({ item }: Props): ReactNode {
  return <DocCard item={item.type === "link" ? { ...item, docId: undefined } : item} />;
}
