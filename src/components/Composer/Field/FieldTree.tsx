import { shortType } from "@site/src/catalog/shortType";
import type { TypeNode } from "@site/src/catalog/typeExpression";
import { addItem, fieldNodes, fieldsSet, insertField, type FieldNode, type Selected } from "@site/src/composer/fields";
import { tryExpression } from "@site/src/composer/parseExpression";
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import styles from "./styles.module.css";

interface Props {
  /** The input that the fields belong to. */
  name: string;
  type: TypeNode;
  text: string;
  cursor: number;
  onInsert: (changed: Selected) => void;
  onChange: (text: string) => void;
}

function labelOf({ path, field }: FieldNode, isSet: boolean): string {
  const facts = [field.optional ? "optional" : "required", ...(isSet ? ["set"] : [])];
  return [path, shortType(field.type), ...facts].join(", ");
}

/** Keeps focus in the text field. Browsers that do not focus a clicked button would move focus to the page instead. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The fields of an object type, including nested ones. Clicking a field inserts it, or selects it if it is set. */
export default function FieldTree({ name, type, text, cursor, onInsert, onChange }: Props): ReactNode {
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const nodes = fieldNodes(type);
  const set = fieldsSet(text, cursor, type);
  const hasItems = type.kind === "collection" && /^(?:list|object)$/.test(tryExpression(text)?.kind ?? "");
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      tree.current?.querySelectorAll<HTMLElement>("[data-field]")[current + step]?.focus();
    }
  };
  return (
    <div className={styles.fields}>
      {hasItems && (
        <button
          type="button"
          className={buttons.add}
          onMouseDown={keepFocus}
          onClick={() => onChange(addItem(text, type))}
        >
          Add item<span className="visually-hidden"> to {name}</span>
        </button>
      )}
      {nodes.length > 0 && (
        <div ref={tree} className={styles.tree} role="group" aria-label={`Fields of ${name}`}>
          {nodes.map((node, index) => (
            <button
              key={node.path}
              type="button"
              style={{ paddingInlineStart: `${0.375 + node.depth * 0.75}rem` }}
              tabIndex={index === current ? 0 : -1}
              data-field
              data-set={set.has(node.path) || undefined}
              aria-label={labelOf(node, set.has(node.path))}
              onFocus={() => setCurrent(index)}
              onKeyDown={move}
              onMouseDown={keepFocus}
              onClick={() => onInsert(insertField(text, cursor, type, node.path))}
            >
              {node.field.name} <span>{shortType(node.field.type)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
