import type { Tool } from "../../../catalog/dependencies";
import { serviceKey } from "../../../catalog/wiring";
import { startComposition, type Composition, type Subject } from "../../../composer/composition";
import { isSame } from "../../../composer/share";
import { usedOutputs } from "../../../composer/write";
import { listOf } from "../../../lib/listOf";
import { readDraft, writeDraft } from "../drafts";
import { loadSubject } from "../loadSubject";

/** A composed service. */
export interface Unit {
  subject: Subject;
  composition: Composition;
}

/** The units of the services. The one on the current page is in its current state, the others are as last saved. */
export async function unitsOf(services: string[], currentUnit: Unit, baseUrl: string): Promise<Unit[]> {
  const units = services.map(async (service): Promise<Unit[]> => {
    if (service === currentUnit.subject.key) {
      return [currentUnit];
    }
    const composition = readDraft(service)?.composition;
    return composition ? [{ subject: await loadSubject(service, baseUrl), composition }] : [];
  });
  return (await Promise.all(units)).flat();
}

/** The units of a service and its missing dependencies, each with its required inputs, dependencies first. */
async function newUnits(service: string, present: string[], baseUrl: string): Promise<Unit[]> {
  const subject = await loadSubject(service, baseUrl);
  const composition = startComposition(subject);
  const units: Unit[] = [];
  for (const needed of [...usedOutputs(composition, subject).keys()].map(serviceKey)) {
    const known = [...present, ...units.map((unit) => unit.subject.key), service];
    if (!known.includes(needed)) {
      units.push(...(await newUnits(needed, known, baseUrl)));
    }
  }
  return [...units, { subject, composition }];
}

/**
 * Creates drafts of a service and its missing dependencies, each with its required inputs. Also saves a draft of the
 * service on the current page, which would otherwise be missing from the folder tree on the pages of the others.
 *
 * @param present services that are in the folder tree
 * @param currentUnit the unit of the service on the current page
 * @returns the units that had no draft yet, dependencies first
 */
export async function addUnits(
  service: string,
  present: string[],
  currentUnit: Unit,
  { tool, baseUrl }: { tool: Tool; baseUrl: string },
): Promise<Unit[]> {
  const units = [...(await newUnits(service, present, baseUrl)), currentUnit];
  // The reader may have started some of these drafts while the data was loading, for example in another tab.
  const missing = units.filter(({ subject }) => !readDraft(subject.key));
  missing.forEach(({ subject, composition }) => writeDraft(subject.key, { tool, composition }));
  return missing;
}

/** Deletes the drafts of added units, except for those that the reader has edited since. */
export function removeUnits(added: Unit[]): void {
  for (const { subject, composition } of added) {
    const draft = readDraft(subject.key);
    if (draft && isSame(draft.composition, composition)) {
      writeDraft(subject.key, undefined);
    }
  }
}

/** The message to show after services have been added. */
export function describeAdded(names: string[]): string {
  const advice = names.length === 1 ? "Open it to replace its examples." : "Open them to replace their examples.";
  return `Added ${listOf(names)} with the required inputs. ${advice}`;
}
