import { HtmlClassNameProvider, useSearchQueryString } from "@docusaurus/theme-common";
import SearchPage from "@theme-original/SearchPage";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isHosted, pageSearch } from "../../lib/searchBackend";
import SearchFailure from "../../components/SearchFailure";
import type { SearchState } from "../../search/client/status";
import "./styles.css";

/** The part of upstream's page that has the search field and the results. */
const CONTENT = "#__docusaurus_skipToContent_fallback > .container";

const noChanges = (): (() => void) => () => undefined;
const findContent = (): Element | null => document.querySelector(CONTENT);

const IDLE: SearchState = { kind: "idle" };

/** What the page says beside results: how to search, that nothing was found, or that the search failed. */
function Message({ state, query }: { state: SearchState; query: string }): ReactNode {
  if (query.trim() === "") {
    return <p>Type what you are looking for: a subject, a service, or the name of an input.</p>;
  }
  if (state.kind === "failed") {
    return <SearchFailure isHosted={isHosted} onRetry={state.retry} />;
  }
  if (state.kind === "found" && state.query === query && state.total === 0) {
    return (
      <p>
        No results for “{query}”. Try fewer words, another spelling, or the beginning of a name, such as{" "}
        <code>vpc_</code>.
      </p>
    );
  }
  return null;
}

/** Upstream's search page, with words for what it leaves out (specification, sections 2 and 8). */
export default function SearchPageWrapper(): ReactNode {
  const [query] = useSearchQueryString();
  const state = useSyncExternalStore(pageSearch.subscribe, pageSearch.get, () => IDLE);
  const content = useSyncExternalStore(noChanges, findContent, () => null);

  useEffect(() => pageSearch.reset, []);

  return (
    <HtmlClassNameProvider className={`${isHosted ? "search-hosted" : "search-embedded"} search-${state.kind}`}>
      <SearchPage />
      {content &&
        createPortal(
          <div role="status" className="search-message">
            <Message state={state} query={query} />
          </div>,
          content,
        )}
    </HtmlClassNameProvider>
  );
}
