import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { searchSuggestions } from "../../config/searchSuggestions";
import { breakableNames } from "../../lib/breakableNames";
import { countOf } from "../../lib/countOf";
import { escapeHtml } from "../../lib/escapeHtml";
import { hideKeyboard } from "../../lib/hideKeyboard";
import { isHosted } from "../../lib/searchBackend";
import { setSearchParams } from "../../lib/searchParams";
import { unknownWordsNote } from "../../lib/searchMessages";
import { useUrlSearchParams } from "../../lib/useUrlSearchParams";
import NoSearchResults from "../NoSearchResults";
import ResultFailure from "./ResultFailure";
import ResultItem from "./ResultItem";
import SearchField from "./SearchField";
import styles from "./styles.module.css";
import { isMissingSnippet, useResultPages } from "./useResultPages";

/** Shown before the first search: what readers can search for, and some starting points. */
function Start(): ReactNode {
  return (
    <>
      <p className={styles.withScripts}>Search for a topic, a service or the name of an input, or start here:</p>
      <ul>
        {searchSuggestions.map(({ path, title, description }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span className={styles.description}>{description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Results({ query, field }: { query: string; field: RefObject<HTMLInputElement | null> }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const { outcome, isSearching, hasFailed, announcement, loadMore, retry } = useResultPages(query);
  const found = outcome?.found;
  const linkTo = (index: number) => list.current?.querySelectorAll<HTMLElement>("h2 a")[index];
  const before = useRef(outcome);
  // The button that was pressed may be gone, so focus moves to the first of the new results.
  useEffect(() => {
    const { query: queryBefore, found: shown } = before.current ?? {};
    if (found && shown && queryBefore === outcome.query && found.pages > shown.pages) {
      linkTo(shown.results.length)?.focus({ preventScroll: true });
    }
    before.current = outcome;
  }, [outcome, found]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {found && found.total > 0 && (
        <>
          <p className={styles.count}>{countOf(found.total, "result")}</p>
          {found.unknownWords.length > 0 && <p className={styles.note}>{unknownWordsNote(found.unknownWords)}</p>}
          <div ref={list} className={styles.results} aria-busy={outcome.query !== query}>
            {found.results.map((result, index) => (
              <ResultItem key={`${index} ${result.url}`} result={result} />
            ))}
          </div>
        </>
      )}
      {found?.total === 0 && <NoSearchResults query={outcome?.query ?? ""} />}
      {!found && isSearching && <p>Searching…</p>}
      {hasFailed && (
        <ResultFailure
          focusTarget={() => linkTo(found?.results.findIndex(isMissingSnippet) ?? -1) ?? more.current ?? field.current}
          onRetry={retry}
        />
      )}
      {/* Not disabled while loading, and not removed if loading fails: either would lose focus. */}
      {found?.hasMore && (
        <button
          ref={more}
          type="button"
          className="button button--secondary"
          aria-disabled={isSearching}
          onClick={loadMore}
        >
          Show more results
        </button>
      )}
    </>
  );
}

/** A longer name does not always fit on a line of the title on a small phone. */
const MAX_NAME_IN_TITLE = 16;

/** The page `/search?q=…` (specification, sections 2 and 8). Replaces upstream's, which supports hosted search only. */
export default function SearchPage(): ReactNode {
  const [search, write] = useUrlSearchParams();
  const query = new URLSearchParams(search).get("q") ?? "";
  const field = useRef<HTMLInputElement>(null);
  const hasQuery = query.trim() !== "";
  const title = hasQuery ? `Search results for “${query}”` : "Search the documentation";
  useEffect(() => {
    // A reader who arrives with a query wants to see its results, which a phone's on-screen keyboard would cover.
    if (!window.location.search) {
      field.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata title={title} />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={`container ${styles.page}`}>
          <h1 dangerouslySetInnerHTML={{ __html: breakableNames(escapeHtml(title), MAX_NAME_IN_TITLE) }} />
          <p className={styles.withoutScripts}>
            The search needs JavaScript, which is turned off in your browser. Start here:
          </p>
          <form role="search" className={`${styles.form} ${styles.withScripts}`} onSubmit={hideKeyboard}>
            <SearchField
              ref={field}
              query={query}
              onChange={(text) => write(setSearchParams(search, { q: text }), text !== "")}
            />
            {isHosted && <Link to="https://www.algolia.com">Search by Algolia</Link>}
          </form>
          {hasQuery ? <Results query={query} field={field} /> : <Start />}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
