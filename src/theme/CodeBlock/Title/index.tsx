import type { Props } from "@theme/CodeBlock/Title";
import type { ReactNode } from "react";
import { languageTitles } from "../../../config/codeBlocks";

const titles = new Set<ReactNode>(Object.values(languageTitles));

/** The title of a code block. One that only names the language is not page text, so it is excluded from the search. */
export default function CodeBlockTitle({ children }: Props): ReactNode {
  return titles.has(children) ? <span data-search-skip="">{children}</span> : children;
}
