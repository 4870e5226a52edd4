import { typeOf } from "@site/src/composer/editor";
import type { Selected } from "@site/src/composer/fields";
import { tryFormat } from "@site/src/composer/layout";
import { lazyOptional } from "@site/src/lib/lazyOptional";
import { Suspense, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import CodeArea from "./CodeArea";
import type { FieldProps } from "./props";
import styles from "./styles.module.css";

/** Loaded on demand, for types with fields. If it fails to load, the value can still be edited as text. */
const FieldTree = lazyOptional(
  () => import(/* webpackChunkName: "composer-fields" */ "./FieldTree"),
  "The fields of a value could not be loaded.",
);

/** A multiline HCL value, next to the fields that it can contain. */
export default function HclValue(props: FieldProps): ReactNode {
  const { name, input, id, value, onChange, describedBy, isInvalid } = props;
  const [typed, setTyped] = useState<string>();
  const [cursor, setCursor] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const type = typeOf(input);
  const text = typed ?? value;
  const replace = (next: string): void => {
    setTyped(undefined);
    onChange(next);
  };
  const insert = ({ text: next, start, end }: Selected): void => {
    flushSync(() => replace(next));
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <div
      className={styles.hcl}
      // The field tree works on the text as typed and its cursor position, so keep both while the tree has focus.
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTyped(undefined)}
    >
      <CodeArea
        ref={field}
        id={id}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={text}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(tryFormat(event.target.value));
        }}
      />
      {(type.kind === "object" || type.kind === "collection") && (
        <Suspense fallback={null}>
          <FieldTree name={name} type={type} text={text} cursor={cursor} onInsert={insert} onChange={replace} />
        </Suspense>
      )}
    </div>
  );
}
