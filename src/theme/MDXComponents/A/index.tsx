import { InsideLinkContext } from "@site/src/components/ImageZoom";
import A from "@theme-original/MDXComponents/A";
import type { Props } from "@theme/MDXComponents/A";
import type { ReactNode } from "react";

/** A link from a page's Markdown; tells the images inside it that clicks belong to the link. */
export default function AWrapper(props: Props): ReactNode {
  return (
    <InsideLinkContext value>
      <A {...props} />
    </InsideLinkContext>
  );
}
