import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import type { Tool } from "@site/src/catalog/dependencies";
import type { Subject } from "@site/src/composer/composition";
import type { ReadResult } from "@site/src/composer/read";
import { countOf } from "@site/src/lib/countOf";
import { useRef, useState, type ReactNode } from "react";
import File from "../File";
import type { Draft } from "../useDraft";
import Actions from "./Actions";
import { attempt } from "./attempt";
import type PasteForm from "./PasteForm";
import styles from "./styles.module.css";
import Units from "./Units";

interface Props {
  subject: Subject;
  draft: Draft;
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Called after the reader has removed an input, to return the focus to it on the page. */
  onRemoved: (name: string) => void;
  onClose: () => void;
}

/** The file that the reader is composing, with its actions. */
export default function Panel({ subject, draft, tool, onTool, onRemoved, onClose }: Props): ReactNode {
  const { composition, notes, change, notify } = draft;
  // The form is loaded, along with the file parser, when the reader first opens it.
  const [paste, setPaste] = useState<{ Form?: typeof PasteForm }>({});
  const pasteButton = useRef<HTMLButtonElement>(null);
  const openPasteForm = (): void =>
    void attempt(notify, "The paste form could not be loaded.", async () => {
      const { default: Form } = await import(/* webpackChunkName: "composer-paste" */ "./PasteForm");
      setPaste({ Form });
    });
  const closePasteForm = (): void => {
    setPaste({});
    pasteButton.current?.focus();
  };
  const { withBaseUrl } = useBaseUrlUtils();
  const read = ({ composition: next, ...rest }: ReadResult): void => {
    closePasteForm();
    change(next, `Imported ${countOf(next.settings.length, "input")}.`, rest);
  };
  return (
    <section className={styles.panel} aria-label="Composer">
      <Actions
        subject={subject}
        draft={draft}
        tool={tool}
        onTool={onTool}
        pasteButton={pasteButton}
        isPasting={paste.Form !== undefined}
        onPaste={paste.Form ? closePasteForm : openPasteForm}
        onClose={onClose}
      />
      <div className={styles.content}>
        {paste.Form && <paste.Form subject={subject} onRead={read} onCancel={closePasteForm} />}
        {notes.length > 0 && (
          <ul className={styles.notes} aria-label="About the pasted file">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <File subject={subject} draft={draft} tool={tool} onRemoved={onRemoved} />
        <Units subject={subject} composition={composition} tool={tool} baseUrl={withBaseUrl("/")} notify={notify} />
      </div>
    </section>
  );
}
