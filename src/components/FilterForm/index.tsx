import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { NO_AUTOCORRECT } from "../../lib/noAutocorrect";
import { hideKeyboard } from "../../lib/hideKeyboard";
import { isComposing } from "../../lib/isComposing";
import { useAnnouncement } from "../../lib/useAnnouncement";
import { useMenu } from "../../lib/useMenu";
import styles from "./styles.module.css";

interface FormProps {
  /** Accessible name: what is filtered. */
  label: string;
  /** The sticky bar: the text field, the result count, and anything else that fits. */
  bar: ReactNode;
  /** Content below the bar. */
  children?: ReactNode;
  /** Hook for the styles of the filtered content. */
  "data-view"?: string;
  /**
   * Set once the page has hydrated. A CSS rule that depended on an attribute of the root element instead would make
   * browsers recalculate the styles of the whole page.
   */
  "data-hydrated"?: string | undefined;
  /** Whether a filter is set; undefined until the content has loaded. */
  isFiltering: boolean | undefined;
  ref?: Ref<HTMLFormElement>;
}

/** The element at which the filtered content starts. */
const startOf = (form: Element): Element => form.previousElementSibling ?? form.parentElement ?? form;

/**
 * Scrolls back up to where the filtered content starts. The bar is sticky, so readers can change the filter from far
 * down the page. The page then changes in length, and would leave them below the matches or at an arbitrary one.
 */
function showFirstMatches(form: Element): void {
  const start = startOf(form);
  if (start.getBoundingClientRect().top < 0) {
    start.scrollIntoView({ behavior: "instant" });
  }
}

/** Scrolls down to where the filtered content starts, so that the matches have room below the bar. */
export function showStart(form: Element): void {
  const start = startOf(form);
  if (start.getBoundingClientRect().top > 0) {
    start.scrollIntoView({ behavior: "instant" });
  }
}

function onFilterChange({ currentTarget: form, target }: ChangeEvent<HTMLFormElement, HTMLElement>): void {
  // Switching views does not filter anything.
  if (target.closest('[role="radiogroup"]') === null) {
    showFirstMatches(form);
  }
}

/** Whether this is a new visit to the page, as opposed to a reload, Back or Forward. */
function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "navigate";
}

/**
 * Scrolls to the matches if the page opens with a filter in its URL and they are far down. A scroll position that the
 * browser restores (even the top) or that the URL's fragment sets takes precedence.
 */
function useFirstMatches(inside: RefObject<HTMLElement | null>, isFiltering: boolean | undefined): void {
  // Hydration renders the page without the filter.
  const isBrowser = useIsBrowser();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isBrowser || isFiltering === undefined || isDone.current) {
      return;
    }
    isDone.current = true;
    const form = inside.current?.closest("form");
    const start = form && startOf(form);
    const isOutOfSight = start && start.getBoundingClientRect().top > window.innerHeight / 2;
    if (isFiltering && isOutOfSight && isNewVisit() && window.location.hash === "" && window.scrollY === 0) {
      start.scrollIntoView({ behavior: "instant" });
    }
  }, [inside, isBrowser, isFiltering]);
}

/** A form that filters content on its page. Hidden without JavaScript and in print. */
export function FilterForm({ label, bar, children, isFiltering, ...rest }: FormProps): ReactNode {
  const inside = useRef<HTMLDivElement>(null);
  useFirstMatches(inside, isFiltering);
  return (
    <form
      {...rest}
      data-sticky
      className={styles.form}
      role="search"
      aria-label={label}
      onChange={onFilterChange}
      onSubmit={hideKeyboard}
    >
      <div ref={inside} className={styles.bar}>
        {bar}
      </div>
      {children}
    </form>
  );
}

/**
 * Options that expand below the bar.
 *
 * @param chosen how many of them are set
 */
export function FilterMenu({ chosen, children }: { chosen: number; children: ReactNode }): ReactNode {
  const menu = useMenu();
  return (
    <details ref={menu} className={styles.menu}>
      <summary>Filters{chosen > 0 && <span className={styles.chosen}>{chosen}</span>}</summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly [value: Value, label: string][];
  onChange: (value: Value) => void;
}

/** A choice between a few values, all of them visible. */
export function FilterSwitch<Value extends string>({ label, value, options, onChange }: SwitchProps<Value>): ReactNode {
  const name = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={label}>
      {options.map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          {text}
        </label>
      ))}
    </div>
  );
}

interface TextProps {
  /** Keyboard shortcut that focuses the field, if there is one. */
  focusKey?: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** Whether a filter is set, in this field or elsewhere. */
  isFiltering: boolean;
  /** Called on Escape, which clears the whole filter. */
  onClear: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The text field of a filter. */
export function FilterText(props: TextProps): ReactNode {
  const { focusKey, value, placeholder, onChange, isFiltering, onClear, ref } = props;
  return (
    <div className={styles.text}>
      <input
        ref={ref}
        type="search"
        aria-label="Filter"
        aria-keyshortcuts={focusKey}
        value={value}
        placeholder={placeholder}
        {...NO_AUTOCORRECT}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // During an IME composition, Escape only cancels the composition.
          if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
            onClear();
            // Without a filter, the list does not change, so do not scroll.
            if (isFiltering && event.currentTarget.form) {
              showFirstMatches(event.currentTarget.form);
            }
          }
        }}
      />
      {focusKey !== undefined && <kbd aria-hidden="true">{focusKey}</kbd>}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Label of the empty value, if there is one. */
  none?: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

/** A select that allows one value, or none. */
export function FilterChoice({ label, none, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A checkbox with its label. */
export function FilterCheck({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/**
 * Clears the filter, which also removes the button. After a key press, focus moves to the field. After a click or tap,
 * it does not, because that would open the on-screen keyboard.
 */
function clearOnClick(onClear: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    const form = document.querySelector('form[role="search"]');
    if (detail === 0) {
      form?.querySelector<HTMLElement>('[type="search"]')?.focus();
    }
    onClear();
    if (form) {
      showFirstMatches(form);
    }
  };
}

interface StatusProps {
  /** The number of matches, as texts with line breaks only between them; empty until the number is known. */
  counts: readonly string[];
  onClear?: () => void;
}

/** The number of matches, which is announced when it changes, and a button that clears the filter. */
export function FilterStatus({ counts, onClear }: StatusProps): ReactNode {
  const text = counts.join(" ");
  const before = useRef(text);
  const [announcement, announce] = useAnnouncement();
  useEffect(() => {
    if (before.current !== "" && before.current !== text) {
      announce(text);
    }
    before.current = text;
  }, [text, announce]);
  return (
    <>
      <span className={styles.status}>
        {counts.map((count, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            <span>{count}</span>
          </Fragment>
        ))}
      </span>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
      {onClear && (
        <button type="button" className={styles.clear} aria-label="Clear the filter" onClick={clearOnClick(onClear)}>
          Clear
        </button>
      )}
    </>
  );
}

/** An inline button that clears the filter. */
export function ClearButton({ children, onClear }: { children: ReactNode; onClear: () => void }): ReactNode {
  return (
    <button type="button" className={styles.clear} onClick={clearOnClick(onClear)}>
      {children}
    </button>
  );
}
