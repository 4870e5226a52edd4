import { useOwnAddress } from "@site/src/lib/useOwnAddress";
import DocCategoryGeneratedIndexPage from "@theme-original/DocCategoryGeneratedIndexPage";
import type { Props } from "@theme/DocCategoryGeneratedIndexPage";
import type { ReactNode } from "react";

/** The page of a category, which lists its pages. Corrects the letter case of the address, as documents do. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  useOwnAddress(props.categoryGeneratedIndex.permalink);
  return <DocCategoryGeneratedIndexPage {...props} />;
}
