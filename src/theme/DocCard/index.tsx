import DocCard from "@theme-original/DocCard";
import type { Props } from "@theme/DocCard";
import { lazy, Suspense, type ReactNode } from "react";

const DescribedDocCard = lazy(() => import("./DescribedDocCard"));

/**
 * A card that links to a page or a category. Upstream's takes the page's description from data that every page of the
 * section loads; this one loads the descriptions when it is shown.
 */
export default function DocCardWrapper({ item }: Props): ReactNode {
  return item.type === "link" && item.docId !== undefined ? (
    <Suspense fallback={<DocCard item={{ ...item, docId: undefined }} />}>
      <DescribedDocCard item={item} />
    </Suspense>
  ) : (
    <DocCard item={item} />
  );
}
