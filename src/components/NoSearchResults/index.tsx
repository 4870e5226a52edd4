import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { links } from "../../config/links";

/** Tells the reader that a query has no results, and suggests changing it or searching the Knowledge Base. */
export default function NoSearchResults({ query }: { query: string }): ReactNode {
  return (
    <>
      <p>
        No results for “<strong>{query}</strong>”. Try fewer words, another spelling, or the beginning of a name, such
        as <code>vpc_</code>.
      </p>
      <p>
        <Link to={`${links.knowledgeBase}?${new URLSearchParams({ discussions_q: query }).toString()}`}>
          Search the Knowledge Base for “{query}”
        </Link>
      </p>
    </>
  );
}
