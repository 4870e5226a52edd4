import Link from "@docusaurus/Link";
import { shortName, unitFolder, type Tool } from "@site/src/catalog/dependencies";
import { serviceKey } from "@site/src/catalog/wiring";
import type { Composition, Subject } from "@site/src/composer/composition";
import { DEFAULT_UNITS_PATH, isUnitsPath, REPOSITORY } from "@site/src/composer/tree";
import { headerOf, pastedParts, usedOutputs } from "@site/src/composer/write";
import { NO_AUTOCORRECT } from "@site/src/lib/noAutocorrect";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import { download } from "../download";
import { draftedServices, enteredUnitsPath, readDraft, subscribeToDrafts, writeDraft } from "../drafts";
import type { Draft } from "../useDraft";
import { attempt } from "./attempt";
import styles from "./styles.module.css";

interface Props {
  subject: Subject;
  composition: Composition;
  tool: Tool;
  baseUrl: string;
  notify: Draft["notify"];
}

const loadNames = async (): Promise<Record<string, string>> =>
  (await import(/* webpackChunkName: "composer-names" */ "@generated/service-reference/default/names.json")).default;

/** The services with drafts, as one string: a new array on each call would make `useSyncExternalStore` loop. */
const draftedKeys = (): string => draftedServices().join(" ");

const pageOf = (service: string): string => `/reference/services/${service}?compose`;

/** The folder tree of all services that the reader has composed, and the missing services that this one depends on. */
export default function Units({ subject, composition, tool, baseUrl, notify }: Props): ReactNode {
  const { toReader } = useStore(readerText);
  const unitsPath = useStore(enteredUnitsPath) ?? toReader(DEFAULT_UNITS_PATH);
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const [names, setNames] = useState<Record<string, string>>();
  const nameOf = (service: string): string => names?.[service] ?? service;
  // Other tabs add and remove drafts, too.
  const keys = useSyncExternalStore(subscribeToDrafts, draftedKeys).split(" ");
  // A draft may belong to a service that has since been renamed.
  const drafted = keys.filter((service) => service !== "" && (names === undefined || service in names));
  const services = [...new Set([...drafted, subject.key])];
  const hasOthers = services.length > 1;
  useEffect(() => {
    if (hasOthers) {
      void loadNames().then(setNames, (error: unknown) =>
        console.warn("The service names could not be loaded.", error),
      );
    }
  }, [hasOthers]);
  const { blocks } = pastedParts(composition, tool);
  const missing = [...usedOutputs(composition, subject).keys()].filter(
    (one) =>
      !services.includes(serviceKey(one)) &&
      // A Terraform configuration covers a single account, so units in other accounts cannot be part of it.
      (tool === "terragrunt" || !unitFolder(one).startsWith("..")) &&
      // A pasted configuration may already call the module.
      !blocks.some((block) => headerOf(block) === `module ${shortName(one)}`),
  );
  const isValid = isUnitsPath(unitsPath);
  const notifyUndoable = (text: string, undo: () => void): void =>
    notify({
      text,
      undo: () => {
        undo();
        notify({ text: "Undone." });
      },
    });
  const save = async (): Promise<void> => {
    const { treeArchive } = await import(/* webpackChunkName: "composer-archive" */ "./treeArchive");
    const { blob, name, message } = await treeArchive(services, { subject, composition }, { tool, unitsPath, baseUrl });
    download(blob, name);
    notify({ text: message });
  };
  const add = async (service: string): Promise<void> => {
    const [{ addUnits, describeAdded, removeUnits }, known] = await Promise.all([
      import(/* webpackChunkName: "composer-archive" */ "./unitDrafts"),
      loadNames(),
    ]);
    const added = await addUnits(service, services, { subject, composition }, { tool, baseUrl });
    const others = added.map((unit) => unit.subject.key).filter((key) => key !== subject.key);
    // The pressed button has been removed from the document.
    summary.current?.focus();
    if (others.length > 0) {
      notifyUndoable(describeAdded(others.map((key) => known[key] ?? key)), () => removeUnits(added));
    }
  };
  const remove = (service: string): void => {
    const draft = readDraft(service);
    writeDraft(service, undefined);
    summary.current?.focus();
    notifyUndoable(`Removed ${nameOf(service)} from the folder tree.`, () => {
      // Another tab may have started a new draft since.
      if (!readDraft(service)) {
        writeDraft(service, draft);
      }
    });
  };
  return (
    <div className={styles.units}>
      {missing.map((service) => (
        <p key={serviceKey(service)}>
          The file reads outputs of {service.name}.{" "}
          <button
            type="button"
            className={buttons.link}
            onClick={() => void attempt(notify, `${service.name} could not be added.`, () => add(serviceKey(service)))}
          >
            Add {service.name} to the folder tree
          </button>
        </p>
      ))}
      <details open={hasOthers}>
        <summary ref={summary}>Folder tree{hasOthers && ` of ${services.length} services`}</summary>
        <ul>
          {services.map((service) => (
            <li key={service}>
              {service === subject.key ? (
                <span aria-current="page">{subject.service.name}</span>
              ) : (
                <>
                  <Link to={pageOf(service)}>{nameOf(service)}</Link>
                  <button
                    type="button"
                    className={buttons.remove}
                    aria-label={`Remove ${nameOf(service)} from the folder tree`}
                    onClick={() => remove(service)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        <label htmlFor={id}>Account, Region and environment</label>
        <input
          id={id}
          {...NO_AUTOCORRECT}
          value={unitsPath}
          aria-invalid={!isValid || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => enteredUnitsPath.set(event.target.value)}
        />
        <p id={`${id}-problem`} className={styles.problem}>
          {!isValid && `Enter an account and a Region, such as ${DEFAULT_UNITS_PATH}.`}
        </p>
        <div className={buttons.row}>
          <button
            type="button"
            data-primary={hasOthers || undefined}
            disabled={!isValid}
            onClick={() => void attempt(notify, "The archive could not be created.", save)}
          >
            Download {REPOSITORY}.zip
          </button>
        </div>
      </details>
    </div>
  );
}
