import type { ReactNode } from "react";
import SearchFailure from "../SearchFailure";

interface Props {
  /** Where the focus goes on a retry by keyboard, as this box is not shown in the meantime. */
  focusTarget: () => HTMLElement | null;
  onRetry: () => void;
}

/** A failed search. Retrying by keyboard moves the focus; a tap opens no on-screen keyboard. */
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
