/** What the selector of update guides knows: small, since it is part of the page. */

export interface RouteStep {
  subject: string;
  version: string;
  name: string;
  href: string;
  before: string;
  work: string;
  /** The oldest release of Terragrunt that supports it. */
  terragrunt?: string;
}

interface RouteVersion {
  version: string;
  name: string;
}

export interface RouteSubject {
  id: string;
  name: string;
  /** Where its first update begins, then where each one leads to. */
  versions: RouteVersion[];
}

export interface RouteData {
  subjects: RouteSubject[];
  /** In the order in which a code base goes through them. */
  steps: RouteStep[];
}

/** From which version to which, by subject; what is not updated is absent. */
export type RouteChoice = Record<string, { from: string; to: string }>;

const indexOf = ({ versions }: RouteSubject, version: string | null): number =>
  versions.findIndex((one) => one.version === version);

/**
 * Reads a choice from a URL, such as `?terraform=0.13&terraform-to=0.15`. Without an end it goes to the newest version;
 * what does not exist, or leads back, is ignored.
 */
export function readChoice(search: string, subjects: readonly RouteSubject[]): RouteChoice {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    subjects.flatMap((subject) => {
      const { id, versions } = subject;
      const from = indexOf(subject, parameters.get(id));
      const to = indexOf(subject, parameters.get(`${id}-to`));
      const start = versions[from];
      const end = to > from ? versions[to] : versions.at(-1);
      return start === undefined || end === undefined || start === end
        ? []
        : [[id, { from: start.version, to: end.version }] as const];
    }),
  );
}

/** The parameters of a URL for a choice: an empty one is to be removed. */
export function choiceParameters(choice: RouteChoice, subjects: readonly RouteSubject[]): Record<string, string> {
  return Object.fromEntries(
    subjects.flatMap(({ id, versions }) => {
      const { from = "", to = "" } = choice[id] ?? {};
      return [
        [id, from],
        [`${id}-to`, to === versions.at(-1)?.version ? "" : to],
      ] as const;
    }),
  );
}

/** The updates that lead from what is there to what is wanted, in their order. */
export function routeSteps({ subjects, steps }: RouteData, choice: RouteChoice): RouteStep[] {
  return steps.filter(({ subject: id, version }) => {
    const subject = subjects.find((one) => one.id === id);
    const wanted = choice[id];
    if (subject === undefined || wanted === undefined) {
      return false;
    }
    const place = indexOf(subject, version);
    return place > indexOf(subject, wanted.from) && place <= indexOf(subject, wanted.to);
  });
}
