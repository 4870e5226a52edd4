import type { ReactNode } from "react";
import SearchFailure from "../SearchFailure";

interface Props {
  /** Returns the element to focus on a keyboard retry, since this box is hidden while the search runs. */
  focusTarget: () => HTMLElement | null;
  onRetry: () => void;
}

/** Reports a failed search. Only a keyboard retry moves focus, so that a tap does not open the on-screen keyboard. */
export default function ResultFailure({ focusTarget, onRetry }: Props): ReactNode {
  return (
    <SearchFailure
      onRetry={({ detail }) => {
        if (detail === 0) {
          focusTarget()?.focus();
        }
        onRetry();
      }}
    />
  );
}
