import { InsideCardContext } from "@site/src/components/Cards";
import { InsideLinkContext } from "@site/src/components/ImageZoom";
import ProgressNote from "@site/src/components/Steps/ProgressNote";
import A from "@theme-original/MDXComponents/A";
import type { Props } from "@theme/MDXComponents/A";
import { useContext, type ReactNode } from "react";

/**
 * A link from a page's Markdown. It tells the images inside it that clicks belong to the link, and in a card says where
 * the reader stopped on the walkthrough that it leads to.
 */
export default function AWrapper(props: Props): ReactNode {
  const isInCard = useContext(InsideCardContext);
  return (
    <>
      <InsideLinkContext value>
        <A {...props} />
      </InsideLinkContext>
      {isInCard && props.href && <ProgressNote page={props.href} />}
    </>
  );
}
