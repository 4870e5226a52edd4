import { NO_AUTOCORRECT } from "@site/src/lib/noAutocorrect";
import type { Field } from "@site/src/values/fields";
import { regions } from "@site/src/values/regions";
import type { ReactNode } from "react";
import styles from "./form.module.css";

interface Props {
  field: Field;
  id: string;
  /** The reader's entry; empty for the example's value. */
  value: string;
  /** The value that applies while the field is empty. */
  implied: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One value with its label, the example's value, and any problem. */
export default function FormField({ field, id, value, implied, problem, onChange, onBlur }: Props): ReactNode {
  const common = {
    id,
    value,
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": problem === undefined ? undefined : `${id}-problem`,
    onBlur,
  };
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === "region" ? (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{implied} (the example’s value)</option>
          {/* Keeps a stored value visible, even if it is not a Region. */}
          {value !== "" && !regions.some(({ name }) => name === value) && <option>{value}</option>}
          {regions
            .filter(({ name }) => name !== implied)
            .map(({ name, place }) => (
              <option key={name} value={name}>
                {name}, {place}
              </option>
            ))}
        </select>
      ) : (
        <input
          {...common}
          placeholder={implied}
          inputMode={field.kind === "account" ? "numeric" : field.kind === "email" ? "email" : undefined}
          {...NO_AUTOCORRECT}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
