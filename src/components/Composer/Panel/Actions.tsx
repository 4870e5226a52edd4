import type { Tool } from "@site/src/catalog/dependencies";
import { startComposition, type Subject } from "@site/src/composer/composition";
import { checkSetting, missingInputs, type Finding } from "@site/src/composer/diagnose";
import { fileName } from "@site/src/composer/tree";
import { writeFile } from "@site/src/composer/write";
import { countOf } from "@site/src/lib/countOf";
import { copyText } from "@site/src/lib/pageMarkdown";
import { useValuesForm } from "@site/src/components/YourValues";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import { useAnnouncement } from "@site/src/lib/useAnnouncement";
import { useEffect, type ReactNode, type RefObject } from "react";
import buttons from "../buttons.module.css";
import { download } from "../download";
import { focusNext, NOTICE_ID } from "../focus";
import { heldBackCount } from "../heldBackCount";
import { loadLinks } from "../loadLinks";
import type { Draft } from "../useDraft";
import { attempt } from "./attempt";
import styles from "./styles.module.css";

interface Props {
  subject: Subject;
  draft: Draft;
  tool: Tool;
  onTool: (tool: Tool) => void;
  pasteButton: RefObject<HTMLButtonElement | null>;
  isPasting: boolean;
  onPaste: () => void;
  onClose: () => void;
}

const TOOLS = [
  ["terragrunt", "Terragrunt"],
  ["terraform", "Terraform"],
] as const;

/**
 * A short summary of what remains to be done in the file.
 *
 * @param held number of values that are not in the file yet
 */
function summarize({ subject, draft: { composition }, tool }: Props, held: number): string {
  const findings = composition.settings.flatMap((setting) => checkSetting(setting, composition, subject, tool));
  const count = (wanted: Finding["severity"]): number => findings.filter(({ severity }) => severity === wanted).length;
  const parts: [number: number, noun: string, rest?: string][] = [
    [count("error"), "error"],
    [count("warning"), "warning"],
    [missingInputs(composition, subject).length, "required input", " missing"],
    [held, "value", " not in the file yet"],
    [count("example"), "example", " to replace"],
  ];
  const remaining = parts.filter(([number]) => number > 0);
  return remaining.map(([number, noun, rest = ""]) => countOf(number, noun) + rest).join(", ") || "Complete.";
}

/** The actions for the file and the outcome of the latest one, in a bar above the file that does not scroll with it. */
export default function Actions(props: Props): ReactNode {
  const { subject, draft, tool, onTool, pasteButton, isPasting, onPaste, onClose } = props;
  const { composition, change, notice, notify } = draft;
  const undo = notice?.undo ?? draft.undo;
  const file = fileName(tool);
  const { toReader } = useStore(readerText);
  const form = useValuesForm();
  const text = toReader(writeFile(composition, subject, tool));
  const summary = summarize(props, useStore(heldBackCount));
  const [settledSummary, announce] = useAnnouncement();
  useEffect(() => announce(summary), [summary, announce]);

  const copy = async (content: Promise<string>, done: string, isLink = false): Promise<void> => {
    try {
      await copyText(content);
      notify({ text: done });
    } catch (error) {
      // Rethrows if the content itself could not be created, in which case the browser did not block anything.
      const copied = await content;
      console.warn("The browser blocked copying.", error);
      const instead = isLink ? "Copy this link instead:" : "Download the file instead.";
      notify({
        text: `The browser blocked copying. ${instead}`,
        isError: true,
        ...(isLink && { link: copied }),
      });
    }
  };
  const share = (): void => {
    const { origin, pathname } = window.location;
    const link = loadLinks()
      .then(({ toFragment }) => toFragment({ tool, composition }))
      .then((fragment) => `${origin}${pathname}?compose${fragment}`);
    void attempt(notify, "The link could not be created.", () =>
      copy(link, "Link copied. It contains your file; nothing is uploaded.", true),
    );
  };
  const clear = (): void => {
    change(startComposition(subject), "Reset to the required inputs.", { notes: [] });
  };

  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <div className={styles.tools} role="group" aria-label="File format">
          {TOOLS.map(([value, label]) => (
            <button key={value} type="button" aria-pressed={tool === value} onClick={() => onTool(value)}>
              {label}
            </button>
          ))}
        </div>
        <button type="button" className={buttons.remove} aria-label="Stop composing" data-stop onClick={onClose} />
      </div>
      <div className={buttons.row}>
        <button type="button" data-primary onClick={() => void copy(Promise.resolve(text), `Copied ${file}.`)}>
          Copy
        </button>
        <button type="button" onClick={() => download(new Blob([`${text}\n`], { type: "text/plain" }), file)}>
          Download
        </button>
        <button type="button" onClick={share}>
          Share
        </button>
        <button ref={pasteButton} type="button" aria-expanded={isPasting} onClick={onPaste}>
          Paste
        </button>
        <button type="button" onClick={clear}>
          Clear
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => void form.open()}>
          Your values
        </button>
      </div>
      <p className={styles.notice} data-error={notice?.isError}>
        <span id={NOTICE_ID} role="status" tabIndex={-1} data-verbatim>
          {notice?.text ?? (settledSummary || summary)}{" "}
          {notice?.link !== undefined && <a href={notice.link}>Link to your file</a>}
        </span>{" "}
        {notice && `${summary} `}
        <button
          type="button"
          className={buttons.link}
          disabled={!undo}
          onClick={() => {
            undo?.();
            focusNext(NOTICE_ID);
          }}
        >
          {notice?.undo ? "Undo" : "Undo edit"}
        </button>
      </p>
      {form.failure}
    </div>
  );
}
