import type { Tool } from "@site/src/catalog/dependencies";
import { isRequired } from "@site/src/catalog/isRequired";
import type { Composition, Setting, Subject } from "@site/src/composer/composition";
import { checkSetting } from "@site/src/composer/diagnose";
import { editorOf, type Editor } from "@site/src/composer/editor";
import { translateReferences } from "@site/src/composer/references";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import { useId, useState, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import Field from "../Field";
import { fieldId } from "../focus";
import RowMenu from "./RowMenu";
import styles from "./styles.module.css";

interface Props {
  setting: Setting;
  composition: Composition;
  subject: Subject;
  tool: Tool;
  onChange: (value: string) => void;
  onRemove: () => void;
  onRename: (to: string) => void;
}

/** How a value is displayed. It does not change while the reader types. */
interface Shape {
  kind: Editor["kind"];
  /** Whether the value is placed on its own lines, below its name. */
  isWide: boolean;
}

/** The longest value that fits next to a name, in characters. */
const MAX_SHORT = 26;

/** One input of the file: its name, its value, and any messages about it. */
export default function Row(props: Props): ReactNode {
  const { setting, composition, subject, tool, onChange, onRemove, onRename } = props;
  const { name } = setting;
  const input = subject.inputs.get(name);
  const { toReader, toExample } = useStore(readerText);
  // Compositions store the example's values, so that the reader's own never end up in a URL or a draft.
  const value = toReader(translateReferences(setting.value, "terragrunt", tool));
  const messages = useId();
  const [chosenEditor, chooseEditor] = useState<"text" | "hcl">();
  const [typing, setTyping] = useState<Shape>();
  const { kind } = editorOf(input, value);
  const shape = typing ?? { kind, isWide: /rows|pairs|hcl/.test(kind) || value.length > MAX_SHORT };
  const findings = checkSetting(setting, composition, subject, tool);
  const set = (next: string): void => onChange(translateReferences(toExample(next), tool, "terragrunt"));
  const isInvalid = findings.some(({ severity }) => severity === "error");
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={name}
      data-setting={name}
      data-wide={chosenEditor === "hcl" || shape.isWide}
    >
      {setting.comment !== undefined && <pre className={styles.comment}>{setting.comment}</pre>}
      <div
        className={styles.line}
        onFocus={() => setTyping(shape)}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTyping(undefined)}
      >
        {input ? (
          <a className={styles.name} href={`#input_${name}`}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.equals} aria-hidden="true">
          =
        </span>
        <div className={styles.value}>
          <Field
            name={name}
            input={input}
            id={fieldId(name)}
            value={value}
            describedBy={findings.length > 0 || input?.unit !== undefined ? messages : undefined}
            isInvalid={isInvalid}
            keep={chosenEditor ?? typing?.kind}
            onChange={set}
          />
          {input?.unit !== undefined && (
            <span className={styles.unit} aria-hidden="true">
              {input.unit}
            </span>
          )}
        </div>
        <div className={styles.tools}>
          <RowMenu
            name={name}
            input={input}
            value={setting.value}
            subject={subject}
            tool={tool}
            isChosen={chosenEditor !== undefined}
            onChange={onChange}
            onChoose={chooseEditor}
          />
          {(input === undefined || !isRequired(input)) && (
            <button type="button" className={buttons.remove} aria-label={`Remove ${name}`} onClick={onRemove} />
          )}
        </div>
      </div>
      <div id={messages} className={styles.messages}>
        {input?.unit !== undefined && <p className="visually-hidden">In {input.unit}.</p>}
        {findings.map(({ severity, message, rename }) => (
          <p key={message} data-severity={severity}>
            {message}{" "}
            {rename !== undefined && (
              <button type="button" className={buttons.link} onClick={() => onRename(rename)}>
                Rename to {rename}
              </button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
