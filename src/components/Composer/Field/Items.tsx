import { editorOf, newItem, typeOf, writePairs, writeRows, type Pair } from "@site/src/composer/editor";
import { unusedName } from "@site/src/composer/unusedName";
import { elementOf } from "@site/src/catalog/typeExpression";
import { NO_AUTOCORRECT } from "@site/src/lib/noAutocorrect";
import { useState, type ReactNode } from "react";
import { focusNext } from "../focus";
import buttons from "../buttons.module.css";
import HeldBackMessage from "./HeldBackMessage";
import type { FieldProps } from "./props";
import styles from "./styles.module.css";
import TextValue from "./TextValue";

interface ItemsProps<Item> {
  id: string;
  name: string;
  items: Item[];
  /** What to call an item: "item" or "key". */
  noun: string;
  make: () => Item;
  /** An item's name in the label of its remove button. */
  nameOf: (item: Item, index: number) => string;
  /** Renders an item's controls. The first one gets the given id. */
  render: (item: Item, index: number, id: string, add: () => void) => ReactNode;
  onChange: (items: Item[]) => void;
}

/**
 * React keys for the rows, so that each row keeps its typed text when other rows are added or removed here. If the
 * number of rows changes for another reason, such as Undo, all rows get new keys.
 */
function useKeys(count: number): { keys: number[]; addKey: () => void; removeKey: (index: number) => void } {
  const [keys, setKeys] = useState<number[]>([]);
  const unused = Math.max(-1, ...keys) + 1;
  if (keys.length !== count) {
    setKeys(Array.from({ length: count }, (_, index) => unused + index));
  }
  return {
    keys,
    addKey: () => setKeys([...keys, unused]),
    removeKey: (index) => setKeys(keys.toSpliced(index, 1)),
  };
}

/** A vertical list of items, each with a remove button, followed by a button that adds an item. */
function Items<Item>({ id, name, items, noun, make, nameOf, render, onChange }: ItemsProps<Item>): ReactNode {
  const { keys, addKey, removeKey } = useKeys(items.length);
  const idOf = (index: number): string => (index === 0 ? id : `${id}-${index}`);
  const removeIdOf = (index: number): string => `${idOf(index)}-remove`;
  const add = (): void => {
    addKey();
    onChange([...items, make()]);
    focusNext(idOf(items.length));
  };
  return (
    <div className={styles.items}>
      {items.map((item, index) => (
        <div key={keys[index]} className={styles.item}>
          {render(item, index, idOf(index), add)}
          <button
            type="button"
            id={removeIdOf(index)}
            className={buttons.remove}
            aria-label={`Remove ${nameOf(item, index)}`}
            onClick={() => {
              removeKey(index);
              onChange(items.toSpliced(index, 1));
              // Focus a button rather than a field, which would open the on-screen keyboard.
              focusNext(index < items.length - 1 ? removeIdOf(index) : idOf(index));
            }}
          />
        </div>
      ))}
      <button type="button" className={buttons.add} id={idOf(items.length)} onClick={add}>
        Add {noun}
        <span className="visually-hidden"> to {name}</span>
      </button>
    </div>
  );
}

/** The items of a list. */
export function Rows({ items, ...props }: FieldProps & { items: string[] }): ReactNode {
  const { id, name, input, onChange, describedBy, isInvalid } = props;
  const type = typeOf(input);
  const set = (next: string[]): void => onChange(writeRows(next));
  return (
    <Items
      id={id}
      name={name}
      items={items}
      noun="item"
      make={() => newItem(type)}
      nameOf={(_, index) => `item ${index + 1} of ${name}`}
      onChange={set}
      render={(item, index, itemId, add) => (
        <TextValue
          id={itemId}
          label={`${name}, item ${index + 1}`}
          type={elementOf(type)}
          value={item}
          describedBy={describedBy}
          isInvalid={isInvalid}
          isPart
          onChange={(value) => set(items.with(index, value))}
          onEnter={add}
        />
      )}
    />
  );
}

interface KeyProps {
  id: string;
  label: string;
  value: string;
  onChange: (key: string) => void;
}

/** A key of a map. A key that cannot be written to the file stays in the field, with a message. */
function Key({ id, label, value, onChange }: KeyProps): ReactNode {
  // Stored with the key that it would replace: once Undo or an import changes that key, the typed text is stale.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : value;
  const isBroken = shown !== value;
  const problem = `${id}-problem`;
  return (
    <>
      <input
        id={id}
        className={styles.key}
        aria-label={label}
        aria-describedby={isBroken ? problem : undefined}
        aria-invalid={isBroken || undefined}
        {...NO_AUTOCORRECT}
        size={Math.max(4, shown.length)}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => !isBroken && setTyped(undefined)}
        onChange={(event) => {
          setTyped({ text: event.target.value, value });
          onChange(event.target.value);
        }}
      />
      {isBroken && <HeldBackMessage id={problem}>use another key.</HeldBackMessage>}
    </>
  );
}

/** The keys and values of a map. */
export function Pairs({ pairs, ...props }: FieldProps & { pairs: Pair[] }): ReactNode {
  const { id, name, input, onChange, describedBy, isInvalid } = props;
  const type = typeOf(input);
  const keys = pairs.map(({ key }) => key);
  const set = (next: Pair[]): void => onChange(writePairs(next));
  return (
    <Items
      id={id}
      name={name}
      items={pairs}
      noun="key"
      make={() => ({ key: unusedName("key", keys), value: newItem(type) })}
      nameOf={({ key }) => `${key} from ${name}`}
      onChange={set}
      render={(pair, index, itemId, add) => (
        <>
          <Key
            id={itemId}
            label={`${name}, key ${index + 1}`}
            value={pair.key}
            onChange={(key) => {
              const next = pairs.with(index, { ...pair, key });
              // Hold back a key that would switch to another editor, because the field would lose focus.
              if (editorOf(input, writePairs(next), "pairs").kind === "pairs") {
                set(next);
              }
            }}
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
        </>
      )}
    />
  );
}
