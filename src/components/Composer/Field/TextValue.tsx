import type { TypeNode } from "@site/src/catalog/typeExpression";
import { hasComment, tryFormat } from "@site/src/composer/layout";
import { tryExpression } from "@site/src/composer/parseExpression";
import { isComposing } from "@site/src/lib/isComposing";
import { readTyped } from "@site/src/composer/typed";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import CodeArea from "./CodeArea";
import HeldBack from "./HeldBack";

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

/** What the reader has typed in a field. */
interface Typed {
  text: string;
  /** Set if the file cannot contain the text: the value that it would replace. Once that changes, the text is outdated. */
  heldBackFrom: string | undefined;
}

/** Whether the text can be an item of a list or map: one value, without a comment that would hide what follows. */
const isItem = (text: string): boolean => tryExpression(text) !== undefined && !hasComment(text);

/**
 * A value in a field that grows with it. While focused, it shows what the reader types; otherwise, what the file
 * contains. Text that the file cannot contain stays, with a message.
 */
export default function TextValue(props: Props): ReactNode {
  const { value, onChange, label, type, describedBy, isInvalid, id, isPart = false, onEnter } = props;
  const [typed, setTyped] = useState<Typed>();
  const shown = typed && (typed.heldBackFrom ?? value) === value ? typed.text : value;
  const isBroken = typed?.heldBackFrom === value;
  const problem = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      if (!isBroken) {
        setTyped(undefined);
        onEnter?.();
      }
    }
  };
  return (
    <>
      <CodeArea
        id={id}
        aria-label={label}
        aria-describedby={isBroken ? problem : describedBy}
        aria-invalid={isInvalid || isBroken || undefined}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => !isBroken && setTyped(undefined)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const text = event.target.value;
          // Line breaks may be all that separates the attributes of an object.
          const next = shown.includes("\n") || tryExpression(text) ? text : text.replaceAll("\n", " ");
          const read = readTyped(next, type);
          const isHeldBack = isPart && !isItem(read);
          setTyped({ text: next, heldBackFrom: isHeldBack ? value : undefined });
          if (!isHeldBack) {
            onChange(tryFormat(read));
          }
        }}
      />
      {isBroken && <HeldBack id={problem}>enter exactly one value.</HeldBack>}
    </>
  );
}
