import type { Tool } from "@site/src/catalog/dependencies";
import type { Input } from "@site/src/catalog/schema";
import { sourcesFor, type Subject } from "@site/src/composer/composition";
import { editorOf, typeOf } from "@site/src/composer/editor";
import { translateReferences } from "@site/src/composer/references";
import { exampleValue } from "@site/src/catalog/samples";
import { useMenu } from "@site/src/lib/useMenu";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import buttons from "../buttons.module.css";
import { fieldId } from "../focus";
import styles from "./styles.module.css";

interface Props {
  name: string;
  input: Input | undefined;
  value: string;
  subject: Subject;
  tool: Tool;
  isChosen: boolean;
  onChange: (value: string) => void;
  onChoose: (editor: "text" | "hcl" | undefined) => void;
}

interface Choice {
  label: string;
  note: string;
  choose: () => void;
}

/** Alternative values (outputs of other services, the default, the example), and a switch to or from editing as HCL. */
function choicesOf({ input, value, subject, tool, isChosen, onChange, onChoose }: Props): Choice[] {
  if (input === undefined) {
    return [];
  }
  const isDeep = typeOf(input).kind !== "name";
  const { kind } = editorOf(input, value);
  const example = exampleValue(input);
  const values = [
    ...sourcesFor(input, subject).map(({ expression, from }) => ({
      value: expression,
      note: `from ${from}`,
    })),
    ...(input.default === undefined ? [] : [{ value: input.default, note: "the default" }]),
    ...(example === undefined ? [] : [{ value: example, note: "an example" }]),
  ].filter((choice) => choice.value !== value);
  return [
    ...values.map((choice) => ({
      label: translateReferences(choice.value, "terragrunt", tool),
      note: choice.note,
      choose: () => onChange(choice.value),
    })),
    ...(isChosen
      ? [{ label: "Use the standard editor", note: "", choose: () => onChoose(undefined) }]
      : kind === "text" || kind === "hcl"
        ? []
        : [{ label: "Write an expression", note: "", choose: () => onChoose(isDeep ? "hcl" : "text") }]),
  ];
}

/** The menu next to a value. */
export default function RowMenu(props: Props): ReactNode {
  const menu = useMenu();
  const choices = choicesOf(props);
  return choices.length === 0 ? null : (
    <details ref={menu} className={styles.menu}>
      <summary className={buttons.menu} aria-label={`Other values for ${props.name}`} />
      <ul>
        {choices.map(({ label, note, choose }) => (
          <li key={`${label} ${note}`}>
            <button
              type="button"
              onClick={() => {
                menu.current?.removeAttribute("open");
                flushSync(choose);
                // The menu is gone once there is nothing left to choose.
                (menu.current?.querySelector("summary") ?? document.getElementById(fieldId(props.name)))?.focus();
              }}
            >
              <code>{label.length > 90 ? `${label.slice(0, 90)}…` : label}</code> {note}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
