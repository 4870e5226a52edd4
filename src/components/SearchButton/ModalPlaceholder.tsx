import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { NO_AUTOCORRECT } from "../../lib/noAutocorrect";
import { isComposing } from "../../lib/isComposing";
import { CROSS, Icon, SearchIcon } from "../SearchModal/icons";
import styles from "./styles.module.css";

interface ModalPlaceholderProps {
  query: string;
  /** Whether typing replaces the query. */
  isPrefilled: boolean;
  onType: (query: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Stands in for the modal, and captures what the reader types, while the modal is loading. */
export function ModalPlaceholder({ query, isPrefilled, onType, onSubmit, onClose }: ModalPlaceholderProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    if (isPrefilled) {
      field.current?.select();
    }
  });
  useLayoutEffect(() => open(), []);
  return (
    <dialog ref={dialog} className={styles.placeholder} aria-label="Search" aria-busy onCancel={onClose}>
      <SearchIcon className={styles.icon} />
      <input
        ref={field}
        // Not of type "search", which would show a second cross next to the one that closes the dialog.
        role="searchbox"
        className={styles.placeholderField}
        aria-label="Search"
        {...NO_AUTOCORRECT}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key, nativeEvent }) => key === "Enter" && !isComposing(nativeEvent) && onSubmit()}
      />
      {query !== "" && <small>Searching…</small>}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon path={CROSS} />
      </button>
    </dialog>
  );
}
