import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import type { Tool } from "@site/src/catalog/dependencies";
import type { Subject } from "@site/src/composer/composition";
import type { ReadResult } from "@site/src/composer/read";
import { countOf } from "@site/src/lib/countOf";
import { useRef, type ReactNode } from "react";
import File from "../File";
import type { Draft } from "../useDraft";
import Actions from "./Actions";
import styles from "./styles.module.css";
import Units from "./Units";
import type { PasteFormState } from "./usePasteForm";

interface Props {
  subject: Subject;
  draft: Draft;
  pasteForm: PasteFormState;
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Called when the reader leaves an input's value to return to the input on the page. */
  onLeave: (name: string) => void;
  onClose: () => void;
}

/** The file that the reader is composing, with its actions. */
export default function Panel({ subject, draft, pasteForm, tool, onTool, onLeave, onClose }: Props): ReactNode {
  const { composition, notes, change, notify } = draft;
  const { PasteForm, pasted, setPasted, open, close } = pasteForm;
  const pasteButton = useRef<HTMLButtonElement>(null);
  const closePasteForm = (): void => {
    close();
    pasteButton.current?.focus();
  };
  const { withBaseUrl } = useBaseUrlUtils();
  const read = ({ composition: next, ...rest }: ReadResult): void => {
    closePasteForm();
    change(next, `Imported ${countOf(next.settings.length, "input")}.`, rest);
  };
  return (
    <section className={styles.panel} aria-label="Composer" data-composer>
      <Actions
        subject={subject}
        draft={draft}
        tool={tool}
        onTool={onTool}
        pasteButton={pasteButton}
        isPasting={PasteForm !== undefined}
        onPaste={PasteForm ? closePasteForm : open}
        onClose={onClose}
      />
      <div className={styles.content}>
        {PasteForm && (
          <PasteForm subject={subject} pasted={pasted} onPaste={setPasted} onRead={read} onCancel={closePasteForm} />
        )}
        {notes.length > 0 && (
          <ul className={styles.notes} aria-label="About the pasted file">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <File subject={subject} draft={draft} tool={tool} onLeave={onLeave} />
        <Units subject={subject} composition={composition} tool={tool} baseUrl={withBaseUrl("/")} notify={notify} />
      </div>
    </section>
  );
}
