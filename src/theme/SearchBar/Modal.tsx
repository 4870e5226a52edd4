import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react/modal";
import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import { isRegexpStringMatch, useSearchLinkCreator } from "@docusaurus/theme-common";
import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import translations from "@theme/SearchTranslations";
import clsx from "clsx";
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isHosted, modalSearch } from "../../client/siteSearch";
import SearchFailure from "../../components/SearchFailure";
import "@docsearch/css/dist/_variables.css";
import "@docsearch/css/dist/modal.css";
import { searchHit } from "./searchHit";
import "./modal.css";

export { warmUp } from "../../client/siteSearch";

export interface ModalProps {
  /** What the reader typed to open the search. */
  initialQuery: string;
  onClose: () => void;
}

/** What the modal takes from the theme's configuration. */
interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters?: Record<string, unknown>;
}

/** Results of one page stand together; the engine decides how many a page has. */
const MOST_OF_ONE_PAGE = 20;

type FooterComponent = NonNullable<DocSearchModalProps["resultsFooterComponent"]>;

const CONTAINER = ".DocSearch-Container";
const FIELD = ".DocSearch-Input";

/** Where the failure is shown: the part of the modal below the search box, once it exists. */
const FAILURE_PLACE = ".DocSearch-Dropdown";

/** An encoder of addresses throws at half a character; the reader may have pasted one. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

function useFooter(onClose: () => void): FooterComponent {
  const createSearchLink = useSearchLinkCreator();
  return useMemo(
    () =>
      function Footer({ state }) {
        // DocSearch adds the numbers of all key strokes up; this is that of the last answer.
        const latest = modalSearch.get();
        return latest.kind === "found" ? (
          <Link to={createSearchLink(wellFormed(state.query))} onClick={onClose}>
            {latest.total === 1 ? "See the result" : `See all ${latest.total} results`}
          </Link>
        ) : null;
      },
    [createSearchLink, onClose],
  );
}

function useNavigation(): Pick<DocSearchModalProps, "navigator" | "hitComponent" | "transformItems"> {
  const history = useHistory();
  const { algolia } = useAlgoliaThemeConfig();
  const processUrl = useSearchResultUrlProcessor();
  return useMemo(() => {
    const navigate = (url: string): void => {
      if (isRegexpStringMatch(algolia.externalUrlRegex, url)) {
        window.location.assign(url);
      } else {
        history.push(url);
      }
    };
    return {
      navigator: { navigate: ({ itemUrl }) => navigate(itemUrl) },
      hitComponent: searchHit(navigate),
      transformItems: (items) => items.map((item) => ({ ...item, url: processUrl(item.url) })),
    };
  }, [algolia.externalUrlRegex, history, processUrl]);
}

/** DocSearch calls the whole modal a button; it is a dialog. */
function makeDialog(container: Element | null): void {
  container?.removeAttribute("tabindex");
  container?.setAttribute("role", "dialog");
  container?.setAttribute("aria-modal", "true");
  container?.setAttribute("aria-label", "Search");
}

const noChanges = (): (() => void) => () => undefined;

const failedSearch = () => {
  const state = modalSearch.get();
  return state.kind === "failed" ? state : undefined;
};

/**
 * What changes when a search fails. DocSearch's modal inside is the same element each time:
 * rendered anew it would make its whole state machine anew.
 */
function Frame({ children }: { children: ReactNode }): ReactNode {
  const failed = useSyncExternalStore(modalSearch.subscribe, failedSearch);
  const failurePlace = useSyncExternalStore(noChanges, () => document.querySelector(FAILURE_PLACE));
  return (
    <div className={clsx(isHosted ? "search-hosted" : "search-embedded", failed && "search-failed")}>
      {children}
      {failed &&
        failurePlace &&
        createPortal(<SearchFailure isHosted={isHosted} onRetry={failed.retry} />, failurePlace)}
    </div>
  );
}

/** DocSearch's modal, over the embedded or the hosted search. */
export default function Modal({ initialQuery, onClose }: ModalProps): ReactNode {
  const algolia: SearchSettings = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const filters = facetFilters && { facetFilters };
  const footer = useFooter(onClose);
  const navigation = useNavigation();
  // Before anything else can be typed: DocSearch itself comes later.
  useLayoutEffect(() => document.querySelector<HTMLElement>(FIELD)?.focus(), []);

  useEffect(() => {
    makeDialog(document.querySelector(CONTAINER));
    return modalSearch.reset;
  }, []);

  return createPortal(
    <Frame>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indices={[{ name: algolia.indexName, searchParameters: { ...algolia.searchParameters, ...filters } }]}
        transformSearchClient={(client) => ({ ...client, search: modalSearch.search })}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={MOST_OF_ONE_PAGE}
        resultsFooterComponent={footer}
        placeholder={translations.placeholder}
        translations={{
          ...translations.modal,
          noResultsScreen: { ...translations.modal?.noResultsScreen, noResultsText: "No results for" },
        }}
        onClose={onClose}
        onAskAiToggle={() => undefined}
        {...navigation}
      />
    </Frame>,
    document.body,
  );
}
