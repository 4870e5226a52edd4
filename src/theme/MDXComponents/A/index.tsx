import { InsideCardContext } from "@site/src/components/Cards";
import { InsideLinkContext } from "@site/src/components/ImageZoom";
import ProgressNote from "@site/src/components/Steps/ProgressNote";
import A from "@theme-original/MDXComponents/A";
import type { Props } from "@theme/MDXComponents/A";
import { useContext, type ReactNode } from "react";

/**
 * A link in a page's Markdown. Images inside it are not zoomable, because clicking them follows the link. In a card, it
 * shows where the reader left off in the walkthrough it links to.
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
