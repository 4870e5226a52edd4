import { useCanonicalPath } from "@site/src/lib/useCanonicalPath";
import DocCategoryGeneratedIndexPage from "@theme-original/DocCategoryGeneratedIndexPage";
import type { Props } from "@theme/DocCategoryGeneratedIndexPage";
import type { ReactNode } from "react";

/** The page that lists the pages of a category. Corrects the letter case of the URL, as documents do. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  useCanonicalPath(props.categoryGeneratedIndex.permalink);
  return <DocCategoryGeneratedIndexPage {...props} />;
}
