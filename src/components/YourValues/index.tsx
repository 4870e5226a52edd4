import LoadFailure from "@site/src/components/LoadFailure";
import { useState, type ReactNode } from "react";

/** Opens the form for the reader's values, which is loaded on demand. */
export function useValuesForm(): { open: () => Promise<void>; failure: ReactNode } {
  const [error, setError] = useState<unknown>();
  const open = async (): Promise<void> => {
    const { pathname } = window.location;
    try {
      const { openForm } = await import(/* webpackChunkName: "your-values-form" */ "./openForm");
      setError(undefined);
      // The reader may have followed a link in the meantime.
      if (window.location.pathname === pathname) {
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
