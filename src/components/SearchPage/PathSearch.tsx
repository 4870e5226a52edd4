import Link from "@docusaurus/Link";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { countOf } from "../../lib/countOf";
import { hideKeyboard } from "../../lib/hideKeyboard";
import { unknownWordsNote } from "../../lib/searchMessages";
import NoSearchResults from "../NoSearchResults";
import ResultFailure from "./ResultFailure";
import ResultItem from "./ResultItem";
import SearchField from "./SearchField";
import { useResultPages } from "./useResultPages";
import { wordsOfPath } from "./wordsOfPath";
import styles from "./styles.module.css";

const MAX_RESULTS = 5;

function FirstResults({ query, field }: { query: string; field: RefObject<HTMLInputElement | null> }): ReactNode {
  const { outcome, hasFailed, announcement, retry } = useResultPages(query, MAX_RESULTS);
  const found = outcome?.found;
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {found && found.total > 0 && found.unknownWords.length > 0 && (
        <p className={styles.note}>{unknownWordsNote(found.unknownWords)}</p>
      )}
      {found?.results.map((result) => (
        <ResultItem key={result.url} result={result} />
      ))}
      {found?.total === 0 && <NoSearchResults query={outcome?.query ?? ""} />}
      {found && found.total > found.results.length && (
        <p className={styles.all}>
          <Link to={`/search?${new URLSearchParams({ q: query })}`}>See all {countOf(found.total, "result")}</Link>
        </p>
      )}
      {hasFailed && <ResultFailure focusTarget={() => field.current} onRetry={retry} />}
    </>
  );
}

/**
 * A search field, prefilled with the words of a URL that was not found, and the first results for it.
 *
 * @param path path of the URL
 */
export default function PathSearch({ path }: { path: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => wordsOfPath(path));
  return (
    <div className={styles.byPath}>
      <form role="search" className={styles.form} onSubmit={hideKeyboard}>
        <SearchField ref={field} query={query} onChange={setQuery} />
      </form>
      {query.trim() !== "" && <FirstResults query={query} field={field} />}
    </div>
  );
}
