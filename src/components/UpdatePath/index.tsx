import Link from "@docusaurus/Link";
import { FilterChoice } from "@site/src/components/FilterForm";
import { setSearchParams } from "@site/src/lib/searchParams";
import { useUrlSearchParams } from "@site/src/lib/useUrlSearchParams";
import {
  choiceParameters,
  readChoice,
  stepsOnPath,
  type VersionChoice,
  type UpdatePathData,
  type UpdateStep,
  type UpdateSubject,
} from "@site/src/updates/updatePath";
import { useMemo, type ReactNode } from "react";
import styles from "./styles.module.css";

function Step({ name, href, before, terragrunt, work }: UpdateStep): ReactNode {
  return (
    <li>
      <Link to={href}>{name}</Link>. {work}
      <small className={styles.gate}>
        Start from {before}.{terragrunt !== undefined && ` Terragrunt ${terragrunt} or newer.`}
      </small>
    </li>
  );
}

interface SubjectProps {
  subject: UpdateSubject;
  choice: VersionChoice[string] | undefined;
  onChoose: (from: string, to: string) => void;
}

/** Selects the current and target versions. The second list contains only versions newer than the first selection. */
function Subject({ subject: { name, versions }, choice, onChoose }: SubjectProps): ReactNode {
  const starts = versions.map((one): [string, string] => [one.version, one.nameAsStart ?? one.name]);
  const targets = versions.map((one): [string, string] => [one.version, one.name]);
  const start = versions.findIndex(({ version }) => version === choice?.from);
  const newest = versions.at(-1)?.version ?? "";
  return (
    <fieldset className={styles.subject}>
      <legend>{name}</legend>
      <FilterChoice
        label="From"
        none="Not updating"
        value={choice?.from ?? ""}
        options={starts.slice(0, -1)}
        onChange={(from) => onChoose(from, choice?.to ?? "")}
      />
      {choice && (
        <FilterChoice
          label="To"
          value={choice.to || newest}
          options={targets.slice(start + 1)}
          onChange={(to) => onChoose(choice.from, to)}
        />
      )}
    </fieldset>
  );
}

/**
 * Lists the update guides from the reader's versions to the target versions, in order, with the version that each one
 * starts from. The selection is stored in the URL. Requires JavaScript; `<UpdateLadder />` is the complete list.
 *
 * @param data the updates as JSON, added by the `updates` remark plugin
 */
export default function UpdatePath({ data }: { data: string }): ReactNode {
  const path = useMemo(() => JSON.parse(data) as UpdatePathData, [data]);
  const [search, write] = useUrlSearchParams();
  const choice = readChoice(search, path.subjects);
  const choose = (id: string, from: string, to: string): void => {
    const next = { ...choiceParameters(choice, path.subjects), [id]: from, [`${id}-to`]: from === "" ? "" : to };
    const wanted = readChoice(setSearchParams("", next), path.subjects);
    write(setSearchParams(search, choiceParameters(wanted, path.subjects)), false);
  };
  const steps = stepsOnPath(path, choice);
  return (
    <form className={styles.form} aria-label="Your versions" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.subjects}>
        {path.subjects.map((subject) => (
          <Subject
            key={subject.id}
            subject={subject}
            choice={choice[subject.id]}
            onChoose={(from, to) => choose(subject.id, from, to)}
          />
        ))}
      </div>
      <p role="status">
        {steps.length === 0
          ? "Select your current version of one or more of these."
          : `${steps.length} ${steps.length === 1 ? "update" : "updates, in this order"}:`}
      </p>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      )}
    </form>
  );
}
