import { useLayoutEffect, useRef, type ReactNode } from "react";
import { SearchIcon } from "../SearchModal/icons";
import styles from "./styles.module.css";

interface ModalPlaceholderProps {
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
}

/** Stands in for the modal, and captures what the reader types, while the modal is loading. */
export function ModalPlaceholder({ query, onType, onClose }: ModalPlaceholderProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.placeholder} aria-label="Search" aria-busy onCancel={onClose}>
      <SearchIcon className={styles.icon} />
      <input
        type="search"
        className={styles.placeholderField}
        aria-label="Search"
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
    </dialog>
  );
}
