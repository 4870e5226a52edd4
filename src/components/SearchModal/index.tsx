import { useHistory } from "@docusaurus/router";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import clsx from "clsx";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { searchSuggestions } from "../../config/searchSuggestions";
import { isComposing } from "../../lib/isComposing";
import { isHosted } from "../../lib/searchBackend";
import { useModalBehavior } from "../../lib/useModalBehavior";
import "@docsearch/css/dist/_variables.css";
import "@docsearch/css/dist/modal.css";
import { ModalBody } from "./ModalBody";
import { ModalFooter } from "./ModalFooter";
import { rowActions, type OptionActions } from "./OptionList";
import { groupRecentResults, groupSuggestions, isRecent, type Option } from "./options";
import { SearchField } from "./SearchField";
import { useHighlight } from "./useHighlight";
import { useModalSearch } from "./useModalSearch";
import { addFavorite, forgetResult, rememberResult } from "./recentResults";
import { useRecentResults } from "./useRecentResults";
import "./hitIcons.css";
import "./modal.css";

export { warmUp } from "../../lib/searchBackend";

export interface SearchModalProps {
  /** The character typed to open the search, or the selected text. */
  initialQuery: string;
  /** Whether the query was selected on the page, so that typing replaces it. */
  isPrefilled: boolean;
  /** Whether the reader has already pressed Enter, so that the first result is opened when it arrives. */
  isSubmitted: boolean;
  onClose: () => void;
  /** Called instead of `onClose` when the reader opens a result in this tab. */
  onLeave: () => void;
}

/** How each arrow key moves the highlight. All other keys keep their native behavior in the field and the dialog. */
const STEPS: Record<string, [down: number, right: number] | undefined> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The search: a field, and below it suggestions, results, or the reason there are none (specification, section 4). */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const { initialQuery, isPrefilled, isSubmitted, onClose, onLeave } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  /** Set if the reader has pressed Enter before the results of the current query arrive. */
  const pendingChoice = useRef<{ inNewTab: boolean }>(undefined);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const recentResults = useRecentResults();
  const { state, isSlow, announcement, announce, search, retry, isCurrent } = useModalSearch();
  const groups = useMemo(() => {
    if (state.kind === "found") {
      return state.results.groups;
    }
    if (state.kind !== "start" || isSlow) {
      return [];
    }
    const recent = groupRecentResults(recentResults);
    return recent.length > 0 ? recent : [groupSuggestions(searchSuggestions, withBaseUrl)];
  }, [isSlow, recentResults, state, withBaseUrl]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { active, option: activeOption, highlight } = useHighlight(state, options);

  const openOption = useCallback(
    ({ url, heading, page }: Option, inNewTab: boolean) => {
      rememberResult({ url, heading, page });
      if (inNewTab) {
        window.open(url, "_blank", "noopener");
        return;
      }
      onLeave();
      if (url.startsWith("/")) {
        history.push(url);
      } else {
        window.location.assign(url);
      }
    },
    [history, onLeave],
  );
  // Referentially stable while the highlight moves, so that only the two affected rows re-render.
  const actions: OptionActions = useMemo(() => {
    const withFocusOnField = (change: (url: string) => void, outcome: string) => (option: Option) => {
      change(option.url);
      field.current?.focus();
      announce(`${option.heading} ${outcome}`);
    };
    return {
      onHighlight: (index) => highlight({ index, cell: 0 }, false),
      onChoose: (option) => openOption(option, false),
      onOpenInNewTab: ({ url, heading, page }) => rememberResult({ url, heading, page }),
      onAddFavorite: withFocusOnField(addFavorite, "added to favorites"),
      onRemove: withFocusOnField(forgetResult, "removed"),
    };
  }, [announce, highlight, openOption]);

  const open = useEffectEvent((opened: HTMLDialogElement, input: HTMLInputElement) => {
    opened.showModal();
    input.value = initialQuery;
    input.focus();
    if (isPrefilled) {
      input.select();
    }
    search(initialQuery);
    if (isSubmitted && !isCurrent()) {
      pendingChoice.current = { inNewTab: false };
    }
  });
  // A layout effect, so that it runs before the reader can type anything else.
  useLayoutEffect(() => {
    if (dialog.current && field.current) {
      open(dialog.current, field.current);
    }
  }, []);
  useModalBehavior(dialog, onClose);

  useEffect(() => {
    dropdown.current?.scrollTo(0, 0);
  }, [state]);

  const openPendingChoice = useEffectEvent(() => {
    if (!isCurrent()) {
      return;
    }
    const choice = pendingChoice.current;
    const [option] = options;
    pendingChoice.current = undefined;
    if (choice && option && state.kind === "found") {
      openOption(option, choice.inNewTab);
    }
  });
  useEffect(() => openPendingChoice(), [state]);

  const onType = (query: string): void => {
    pendingChoice.current = undefined;
    search(query);
  };

  const clear = (): void => {
    if (field.current) {
      field.current.value = "";
      field.current.focus();
    }
    onType("");
  };

  const onEnter = (inNewTab: boolean): void => {
    if (!isCurrent()) {
      pendingChoice.current = { inNewTab };
    } else if (activeOption && active.cell > 0) {
      rowActions(activeOption)[active.cell - 1]?.run(actions, activeOption);
      // This row has moved, so the highlighted button would now belong to another row.
      highlight({ index: active.index, cell: 0 }, true);
    } else if (activeOption) {
      openOption(activeOption, inNewTab);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (key === "Enter" && !altKey) {
      event.preventDefault();
      // Ignore key repeat, which would act on whatever is highlighted next.
      if (!event.repeat) {
        onEnter(ctrlKey || metaKey || shiftKey);
      }
      return;
    }
    const [down, right] = STEPS[key] ?? [0, 0];
    // Left and Right move the caret if the field contains text.
    if (activeOption && (down !== 0 || (right !== 0 && event.currentTarget.value === ""))) {
      event.preventDefault();
      const index = (active.index + down + options.length) % options.length;
      highlight({ index, cell: Math.max(0, active.cell + right) }, true);
    }
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={clsx("DocSearch DocSearch-Container", !isHosted && "search-embedded", isSlow && "search-slow")}
      aria-label="Search"
      onCancel={onClose}
    >
      <div className="DocSearch-Modal">
        <SearchField
          ref={field}
          options={options}
          active={active}
          onType={onType}
          onKeyDown={onKeyDown}
          onClear={clear}
          onClose={onClose}
        />
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {announcement}
        </p>
        <ModalBody
          ref={dropdown}
          state={state}
          isSlow={isSlow}
          groups={groups}
          active={active}
          actions={actions}
          onRetry={() => {
            field.current?.focus();
            retry();
          }}
          onClose={onClose}
        />
        <ModalFooter hasRowActions={options.some(isRecent)} />
      </div>
    </dialog>,
    document.body,
  );
}
