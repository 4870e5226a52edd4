import Link from "@docusaurus/Link";
import names from "@generated/service-reference/default/names.json";
import type { Tool } from "@site/src/catalog/dependencies";
import { serviceKey } from "@site/src/catalog/wiring";
import type { Composition, Subject } from "@site/src/composer/composition";
import { draftedServices, readDraft } from "@site/src/composer/drafts";
import { DEFAULT_PLACE, isPlace, REPOSITORY, treePath } from "@site/src/composer/tree";
import { usedOutputs, writeFile } from "@site/src/composer/write";
import { readerText } from "@site/src/lib/readerText";
import { useId, useState, type ReactNode } from "react";
import buttons from "../buttons.module.css";
import { download } from "../download";
import { loadSubject } from "../loadSubject";
import { countOf } from "./countOf";
import styles from "./styles.module.css";

interface Props {
  subject: Subject;
  composition: Composition;
  tool: Tool;
  baseUrl: string;
  say: (notice: { text: string; isError?: boolean }) => void;
}

/** Makes the archive of all drafts: the one in view as it is now, the others as they were left. */
async function archive(
  { subject, composition, tool, baseUrl }: Props,
  services: string[],
  place: string,
): Promise<Blob> {
  const { makeArchive } = await import(/* webpackChunkName: "composer-archive" */ "@site/src/composer/archive");
  const { toReader } = readerText.get();
  const files = services.map(async (service) => {
    const own = service === subject.key ? subject : await loadSubject(service, baseUrl);
    const draft = service === subject.key ? composition : readDraft(service)?.composition;
    return draft ? [{ path: treePath(own, tool, place), content: `${toReader(writeFile(draft, own, tool))}\n` }] : [];
  });
  return makeArchive((await Promise.all(files)).flat());
}

/** The folder tree of all services that the reader has composed, and those that this one needs beside it. */
export default function Units(props: Props): ReactNode {
  const { subject, composition, say } = props;
  const [place, setPlace] = useState(() => readerText.get().toReader(DEFAULT_PLACE));
  const id = useId();
  const services = [...new Set([...draftedServices(), subject.key])];
  const missing = [...usedOutputs(composition, subject).keys()].filter((one) => !services.includes(serviceKey(one)));
  const isValid = isPlace(place);
  const save = async (): Promise<void> => {
    try {
      download(await archive(props, services, place), `${REPOSITORY}.zip`);
      say({
        text: `Downloaded ${REPOSITORY}.zip with ${countOf(services.length, "file")}.`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say({ text: `The archive could not be made. ${reason} Try again.`, isError: true });
    }
  };
  return (
    <details className={styles.units}>
      <summary>
        {services.length === 1 ? "Folder tree" : `Folder tree of ${services.length} services`}
        {missing.length > 0 && `, ${missing.length} more needed`}
      </summary>
      <label htmlFor={id}>Account and Region</label>
      <input
        id={id}
        spellCheck={false}
        value={place}
        aria-invalid={!isValid || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setPlace(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem}>
        {!isValid && "Write folders with slashes between them, such as dev/us-east-2."}
      </p>
      <ul>
        {services.map((service) => (
          <li key={service}>
            {service === subject.key ? (
              <span aria-current="page">{names[service]}</span>
            ) : (
              <Link to={`/reference/services/${service}?compose`}>{names[service]}</Link>
            )}
          </li>
        ))}
        {missing.map((service) => (
          <li key={serviceKey(service)} data-missing>
            <Link to={`/reference/services/${serviceKey(service)}?compose`}>Compose {service.name}</Link>, whose outputs
            this file reads
          </li>
        ))}
      </ul>
      <div className={buttons.row}>
        <button type="button" disabled={!isValid} onClick={() => void save()}>
          Download {REPOSITORY}.zip
        </button>
      </div>
    </details>
  );
}
