import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ModalProps } from "../SearchModal";
import { SearchIcon } from "../SearchModal/icons";
import styles from "./styles.module.css";
import { useSearchKeys } from "./useSearchKeys";

type LoadedModal = ComponentType<ModalProps>;

/** The modal, the engine and the index cost nothing until the reader reaches for the search. */
const loadModal = (): Promise<LoadedModal> =>
  import("../SearchModal").then(({ default: Modal, warmUp }) => {
    warmUp();
    return Modal;
  });

const noChanges = (): (() => void) => () => undefined;
const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Loads ahead; a failure is reported when the search is opened. */
const preload = (): void => void loadModal().catch(() => undefined);

/** More is no query. */
const MAX_SELECTED = 100;

/** What the reader has selected on the page, for a search to begin with. */
function selectedText(): string {
  const text = window.getSelection()?.toString().replace(/\s+/g, " ").trim() ?? "";
  return text.length <= MAX_SELECTED ? text : "";
}

interface ModalPlaceholderProps {
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
}

/** Stands where the modal will, and takes what the reader types while the modal is still loading. */
function ModalPlaceholder({ query, onType, onClose }: ModalPlaceholderProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.waiting} aria-label="Search" aria-busy onCancel={onClose}>
      <SearchIcon className={styles.icon} />
      <input
        type="search"
        className={styles.waitingField}
        aria-label="Search"
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
    </dialog>
  );
}

/** The search box of the navbar: a button that opens the modal (specification, sections 2, 4 and 7). */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<Element | null>(null);
  const [Modal, setModal] = useState<LoadedModal>();
  /** What the reader has typed; undefined while the search is closed. */
  const [query, setQuery] = useState<string>();
  const [isPrefilled, setIsPrefilled] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isMac = useSyncExternalStore(noChanges, isMacKeyboard, () => false);

  const open = useCallback(
    (typed = "") => {
      returnFocusTo.current = document.activeElement;
      const selection = Modal && typed === "" ? selectedText() : "";
      setHasFailed(false);
      setIsPrefilled(selection !== "");
      setQuery(typed || selection);
      loadModal().then(
        (loaded) => setModal(() => loaded),
        (error: unknown) => {
          console.warn("The search could not be loaded.", error);
          setHasFailed(true);
        },
      );
    },
    [Modal],
  );

  const close = useCallback(() => setQuery(undefined), []);

  const isOpen = query !== undefined && !hasFailed;
  useSearchKeys({ isOpen, button, onOpen: open, onClose: close });

  // Once what was open is gone: a dialog lets nothing outside it have the focus.
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const fallback = button.current;
    return () => {
      const before = returnFocusTo.current;
      const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isUsable ? before : fallback)?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <div className={styles.search}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      >
        <SearchIcon className={styles.icon} />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          The search could not be loaded. Check your connection.{" "}
          <button type="button" className="button button--primary button--sm" onClick={() => open(query)}>
            Retry
          </button>
        </p>
      )}
      {isOpen &&
        (Modal ? (
          <Modal initialQuery={query} isPrefilled={isPrefilled} onClose={close} />
        ) : (
          <ModalPlaceholder query={query} onType={setQuery} onClose={close} />
        ))}
    </div>
  );
}
