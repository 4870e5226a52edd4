import type { ReactNode, Ref } from "react";
import { isComposing } from "../../lib/isComposing";
import styles from "./styles.module.css";

interface FormProps {
  /** What is filtered, for assistive technology. */
  label: string;
  /** The form's fields, side by side. */
  fields: ReactNode;
  /** The result, below the fields. */
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** A form that filters what is on its page. It is hidden without JavaScript and in print. */
export function FilterForm({ label, fields, children, ref }: FormProps): ReactNode {
  return (
    <form
      ref={ref}
      className={styles.form}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>{fields}</div>
      {children}
    </form>
  );
}

interface TextProps {
  /** Key that focuses the field, if there is one. */
  focusKey?: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** Escape clears the whole filter. */
  onClear: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The field for the words to find. */
export function FilterText({ focusKey, value, placeholder, onChange, onClear, ref }: TextProps): ReactNode {
  return (
    <label className={styles.text}>
      <span>Filter {focusKey !== undefined && <kbd>{focusKey}</kbd>}</span>
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        // While an input method is composing, Escape cancels the composition.
        onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && onClear()}
      />
    </label>
  );
}

interface ChoiceProps {
  label: string;
  /** Empty for all. */
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

/** A list to choose one value from, or all of them. */
export function FilterChoice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
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

/** The number of matches, in a live region, and a button that clears the filter. */
export function FilterStatus({ children, onClear }: { children: ReactNode; onClear?: () => void }): ReactNode {
  return (
    <div className={styles.status}>
      <span role="status">{children}</span>
      {onClear && <ClearButton onClear={onClear}>Clear the filter</ClearButton>}
    </div>
  );
}

/** A button within a line of text that clears the filter. */
export function ClearButton({ children, onClear }: { children: ReactNode; onClear: () => void }): ReactNode {
  return (
    <button type="button" className={styles.clear} onClick={onClear}>
      {children}
    </button>
  );
}
