import type { TypeNode } from "@site/src/catalog/typeExpression";
import { tryFormat } from "@site/src/composer/layout";
import { tryExpression } from "@site/src/composer/parseExpression";
import { isComposing } from "@site/src/lib/isComposing";
import { readTyped } from "@site/src/composer/typed";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import CodeArea from "./CodeArea";

interface Props {
  value: string;
  onChange: (value: string) => void;
  label: string;
  type: TypeNode;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
  isInvalid: boolean;
  id?: string;
  /** Whether the value is part of another one. Changes are then held back while the text cannot be parsed. */
  isPart?: boolean;
  onEnter?: () => void;
}

/** A single-line value. While focused, it shows what the reader types; otherwise, what the file contains. */
export default function TextValue(props: Props): ReactNode {
  const { value, onChange, label, type, describedBy, isInvalid, id, isPart = false, onEnter } = props;
  const [typed, setTyped] = useState<string>();
  const isBroken = isPart && typed !== undefined && tryExpression(readTyped(typed, type)) === undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      setTyped(undefined);
      onEnter?.();
    }
  };
  return (
    <CodeArea
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || isBroken || undefined}
      value={typed ?? value}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        const line = event.target.value.replaceAll("\n", " ");
        setTyped(line);
        const next = readTyped(line, type);
        if (!isPart || tryExpression(next) !== undefined) {
          onChange(tryFormat(next));
        }
      }}
    />
  );
}
