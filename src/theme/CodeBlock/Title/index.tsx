import type { Props } from "@theme/CodeBlock/Title";
import { Fragment, type ReactNode } from "react";
import { languageTitles } from "../../../config/codeBlocks";
import { breakableParts } from "../../../lib/breakableParts";

const titles = new Set<ReactNode>(Object.values(languageTitles));

/**
 * The title of a code block. A title that only names the language is excluded from search. Any other title is a path,
 * which can wrap between its parts.
 */
export default function CodeBlockTitle({ children }: Props): ReactNode {
  if (titles.has(children)) {
    return <span data-search-skip="">{children}</span>;
  }
  if (typeof children !== "string") {
    return children;
  }
  return breakableParts(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
