import type { Tool } from "@site/src/catalog/dependencies";
import { serviceKey } from "@site/src/catalog/wiring";
import { startComposition, type Composition, type Subject } from "@site/src/composer/composition";
import { readDraft, writeDraft } from "@site/src/composer/drafts";
import { usedOutputs } from "@site/src/composer/write";
import { loadSubject } from "../loadSubject";

/** A composed service. */
export interface Unit {
  subject: Subject;
  composition: Composition;
}

/** The units of the services: the visible one in its current state, the others as last saved. */
export async function unitsOf(services: string[], inView: Unit, baseUrl: string): Promise<Unit[]> {
  const units = services.map(async (service): Promise<Unit[]> => {
    if (service === inView.subject.key) {
      return [inView];
    }
    const composition = readDraft(service)?.composition;
    return composition ? [{ subject: await loadSubject(service, baseUrl), composition }] : [];
  });
  return (await Promise.all(units)).flat();
}

/**
 * Creates drafts of a service and its missing dependencies, each with its required inputs.
 *
 * @param present services that already have drafts
 * @returns the added services, dependencies first
 */
export async function addUnits(service: string, present: string[], tool: Tool, baseUrl: string): Promise<string[]> {
  const subject = await loadSubject(service, baseUrl);
  const composition = startComposition(subject);
  const added: string[] = [];
  for (const needed of [...usedOutputs(composition, subject).keys()].map(serviceKey)) {
    if (![...present, ...added, service].includes(needed)) {
      added.push(...(await addUnits(needed, [...present, ...added, service], tool, baseUrl)));
    }
  }
  writeDraft(service, { tool, composition });
  return [...added, service];
}

/** What the composer says once services are added. */
export function describeAdded(names: string[]): string {
  const advice = names.length === 1 ? "Open it to replace its examples." : "Open them to replace their examples.";
  return `Added ${names.join(" and ")} with the required inputs. ${advice}`;
}
