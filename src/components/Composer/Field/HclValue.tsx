import { addField, addItem, missingFields, typeOf } from "@site/src/composer/editor";
import { tryFormat } from "@site/src/composer/layout";
import { useState, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import type { FieldProps } from "./props";
import styles from "./styles.module.css";

/** A value of several lines as HCL, with the fields that it can have. */
export default function HclValue(props: FieldProps): ReactNode {
  const { name, input, id, value, onChange, describedBy, isInvalid } = props;
  const [typed, setTyped] = useState<string>();
  const type = typeOf(input);
  const text = typed ?? value;
  const isCollection = type.kind === "collection" && /^[[{]/.test(value);
  return (
    <div className={styles.hcl}>
      <textarea
        id={id}
        className={styles.text}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        rows={Math.min(16, text.split("\n").length)}
        value={text}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(tryFormat(event.target.value));
        }}
      />
      <div className={styles.fields}>
        {isCollection && (
          <button type="button" className={buttons.add} onClick={() => onChange(addItem(value, type))}>
            Add item<span className="visually-hidden"> to {name}</span>
          </button>
        )}
        {missingFields(value, type).map((field) => (
          <button
            key={field.name}
            type="button"
            className={buttons.add}
            title={field.optional ? "Optional field" : "Required field"}
            onClick={() => onChange(addField(value, field, type))}
          >
            {field.name}
            <span className="visually-hidden">, a field of {name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
