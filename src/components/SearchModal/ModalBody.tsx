import Link from "@docusaurus/Link";
import { useSearchLinkCreator } from "@docusaurus/theme-common";
import type { ReactNode, Ref } from "react";
import { isHosted } from "../../lib/searchBackend";
import SearchFailure from "../SearchFailure";
import { OptionList, type OptionListProps } from "./OptionList";
import type { Answer } from "./useModalSearch";

/** An encoder of addresses throws at half a character; the reader may have pasted one. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

interface ModalBodyProps extends OptionListProps {
  /** The part that scrolls. */
  ref: Ref<HTMLDivElement>;
  hasFailed: boolean;
  answer: Answer | null | undefined;
  onRetry: () => void;
  onClose: () => void;
}

function bodyOf({ hasFailed, answer, groups, active, actions, onRetry, onClose }: Omit<ModalBodyProps, "ref">) {
  if (hasFailed) {
    return <SearchFailure isHosted={isHosted} onRetry={onRetry} />;
  }
  if (groups.length > 0) {
    return (
      <div className="DocSearch-Dropdown-Container">
        <OptionList groups={groups} active={active} actions={actions} />
        {answer && <AllResults answer={answer} onClose={onClose} />}
      </div>
    );
  }
  return (
    answer && (
      <div className="DocSearch-NoResults">
        <p className="DocSearch-Title">
          No results for "<strong>{answer.query}</strong>"
        </p>
      </div>
    )
  );
}

function AllResults({ answer: { query, total }, onClose }: { answer: Answer; onClose: () => void }): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <section className="DocSearch-HitsFooter">
      <Link to={createSearchLink(wellFormed(query))} onClick={onClose}>
        {total === 1 ? "See the result" : `See all ${total} results`}
      </Link>
    </section>
  );
}

/** Below the field: what was chosen before, what is found, that nothing is, or why (specification, section 8). */
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
