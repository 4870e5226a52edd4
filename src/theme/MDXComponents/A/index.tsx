import { InsideLink } from "@site/src/components/ImageZoom";
import A from "@theme-original/MDXComponents/A";
import type { Props } from "@theme/MDXComponents/A";
import type { ReactNode } from "react";

/** A link of a page's Markdown; tells images inside that a click is not theirs. */
export default function AWrapper(props: Props): ReactNode {
  return (
    <InsideLink value>
      <A {...props} />
    </InsideLink>
  );
}
