import type { Tool } from "@site/src/catalog/dependencies";
import { initialValue, removeSetting, renameSetting, setValue, type Subject } from "@site/src/composer/composition";
import { missingInputs } from "@site/src/composer/diagnose";
import { fileName } from "@site/src/composer/tree";
import { frame, groupSettings } from "@site/src/composer/write";
import type { ReactNode } from "react";
import buttons from "../buttons.module.css";
import { fieldId, focusNext } from "../focus";
import Row from "../Row";
import type { Draft } from "../useDraft";
import Block from "./Block";
import Highlighted from "./Highlighted";
import styles from "./styles.module.css";

interface Props {
  subject: Subject;
  draft: Draft;
  tool: Tool;
  /** Called after the reader has removed an input, to return focus to it on the page. */
  onRemoved: (name: string) => void;
}

/** The file as it will be written, with editable input values. */
export default function File({ subject, draft: { composition, change }, tool, onRemoved }: Props): ReactNode {
  const { before, opening } = frame(composition, subject, tool);
  return (
    <div className={styles.file}>
      <h3 className={styles.title}>{fileName(tool)}</h3>
      {before.map((block) => (
        <Block key={block} code={block} />
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
              onChange={(value) =>
                change(setValue(composition, setting.name, value), undefined, { edited: setting.name })
              }
              onRemove={() => {
                change(removeSetting(composition, setting.name), `Removed ${setting.name}.`);
                onRemoved(setting.name);
              }}
              onRename={(to) => {
                change(renameSetting(composition, setting.name, to), `Renamed ${setting.name} to ${to}.`);
                focusNext(fieldId(to));
              }}
            />
          ))}
        </div>
      ))}
      {missingInputs(composition, subject).map((input) => (
        <p key={input.name} className={styles.missing}>
          <code>{input.name}</code> is required.{" "}
          <button
            type="button"
            className={buttons.link}
            onClick={() => {
              change(setValue(composition, input.name, initialValue(input, subject)), `Added ${input.name}.`);
              focusNext(fieldId(input.name));
            }}
          >
            Add {input.name}
          </button>
        </p>
      ))}
      <pre>{"}"}</pre>
    </div>
  );
}
