import { editorOf, typeOf, type Editor } from "@site/src/composer/editor";
import type { ReactNode } from "react";
import HclValue from "./HclValue";
import { Pairs, Rows } from "./Items";
import type { FieldProps } from "./props";
import styles from "./styles.module.css";
import TextValue from "./TextValue";

interface Props extends FieldProps {
  /** The editor to keep, whatever the value, because the reader has chosen it or is typing in it. */
  keep: Editor["kind"] | undefined;
}

/** The editor for a value, chosen by its type. */
export default function Field({ keep, ...props }: Props): ReactNode {
  const { name, input, id, value, onChange, describedBy, isInvalid } = props;
  const editor = keep === "text" || keep === "hcl" ? { kind: keep } : editorOf(input, value, keep);
  switch (editor.kind) {
    case "hcl":
      return <HclValue {...props} />;
    case "rows":
      return <Rows {...props} items={editor.items} />;
    case "pairs":
      return <Pairs {...props} pairs={editor.pairs} />;
    case "switch":
      return (
        <label className={styles.switch}>
          <input
            id={id}
            type="checkbox"
            aria-label={name}
            aria-describedby={describedBy}
            checked={editor.value}
            onChange={(event) => onChange(String(event.target.checked))}
          />
          <span aria-hidden="true">{value}</span>
        </label>
      );
    case "select":
      return (
        <select
          id={id}
          className={styles.select}
          aria-label={name}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {editor.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "text":
      return (
        <TextValue
          id={id}
          label={name}
          type={typeOf(input)}
          value={value}
          describedBy={describedBy}
          isInvalid={isInvalid}
          onChange={onChange}
        />
      );
  }
}
