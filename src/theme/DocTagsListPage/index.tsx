import { PageMetadata } from "@docusaurus/theme-common";
import OriginalTagsListPage from "@theme-original/DocTagsListPage";
import type { ComponentProps, ReactNode } from "react";

/** The list of all tags. Adds a page description, which upstream lacks. */
export default function DocTagsListPage(props: ComponentProps<typeof OriginalTagsListPage>): ReactNode {
  return (
    <>
      <PageMetadata description="All tags in these docs in alphabetical order, with the number of pages for each." />
      <OriginalTagsListPage {...props} />
    </>
  );
}
