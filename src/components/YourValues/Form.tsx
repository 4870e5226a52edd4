import { countOf } from "@site/src/lib/countOf";
import { useOnBack } from "@site/src/lib/useOnBack";
import { useScrollLock } from "@site/src/lib/useScrollLock";
import { fieldGroups, fieldsOf, impliedValue } from "@site/src/values/fields";
import { tidy, validate } from "@site/src/values/validate";
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import styles from "./form.module.css";
import FormField from "./FormField";
import { applyValues, draftEntries, example, saveDraft, stored } from "./session";
import { onStored } from "./stored";

/**
 * The form in which readers enter their values. Problems are shown on blur and on submit. If the form is closed without
 * being submitted, its entries are kept for the next time.
 */
export default function Form({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [{ entries: before, problem: storageProblem }, setStored] = useState(stored);
  const [draft, setDraft] = useState(draftEntries);
  const [entries, setEntries] = useState<Record<string, string>>(draft ?? before);
  const values = tidy(example, entries);
  const problems = validate(example, values);
  // Stored values may already be invalid.
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(entries)));
  useEffect(() => dialog.current?.showModal(), []);
  useScrollLock();

  // Follows changes in another tab, which submitting the form would otherwise revert. Edited fields keep their text.
  const follow = useEffectEvent(() => {
    const latest = stored();
    const edited = Object.entries(entries).filter(([field, value]) => value !== (before[field] ?? ""));
    const next = { ...latest.entries, ...Object.fromEntries(edited) };
    setStored(latest);
    setEntries(next);
    saveDraft(next);
  });
  useEffect(() => onStored(() => follow()), []);

  const close = (): void => dialog.current?.close();
  useOnBack(close);
  const enter = (id: string, value: string): void => {
    const next = { ...entries, [id]: value };
    setEntries(next);
    saveDraft(next);
  };
  const discard = (): void => {
    setEntries(before);
    saveDraft(before);
    setDraft(undefined);
    form.current?.querySelector("input")?.focus();
  };
  const submit = (): void => {
    const [wrong] = problems.keys();
    if (wrong === undefined) {
      applyValues(values);
      close();
      return;
    }
    setTouched(new Set(fieldsOf(example).map((field) => field.id)));
    const field = form.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${wrong}`)}`);
    field?.focus();
    // Focusing a field that already has the focus does not scroll to it.
    field?.scrollIntoView({ block: "nearest" });
  };
  const reset = (): void => {
    applyValues({});
    close();
  };
  const hasDraft = draft && fieldsOf(example).some((field) => (entries[field.id] ?? "") !== (before[field.id] ?? ""));
  const shown = [...problems.keys()].filter((field) => touched.has(field)).length;

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header className={styles.head}>
          <h2 id={`${id}-title`}>Your values</h2>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </header>
        <div className={styles.body}>
          <p>
            Pages show your values instead of the example company’s in text, code, commands, tables and file paths, and
            in everything you copy. Images do not change. Empty fields keep the example’s values. Your values stay in
            this browser.
          </p>
          {storageProblem !== undefined && (
            <p className={styles.warning} role="alert">
              {storageProblem}
            </p>
          )}
          {hasDraft && (
            <p className={styles.hint}>
              You closed the form without using these values.{" "}
              <button type="button" className={styles.discard} onClick={discard}>
                Discard them
              </button>
            </p>
          )}
          {fieldGroups(example).map(({ title, hint, fields }, group) => (
            <fieldset key={title} className={styles.group} aria-describedby={`${id}-hint-${group}`}>
              <legend>{title}</legend>
              <p id={`${id}-hint-${group}`} className={styles.hint}>
                {hint}
              </p>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <FormField
                    key={field.id}
                    field={field}
                    id={`${id}-${field.id}`}
                    value={entries[field.id] ?? ""}
                    implied={impliedValue(field, example, values)}
                    problem={touched.has(field.id) ? problems.get(field.id) : undefined}
                    onChange={(value) => enter(field.id, value)}
                    onBlur={() => setTouched(new Set([...touched, field.id]))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <footer className={styles.foot}>
          <button type="submit" className="button button--primary">
            Use these values
          </button>
          <button type="button" className="button button--secondary" onClick={reset}>
            Reset to the example’s values
          </button>
          <span role="status" className={styles.status}>
            {shown > 0 && `${countOf(shown, "value")} to correct`}
          </span>
        </footer>
      </form>
    </dialog>
  );
}
