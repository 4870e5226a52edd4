import { makeSubject, type ComposerData, type Subject } from "@site/src/composer/composition";
import { dataPath } from "@site/src/composer/dataPath";
import { AsyncCache } from "@site/src/lib/asyncCache";

const subjects = new AsyncCache(async (url: string): Promise<Subject> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The server returned status ${response.status}.`);
  }
  return makeSubject((await response.json()) as ComposerData);
});

/**
 * Loads the composer's data about a service, once per visit. A failed load is retried on the next call.
 *
 * @param service group and slug
 * @param baseUrl path of the site, with a trailing slash
 */
export const loadSubject = (service: string, baseUrl: string): Promise<Subject> =>
  subjects.get(baseUrl + dataPath(service));
