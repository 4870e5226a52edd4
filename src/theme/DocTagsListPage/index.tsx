import { PageMetadata } from "@docusaurus/theme-common";
import OriginalTagsListPage from "@theme-original/DocTagsListPage";
import type { ComponentProps, ReactNode } from "react";

/** The page of all tags, which upstream gives no description. */
export default function DocTagsListPage(props: ComponentProps<typeof OriginalTagsListPage>): ReactNode {
  return (
    <>
      <PageMetadata description="All tags of these docs in alphabetical order, each with the number of its pages." />
      <OriginalTagsListPage {...props} />
    </>
  );
}
