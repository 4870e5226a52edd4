import LoadFailure from "@site/src/components/LoadFailure";
import { pageGuard } from "@site/src/lib/pageGuard";
import { useState, type ReactNode } from "react";

/** Returns a function that loads and opens the form for the reader's values, and the error to render if that fails. */
export function useValuesForm(): { open: () => Promise<void>; failure: ReactNode } {
  const [error, setError] = useState<unknown>();
  const open = async (): Promise<void> => {
    const isStillHere = pageGuard();
    try {
      const { openForm } = await import(/* webpackChunkName: "your-values-form" */ "./openForm");
      setError(undefined);
      if (isStillHere()) {
        openForm();
      }
    } catch (reason) {
      console.warn("The form for your values could not be loaded.", reason);
      setError(reason);
    }
  };
  const failure = error !== undefined && (
    <LoadFailure title="The form for your values could not be loaded" error={error} retry={open} />
  );
  return { open, failure };
}
