import type { Subject } from "@site/src/composer/composition";
import { readFile, type ReadResult } from "@site/src/composer/read";
import { AS_TYPED } from "@site/src/lib/asTyped";
import { isComposing } from "@site/src/lib/isComposing";
import { readerText } from "@site/src/lib/readerText";
import { useRef, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import { PASTE_ID } from "../focus";
import styles from "./styles.module.css";
import type { Pasted } from "./usePasteForm";

interface Props {
  subject: Subject;
  pasted: Pasted;
  onPaste: (pasted: Pasted) => void;
  onRead: (result: ReadResult) => void;
  onCancel: () => void;
}

/** Imports an existing configuration. If it cannot be parsed, it stays in the field and the reason is shown above. */
export default function PasteForm({ subject, pasted: { text, problem }, onPaste, onRead, onCancel }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const read = (): void => {
    try {
      onRead(readFile(readerText.get().toExample(text), subject));
    } catch (error) {
      onPaste({ text, problem: error instanceof Error ? error.message : String(error) });
      field.current?.focus();
    }
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label htmlFor={PASTE_ID}>
        Your <code>terragrunt.hcl</code>, a module call, or <code>terraform.tfvars</code>
      </label>
      <textarea
        ref={field}
        id={PASTE_ID}
        rows={10}
        {...AS_TYPED}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${PASTE_ID}-problem`}
        value={text}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            onCancel();
          }
        }}
        onChange={(event) => onPaste({ text: event.target.value, problem: "" })}
      />
      <p id={`${PASTE_ID}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={buttons.row}>
        <button type="submit" data-primary>
          Import
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
