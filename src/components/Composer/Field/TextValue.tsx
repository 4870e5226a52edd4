import type { TypeNode } from "@site/src/catalog/typeExpression";
import { hasComment, tryFormat } from "@site/src/composer/layout";
import { tryExpression } from "@site/src/composer/parseExpression";
import { isComposing } from "@site/src/lib/isComposing";
import { readTyped } from "@site/src/composer/typed";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import CodeArea from "./CodeArea";
import HeldBackMessage from "./HeldBackMessage";

interface Props {
  value: string;
  onChange: (value: string) => void;
  label: string;
  type: TypeNode;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
  isInvalid: boolean;
  id?: string;
  /** Whether the value is part of a list or map. If so, changes are held back until the text is a valid item. */
  isPart?: boolean;
  onEnter?: () => void;
}

/** Text that the reader has typed in a field. */
interface Typed {
  text: string;
  /** The value that held-back text would replace. Once that value changes, the text is stale. */
  heldBackFrom: string | undefined;
}

/** Whether the text can be an item of a list or map: one value, without a comment that would swallow what follows. */
const isItem = (text: string): boolean => tryExpression(text) !== undefined && !hasComment(text);

/**
 * A text field that grows with its value. While focused, it shows what the reader types; otherwise, it shows what is in
 * the file. Text that cannot be written to the file stays in the field, with a message.
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
          // Keep line breaks that may be significant: they can separate the attributes of an object.
          const next = shown.includes("\n") || tryExpression(text) ? text : text.replaceAll("\n", " ");
          const read = readTyped(next, type);
          const isHeldBack = isPart && !isItem(read);
          setTyped({ text: next, heldBackFrom: isHeldBack ? value : undefined });
          if (!isHeldBack) {
            onChange(tryFormat(read));
          }
        }}
      />
      {isBroken && <HeldBackMessage id={problem}>enter exactly one value.</HeldBackMessage>}
    </>
  );
}
