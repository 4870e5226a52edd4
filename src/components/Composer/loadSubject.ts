import { makeSubject, type ComposerData, type Subject } from "@site/src/composer/composition";
import { dataPath } from "@site/src/composer/dataPath";

const subjects = new Map<string, Promise<Subject>>();

async function request(service: string, baseUrl: string): Promise<Subject> {
  const response = await fetch(`${baseUrl}${dataPath(service)}`);
  if (!response.ok) {
    throw new Error(`The server answered with status ${response.status}.`);
  }
  return makeSubject((await response.json()) as ComposerData);
}

/**
 * Loads the composer's data about a service, once per visit. A failed load is retried on the next call.
 *
 * @param service group and slug
 * @param baseUrl path of the site, with a trailing slash
 */
export function loadSubject(service: string, baseUrl: string): Promise<Subject> {
  const loading =
    subjects.get(service) ??
    request(service, baseUrl).catch((error: unknown) => {
      subjects.delete(service);
      throw error;
    });
  subjects.set(service, loading);
  return loading;
}
