import { useHistory } from "@docusaurus/router";
import { isRegexpStringMatch } from "@docusaurus/theme-common";
import { useAlgoliaThemeConfig } from "@docusaurus/theme-search-algolia/client";
import clsx from "clsx";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { isHosted } from "../../lib/searchBackend";
import "@docsearch/css/dist/_variables.css";
import "@docsearch/css/dist/modal.css";
import { CROSS, Icon, SearchIcon } from "./icons";
import { ModalBody } from "./ModalBody";
import { comboboxProps, optionId, type OptionActions } from "./OptionList";
import { groupRecentResults, toRecentResult, type Option, type OptionGroup } from "./options";
import { ModalFooter } from "./ModalFooter";
import { useRecentResults } from "./useRecentResults";
import { useModalBehavior } from "./useModalBehavior";
import { useModalSearch } from "./useModalSearch";
import "./modal.css";

export { warmUp } from "../../lib/searchBackend";

export interface ModalProps {
  /** What the reader typed to open the search, or had selected. */
  initialQuery: string;
  /** The query is a selection: typing replaces it. */
  isPrefilled: boolean;
  onClose: () => void;
}

/** DocSearch's limit, too. */
const MAX_LETTERS = 512;

/** Opens an address: on this site without loading it anew. */
function useNavigate(): (url: string) => void {
  const history = useHistory();
  const { externalUrlRegex } = useAlgoliaThemeConfig().algolia;
  return useCallback(
    (url) => {
      if (isRegexpStringMatch(externalUrlRegex, url)) {
        window.location.assign(url);
      } else {
        history.push(url);
      }
    },
    [externalUrlRegex, history],
  );
}

/** The option that was highlighted at last, and the list that it is of. */
interface Highlighted {
  groups: OptionGroup[];
  index: number;
  viaKeyboard: boolean;
}

/** The keys of the list. The browser's own are those of the field and of a dialog. */
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The search: a field, and below it what was chosen before, what is found, or why nothing is (specification, section 4). */
export default function Modal({ initialQuery, isPrefilled, onClose }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { results: chosen, choose, favor, remove } = useRecentResults();
  const { answer, hasFailed, isSlow, ask, retry } = useModalSearch();
  const groups = useMemo(
    () => (answer === undefined ? groupRecentResults(chosen) : (answer?.groups ?? [])),
    [answer, chosen],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const [highlighted, setHighlighted] = useState<Highlighted>();
  // Of a new list the first.
  const active = highlighted?.groups === groups ? highlighted.index : 0;

  const onChoose = useCallback(
    (option: Option) => {
      choose(toRecentResult(option));
      onClose();
      navigate(option.url);
    },
    [choose, navigate, onClose],
  );
  const actions: OptionActions = useMemo(
    () => ({
      onHighlight: (index) =>
        setHighlighted((last) =>
          last?.groups === groups && last.index === index ? last : { groups, index, viaKeyboard: false },
        ),
      onChoose,
      onOpenElsewhere: (option) => choose(toRecentResult(option)),
      onFavor: ({ url }) => {
        favor(url);
        field.current?.focus();
      },
      onRemove: ({ url }) => {
        remove(url);
        field.current?.focus();
      },
    }),
    [choose, favor, groups, onChoose, remove],
  );

  const open = useEffectEvent((opened: HTMLDialogElement, input: HTMLInputElement) => {
    opened.showModal();
    input.value = initialQuery;
    input.focus();
    if (isPrefilled) {
      input.select();
    }
    ask(initialQuery);
  });
  // Before anything else can be typed.
  useLayoutEffect(() => {
    if (dialog.current && field.current) {
      open(dialog.current, field.current);
    }
  }, []);
  useModalBehavior(dialog, onClose);

  useEffect(() => {
    dropdown.current?.scrollTo(0, 0);
  }, [groups]);

  useEffect(() => {
    if (highlighted?.viaKeyboard) {
      document.getElementById(optionId(highlighted.index))?.scrollIntoView({ block: "nearest" });
    }
  }, [highlighted]);

  const clear = (): void => {
    if (field.current) {
      field.current.value = "";
      field.current.focus();
    }
    ask("");
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const option = options[active];
    if (event.nativeEvent.isComposing || !option) {
      return;
    }
    if (step) {
      event.preventDefault();
      setHighlighted({ groups, index: (active + step + options.length) % options.length, viaKeyboard: true });
    } else if (event.key === "Enter" && !event.altKey) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        actions.onOpenElsewhere(option);
        window.open(option.url, "_blank", "noopener");
      } else {
        onChoose(option);
      }
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
        <header className="DocSearch-SearchBar">
          <form className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
              <SearchIcon />
              <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
            </label>
            <input
              ref={field}
              {...comboboxProps(options, active)}
              className="DocSearch-Input"
              id="docsearch-input"
              type="search"
              placeholder="Search docs"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={MAX_LETTERS}
              onChange={(event) => ask(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <div className="DocSearch-Actions">
              <button className="DocSearch-Clear" type="button" onClick={clear}>
                Clear the query
              </button>
              <button type="button" className="DocSearch-Action DocSearch-Close" aria-label="Cancel" onClick={onClose}>
                <Icon path={CROSS} />
              </button>
            </div>
          </form>
        </header>
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {isSlow
            ? "Searching …"
            : answer && `${answer.total} ${answer.total === 1 ? "result" : "results"} for ${answer.query}`}
        </p>
        <ModalBody
          ref={dropdown}
          hasFailed={hasFailed}
          answer={answer}
          groups={groups}
          active={active}
          actions={actions}
          onRetry={() => {
            field.current?.focus();
            retry();
          }}
          onClose={onClose}
        />
        <ModalFooter />
      </div>
    </dialog>,
    document.body,
  );
}
