import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { modalSearch } from "../../lib/searchBackend";
import { groupHits, type OptionGroup, type SearchHit } from "./options";

export interface Answer {
  query: string;
  total: number;
  groups: OptionGroup[];
}

/** What the search takes from the theme's configuration. */
interface SearchSettings {
  indexName: string;
  searchParameters?: Record<string, unknown>;
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const WORDS_OF_SNIPPET = 15;

/** What a hosted index is asked for with each query. */
const PARAMETERS = {
  attributesToRetrieve: ["hierarchy.lvl0", ...LEVELS, "content", "type", "url"],
  attributesToSnippet: [...LEVELS, "content"].map((attribute) => `${attribute}:${WORDS_OF_SNIPPET}`),
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  hitsPerPage: 20,
};

/** A search that takes longer is said to be under way. */
const SLOW_MS = 300;

const failedSearch = () => {
  const state = modalSearch.get();
  return state.kind === "failed" ? state : undefined;
};

/**
 * The search of the modal (specification, sections 2 and 8): what it last answered, or how it
 * failed. An answer to a query that the reader has changed since is left out.
 *
 * @returns the answer, undefined without a query, and null after a failure; whether the latest query has failed or takes long; and what asks, and asks again
 */
export function useModalSearch() {
  const settings: SearchSettings = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const toUrl = useSearchResultUrlProcessor();
  const failed = useSyncExternalStore(modalSearch.subscribe, failedSearch);
  const [answer, setAnswer] = useState<Answer | null>();
  const [isSlow, setIsSlow] = useState(false);
  const latest = useRef("");
  const slowness = useRef<ReturnType<typeof setTimeout>>(undefined);

  const startWaiting = (): void => {
    clearTimeout(slowness.current);
    slowness.current = setTimeout(() => setIsSlow(true), SLOW_MS);
  };

  const commit = (newAnswer: Answer | null | undefined): void => {
    clearTimeout(slowness.current);
    setIsSlow(false);
    setAnswer(newAnswer);
  };

  const ask = (typed: string): void => {
    const query = typed.trim();
    if (query === latest.current) {
      return;
    }
    latest.current = query;
    if (query === "") {
      modalSearch.reset();
      commit(undefined);
      return;
    }
    startWaiting();
    const { indexName, searchParameters } = settings;
    const request = { ...PARAMETERS, ...searchParameters, ...(facetFilters && { facetFilters }), indexName, query };
    void modalSearch.search({ requests: [request] }).then(({ results: [result] }) => {
      if (result && query === latest.current) {
        commit({ query, total: result.nbHits, groups: groupHits(result.hits as SearchHit[], toUrl) });
      }
    });
  };

  // What was found before says nothing of the query that failed.
  const onChange = useEffectEvent(() => failedSearch() && commit(null));
  useEffect(() => modalSearch.subscribe(() => onChange()), []);

  useEffect(
    () => () => {
      clearTimeout(slowness.current);
      modalSearch.reset();
    },
    [],
  );
  const retry = (): void => {
    startWaiting();
    failed?.retry();
  };

  return { answer, hasFailed: failed !== undefined, isSlow, ask, retry };
}
