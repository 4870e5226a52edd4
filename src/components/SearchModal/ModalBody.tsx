import Link from "@docusaurus/Link";
import { useSearchLinkCreator } from "@docusaurus/theme-common";
import type { ReactNode, Ref } from "react";
import NoSearchResults from "../NoSearchResults";
import SearchFailure from "../SearchFailure";
import { OptionList, type OptionListProps } from "./OptionList";
import type { ModalResults, ModalState } from "./useModalSearch";

interface ModalBodyProps extends Omit<OptionListProps, "label"> {
  /** The scroll container. */
  ref: Ref<HTMLDivElement>;
  state: ModalState;
  isSlow: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function AllResults({ results: { query, total }, onClose }: { results: ModalResults; onClose: () => void }): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <section className="DocSearch-HitsFooter">
      {/* Pasted text may contain lone surrogates, which cannot be encoded. */}
      <Link to={createSearchLink(query.toWellFormed())} onClick={onClose}>
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
