import type { ReactNode, RefObject } from "react";
import SearchFailure from "../SearchFailure";

interface Props {
  /** The search field. */
  field: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
}

/** A failed search. Retrying by keyboard moves the focus to the field; a tap opens no on-screen keyboard. */
export default function ResultFailure({ field, onRetry }: Props): ReactNode {
  return (
    <SearchFailure
      onRetry={({ detail }) => {
        if (detail === 0) {
          field.current?.focus();
        }
        onRetry();
      }}
    />
  );
}
