import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import { useSearchLinkCreator } from "@docusaurus/theme-common";
import type { MouseEvent, ReactNode, Ref } from "react";
import NoSearchResults from "../NoSearchResults";
import SearchFailure from "../SearchFailure";
import { isPlainClick, OptionList, type OptionListProps } from "./OptionList";
import type { ModalResults, ModalState } from "./useModalSearch";

interface ModalBodyProps extends Omit<OptionListProps, "label"> {
  /** The scroll container. */
  ref: Ref<HTMLDivElement>;
  state: ModalState;
  isSlow: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Whether a link to all results leads to the current page, whose own URL may encode the same query differently. */
function isCurrentUrl(url: string): boolean {
  const here = new URL(window.location.href);
  const there = new URL(url, here);
  return there.pathname === here.pathname && there.searchParams.get("q") === here.searchParams.get("q");
}

function AllResults({ results: { query, total }, onClose }: { results: ModalResults; onClose: () => void }): ReactNode {
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  // Pasted text may contain lone surrogates, which cannot be encoded.
  const url = createSearchLink(query.toWellFormed());
  const onClick = (event: MouseEvent): void => {
    onClose();
    if (isPlainClick(event)) {
      // The search page updates the query in the URL without telling the router. The router may therefore mistake this
      // link for the current URL, and replace the history entry instead of adding one.
      event.preventDefault();
      history[isCurrentUrl(url) ? "replace" : "push"](url);
    }
  };
  return (
    <section className="DocSearch-HitsFooter">
      <Link to={url} onClick={onClick}>
        {total === 1 ? "See the result" : `See all ${total} results`}
      </Link>
    </section>
  );
}

function bodyOf({ state, isSlow, groups, active, actions, onRetry, onClose }: Omit<ModalBodyProps, "ref">): ReactNode {
  if (state.kind === "failed") {
    return <SearchFailure onRetry={onRetry} />;
  }
  if (state.kind === "found") {
    const { results } = state;
    return groups.length > 0 ? (
      <div className="DocSearch-Dropdown-Container">
        {results.note && <p className="search-scope">{results.note}</p>}
        <OptionList label="Results" groups={groups} active={active} actions={actions} />
        <AllResults results={results} onClose={onClose} />
      </div>
    ) : (
      <div className="search-no-results">
        <NoSearchResults query={results.query} />
      </div>
    );
  }
  if (groups.length > 0) {
    return (
      <div className="DocSearch-Dropdown-Container">
        <p className="search-scope">Search every guide, service, input and output.</p>
        <OptionList label="Where to begin" groups={groups} active={active} actions={actions} />
      </div>
    );
  }
  return isSlow && <p className="search-scope">Searching…</p>;
}

/** The area below the field: suggestions, results, a no-results message, or an error (specification, section 8). */
export function ModalBody({ ref, ...props }: ModalBodyProps): ReactNode {
  const body = bodyOf(props);
  return (
    body && (
      <div ref={ref} className="DocSearch-Dropdown">
        {body}
      </div>
    )
  );
}
