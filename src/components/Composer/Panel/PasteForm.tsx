import type { Subject } from "@site/src/composer/composition";
import { readFile, type ReadResult } from "@site/src/composer/read";
import { NO_AUTOCORRECT } from "@site/src/lib/noAutocorrect";
import { isComposing } from "@site/src/lib/isComposing";
import { readerText } from "@site/src/lib/readerText";
import { useEffect, useRef, useState, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import styles from "./styles.module.css";

const FIELD_ID = "composer-paste";

interface Props {
  subject: Subject;
  onRead: (result: ReadResult) => void;
  onCancel: () => void;
}

/** Imports an existing configuration. If it cannot be parsed, the text stays in the field, with the reason below. */
export default function PasteForm({ subject, onRead, onCancel }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => field.current?.focus(), []);
  const read = (): void => {
    try {
      onRead(readFile(readerText.get().toExample(text), subject));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
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
      <label htmlFor={FIELD_ID}>
        Your <code>terragrunt.hcl</code>, a module call, or <code>terraform.tfvars</code>
      </label>
      <textarea
        ref={field}
        id={FIELD_ID}
        rows={10}
        {...NO_AUTOCORRECT}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${FIELD_ID}-problem`}
        value={text}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            onCancel();
          }
        }}
        onChange={(event) => {
          setText(event.target.value);
          setProblem("");
        }}
      />
      <p id={`${FIELD_ID}-problem`} className={styles.problem} role="alert">
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
