import type { Input } from "@site/src/catalog/schema";
import {
  addField,
  addItem,
  editorOf,
  type Editor,
  missingFields,
  newItem,
  readTyped,
  typeOf,
  writePairs,
  writeRows,
  type Pair,
} from "@site/src/composer/editor";
import { tryExpression, tryFormat } from "@site/src/composer/expression";
import { elementOf } from "@site/src/composer/typeProblem";
import type { TypeNode } from "@site/src/catalog/typeExpression";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import styles from "./styles.module.css";

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

interface TextProps extends ValueProps {
  label: string;
  type: TypeNode;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
  isInvalid: boolean;
  id?: string;
  /** Whether the value is part of another one, which a broken part would break: it then waits until it is whole. */
  isPart?: boolean;
  onEnter?: () => void;
}

/** A value in one line. While it has the focus it shows what is typed, and otherwise what is written in the file. */
function TextValue(props: TextProps): ReactNode {
  const { value, onChange, label, type, describedBy, isInvalid, id, isPart = false, onEnter } = props;
  const [typed, setTyped] = useState<string>();
  const isBroken = isPart && typed !== undefined && tryExpression(readTyped(typed, type)) === undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      setTyped(undefined);
      onEnter?.();
    }
  };
  const text = typed ?? value;
  return (
    <input
      id={id}
      className={styles.text}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || isBroken || undefined}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = readTyped(event.target.value, type);
        if (!isPart || tryExpression(next) !== undefined) {
          onChange(tryFormat(next));
        }
      }}
    />
  );
}

interface Props extends ValueProps {
  name: string;
  input: Input | undefined;
  /** Id of the first control, which gets the focus. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** An editor that stays although the value would get another one: the reader has chosen it, or is typing in it. */
  held: Editor["kind"] | undefined;
}

/** The rows of a list: each is an item, and the last button adds one. */
function Rows({ items, ...props }: Props & { items: string[] }): ReactNode {
  const { name, input, id, onChange, describedBy, isInvalid } = props;
  const type = typeOf(input);
  const set = (next: string[]): void => onChange(writeRows(next));
  const add = (): void => {
    set([...items, newItem(type)]);
    requestAnimationFrame(() => document.getElementById(`${id}-${items.length}`)?.focus());
  };
  return (
    <div className={styles.rows}>
      {items.map((item, index) => (
        <div key={index} className={styles.item}>
          <TextValue
            id={index === 0 ? id : `${id}-${index}`}
            label={`${name}, item ${index + 1}`}
            type={elementOf(type)}
            value={item}
            describedBy={describedBy}
            isInvalid={isInvalid}
            isPart
            onChange={(value) => set(items.with(index, value))}
            onEnter={add}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove item ${index + 1} of ${name}`}
            onClick={() => set(items.toSpliced(index, 1))}
          />
        </div>
      ))}
      <button type="button" className={styles.add} id={items.length === 0 ? id : `${id}-${items.length}`} onClick={add}>
        Add item<span className="visually-hidden"> to {name}</span>
      </button>
    </div>
  );
}

/** The rows of a map: each has a key and a value. */
function Pairs({ pairs, ...props }: Props & { pairs: Pair[] }): ReactNode {
  const { name, input, id, onChange, describedBy, isInvalid } = props;
  const type = typeOf(input);
  const set = (next: Pair[]): void => onChange(writePairs(next));
  const add = (): void => {
    set([...pairs, { key: `key${pairs.length + 1}`, value: newItem(type) }]);
    requestAnimationFrame(() => document.getElementById(`${id}-${pairs.length}`)?.focus());
  };
  return (
    <div className={styles.rows}>
      {pairs.map((pair, index) => (
        <div key={index} className={styles.item}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            className={styles.key}
            aria-label={`${name}, key ${index + 1}`}
            spellCheck={false}
            value={pair.key}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => set(pairs.with(index, { ...pair, key: event.target.value }))}
          />
          <span aria-hidden="true">=</span>
          <TextValue
            label={`${name}, value of ${pair.key}`}
            type={elementOf(type)}
            value={pair.value}
            describedBy={describedBy}
            isInvalid={isInvalid}
            isPart
            onChange={(value) => set(pairs.with(index, { ...pair, value }))}
            onEnter={add}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${pair.key} from ${name}`}
            onClick={() => set(pairs.toSpliced(index, 1))}
          />
        </div>
      ))}
      <button type="button" className={styles.add} id={pairs.length === 0 ? id : `${id}-${pairs.length}`} onClick={add}>
        Add key<span className="visually-hidden"> to {name}</span>
      </button>
    </div>
  );
}

/** A value of several lines as HCL, with the fields that it can have. */
function HclValue({ name, input, id, value, onChange, describedBy, isInvalid }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const type = typeOf(input);
  const text = typed ?? value;
  const isCollection = type.kind === "collection" && !/^[^[{]/.test(value);
  return (
    <div className={styles.hcl}>
      <textarea
        id={id}
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
          <button type="button" className={styles.add} onClick={() => onChange(addItem(value, type))}>
            Add item<span className="visually-hidden"> to {name}</span>
          </button>
        )}
        {missingFields(value, type).map((field) => (
          <button
            key={field.name}
            type="button"
            className={styles.add}
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

/** The editor of a value, by its type. */
export default function Field(props: Props): ReactNode {
  const { name, input, id, value, onChange, describedBy, isInvalid, held } = props;
  const own = editorOf(input, value);
  const editor = held === "text" || held === "hcl" ? { kind: held } : own;
  switch (editor.kind) {
    case "hcl":
      return <HclValue {...props} />;
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
    case "rows":
      return <Rows {...props} items={editor.items} />;
    case "pairs":
      return <Pairs {...props} pairs={editor.pairs} />;
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
