/** The data of the guide selector. It is part of the page, so it is kept small. */

export interface UpdateStep {
  subject: string;
  version: string;
  name: string;
  href: string;
  before: string;
  work: string;
  /** The oldest release of Terragrunt that supports it. */
  terragrunt?: string;
}

interface SubjectVersion {
  version: string;
  name: string;
  /** Its name as the current version, if it stands for others as well. */
  nameAsStart?: string;
}

export interface UpdateSubject {
  id: string;
  name: string;
  /** The version before the first update, then the one that each update leads to. */
  versions: SubjectVersion[];
}

export interface UpdatePathData {
  subjects: UpdateSubject[];
  /** In the order in which a codebase goes through them. */
  steps: UpdateStep[];
}

/** The current and the target version of each subject that the reader updates. */
export type VersionChoice = Record<string, { from: string; to: string }>;

const indexOf = ({ versions }: UpdateSubject, version: string | null): number =>
  versions.findIndex((one) => one.version === version);

/**
 * Reads a choice from a URL, such as `?terraform=0.13&terraform-to=0.15`. The target defaults to the newest version.
 * Unknown versions are ignored, and so are targets that are not newer than the current version.
 */
export function readChoice(search: string, subjects: readonly UpdateSubject[]): VersionChoice {
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

/** The URL parameters of a choice. An empty value means that the parameter is removed. */
export function choiceParameters(choice: VersionChoice, subjects: readonly UpdateSubject[]): Record<string, string> {
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

/** The updates that lead from the current versions to the target versions, in order. */
export function stepsOnPath({ subjects, steps }: UpdatePathData, choice: VersionChoice): UpdateStep[] {
  return steps.filter(({ subject: id, version }) => {
    const subject = subjects.find((one) => one.id === id);
    const chosen = choice[id];
    if (subject === undefined || chosen === undefined) {
      return false;
    }
    const index = indexOf(subject, version);
    return index > indexOf(subject, chosen.from) && index <= indexOf(subject, chosen.to);
  });
}
