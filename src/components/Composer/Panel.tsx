import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import type { Tool } from "@site/src/catalog/dependencies";
import {
  initialValue,
  removeSetting,
  renameSetting,
  setValue,
  startComposition,
  type Subject,
} from "@site/src/composer/composition";
import { changesSince, checkSetting, missingInputs } from "@site/src/composer/diagnose";
import type { ReadResult } from "@site/src/composer/read";
import { toFragment } from "@site/src/composer/share";
import { fileName } from "@site/src/composer/tree";
import { frame, groupSettings, writeFile } from "@site/src/composer/write";
import { useState, type ReactNode } from "react";
import { download } from "./download";
import Highlighted from "./Highlighted";
import PasteForm from "./PasteForm";
import Row, { fieldId } from "./Row";
import styles from "./styles.module.css";
import Units from "./Units";
import type { Draft } from "./useDraft";

interface Props {
  subject: Subject;
  draft: Draft;
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** The reader leaves an input's value, back to the input on the page. */
  onLeave: (name: string) => void;
  onClose: () => void;
}

const TOOLS = [
  ["terragrunt", "Terragrunt"],
  ["terraform", "Terraform"],
] as const;

/** A block that the composer writes, folded to its first line. */
function Folded({ code }: { code: string }): ReactNode {
  const [first = "", ...rest] = code.split("\n");
  return rest.length === 0 ? (
    <pre>
      <Highlighted code={first} />
    </pre>
  ) : (
    <details className={styles.folded}>
      <summary>
        <code>
          <Highlighted code={first} />
        </code>
      </summary>
      <pre>
        <Highlighted code={rest.join("\n")} />
      </pre>
    </details>
  );
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** What stops the file, in a few words; empty when nothing does. */
function useProblems({ subject, draft: { composition } }: Props) {
  const findings = composition.settings.flatMap((setting) => checkSetting(setting, composition, subject));
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const examples = findings.filter(({ isExample }) => isExample).length;
  return { errors, examples, missing: missingInputs(composition, subject) };
}

/** The file that the reader composes, with what can be done with it. */
export default function Panel(props: Props): ReactNode {
  const { subject, draft, tool, onTool, onLeave, onClose } = props;
  const { composition, change, notice, say } = draft;
  const [isPasting, setPasting] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);
  const { withBaseUrl } = useBaseUrlUtils();
  const { errors, examples, missing } = useProblems(props);
  const file = fileName(tool);
  const text = writeFile(composition, subject, tool);
  const { before, opening } = frame(composition, subject, tool);

  const copy = async (content: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      say({ text: done });
    } catch (error) {
      console.warn("The browser blocked copying.", error);
      say({ text: "The browser blocked copying. Download the file instead.", isError: true });
    }
  };
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const fragment = await toFragment({ tool, composition });
    await copy(
      `${origin}${pathname}?compose${fragment}`,
      "Link copied. It holds the whole file, and nothing is stored elsewhere.",
    );
  };
  const read = ({ composition: next, tool: pasted, pinned, notes: found }: ReadResult): void => {
    setPasting(false);
    onTool(pasted);
    setNotes([...found, ...(pinned === undefined ? [] : changesSince(pinned, next, subject))]);
    change(next, `Read ${count(next.settings.length, "input")}.`, true);
  };
  const summary = [
    errors > 0 && count(errors, "error"),
    examples > 0 && `${count(examples, "example")} to replace`,
  ].filter((part) => part !== false);

  return (
    <section className={styles.panel} aria-label="Composer" data-composer>
      <div className={styles.bar}>
        <div className={styles.head}>
          <div className={styles.forms} role="group" aria-label="Form of the file">
            {TOOLS.map(([value, label]) => (
              <button key={value} type="button" aria-pressed={tool === value} onClick={() => onTool(value)}>
                {label}
              </button>
            ))}
          </div>
          <button type="button" className={styles.stop} aria-label="Stop composing" onClick={onClose} />
        </div>
        <div className={styles.buttons}>
          <button type="button" data-primary onClick={() => void copy(text, `Copied ${file}.`)}>
            Copy
          </button>
          <button type="button" onClick={() => download(new Blob([`${text}\n`], { type: "text/plain" }), file)}>
            Download
          </button>
          <button type="button" onClick={() => void share()}>
            Share
          </button>
          <button type="button" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            Paste
          </button>
          <button
            type="button"
            onClick={() => {
              setNotes([]);
              change(startComposition(subject), "Back to the required inputs.", true);
            }}
          >
            Clear
          </button>
        </div>
        <p className={styles.notice} role="status" data-error={notice?.isError}>
          {notice?.text ?? (summary.length > 0 ? summary.join(", ") : "Complete.")}{" "}
          {notice?.undo && (
            <button type="button" className={styles.link} onClick={draft.undo}>
              Undo
            </button>
          )}
        </p>
      </div>
      {isPasting && <PasteForm subject={subject} onRead={read} onCancel={() => setPasting(false)} />}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label="About the pasted file">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={styles.file}>
        <h3 className={styles.title}>{file}</h3>
        {before.map((block) => (
          <Folded key={block} code={block} />
        ))}
        <pre>
          <Highlighted code={opening} />
        </pre>
        {groupSettings(composition, subject).map(({ comment = "", settings }) => (
          <div key={comment} className={styles.group}>
            {comment !== "" && <p className={styles.comment}># {comment}</p>}
            {settings.map((setting) => (
              <Row
                key={setting.name}
                setting={setting}
                composition={composition}
                subject={subject}
                tool={tool}
                onChange={(value) => change(setValue(composition, setting.name, value))}
                onRemove={() => {
                  change(removeSetting(composition, setting.name), `Removed ${setting.name}.`, true);
                  onLeave(setting.name);
                }}
                onRename={(to) => {
                  change(renameSetting(composition, setting.name, to), `Renamed ${setting.name} to ${to}.`, true);
                  requestAnimationFrame(() => document.getElementById(fieldId(to))?.focus());
                }}
              />
            ))}
          </div>
        ))}
        {missing.map((input) => (
          <p key={input.name} className={styles.missing}>
            <code>{input.name}</code> is required.{" "}
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                change(setValue(composition, input.name, initialValue(input, subject)), `Added ${input.name}.`);
                requestAnimationFrame(() => document.getElementById(fieldId(input.name))?.focus());
              }}
            >
              Add {input.name}
            </button>
          </p>
        ))}
        <pre>{"}"}</pre>
      </div>
      <Units subject={subject} composition={composition} tool={tool} baseUrl={withBaseUrl("/")} say={say} />
    </section>
  );
}
