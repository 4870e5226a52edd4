import { readerText } from "@site/src/lib/readerText";
import { useOnBack } from "@site/src/lib/useOnBack";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import LoadFailure from "../LoadFailure";
import { CROSS, Icon, SearchIcon } from "../SearchModal/icons";
import { loadModal, preloadModal, type LoadedModal } from "./loadModal";
import { ModalPlaceholder } from "./ModalPlaceholder";
import { registerOpenSearch } from "./openSearch";
import { SearchShortcut } from "./SearchShortcut";
import styles from "./styles.module.css";
import { useSearchKeys } from "./useSearchKeys";

/** A longer selection is probably text to copy, not a query. */
const MAX_SELECTION_LENGTH = 100;

/**
 * The text selected on the page, used as the initial query. The reader's values are replaced with the example's,
 * because the index contains only those.
 */
function selectedText(): string {
  const text = window.getSelection()?.toString().replace(/\s+/g, " ").trim() ?? "";
  return text.length <= MAX_SELECTION_LENGTH ? readerText.get().restore(text) : "";
}

type SearchState =
  | { kind: "closed" }
  | { kind: "open"; query: string; isPrefilled: boolean; isSubmitted: boolean }
  /** The modal failed to load. */
  | { kind: "failed"; query: string };

const CLOSED: SearchState = { kind: "closed" };

/** The search box in the navbar: a button that opens the modal (specification, sections 2, 4 and 7). */
export default function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  /** Undefined once the reader has chosen a result, because the new page then places focus. */
  const returnFocusTo = useRef<Element | null>(undefined);
  const notice = useRef<HTMLDivElement>(null);
  const [Modal, setModal] = useState<LoadedModal>();
  const [state, setState] = useState<SearchState>(CLOSED);
  const isOpen = state.kind === "open";

  const open = useCallback((typed = "") => {
    returnFocusTo.current = document.activeElement;
    const selection = typed === "" ? selectedText() : "";
    setState((last) => {
      // After a failure, each letter typed on the button retries the load, so it is appended to the query.
      const before = last.kind === "failed" ? last.query : "";
      return { kind: "open", query: selection || before + typed, isPrefilled: selection !== "", isSubmitted: false };
    });
    loadModal().then(
      (loaded) => setModal(() => loaded),
      (error: unknown) => {
        console.warn("The search could not be loaded.", error);
        // Ignore the failure if the reader has closed the search in the meantime.
        setState((last) => (last.kind === "open" ? { kind: "failed", query: last.query } : last));
      },
    );
  }, []);
  useEffect(() => registerOpenSearch(open), [open]);
  const returnFocus = useCallback(() => {
    const before = returnFocusTo.current;
    if (before === undefined) {
      return;
    }
    const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isUsable ? before : button.current)?.focus({ preventScroll: true });
  }, []);
  const close = useCallback(() => {
    // Focus inside the notice would be lost when it is removed.
    if (notice.current?.contains(document.activeElement)) {
      returnFocus();
    }
    setState(CLOSED);
  }, [returnFocus]);
  const leave = useCallback(() => {
    returnFocusTo.current = undefined;
    close();
  }, [close]);
  useOnBack(close);
  const retry = async (): Promise<void> => {
    const loaded = await loadModal();
    setModal(() => loaded);
    setState((last) =>
      last.kind === "failed" ? { kind: "open", query: last.query, isPrefilled: false, isSubmitted: false } : last,
    );
  };
  useSearchKeys({ isOpen, canClose: state.kind !== "closed", button, onOpen: open, onClose: close });

  // Runs after the dialog has unmounted, because it traps focus until then.
  useEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);

  return (
    <div className={styles.search}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open()}
        onFocus={preloadModal}
        onMouseOver={preloadModal}
        onTouchStart={preloadModal}
      >
        <SearchIcon className={styles.icon} />
        <span className={styles.label}>Search</span>
        <SearchShortcut />
      </button>
      {state.kind === "failed" && (
        <div ref={notice} className={styles.failure}>
          <LoadFailure title="The search could not be loaded" retry={retry} />
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <Icon path={CROSS} />
          </button>
        </div>
      )}
      {state.kind === "open" &&
        (Modal ? (
          <Modal
            initialQuery={state.query}
            isPrefilled={state.isPrefilled}
            isSubmitted={state.isSubmitted}
            onClose={close}
            onLeave={leave}
          />
        ) : (
          <ModalPlaceholder
            query={state.query}
            isPrefilled={state.isPrefilled}
            onType={(query) => setState({ ...state, query, isPrefilled: false, isSubmitted: false })}
            onSubmit={() => setState({ ...state, isSubmitted: true })}
            onClose={close}
          />
        ))}
    </div>
  );
}
