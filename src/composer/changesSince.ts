import { describeChange } from "../catalog/changes";
import { compareVersions } from "../lib/compareVersions";
import type { Composition, Subject } from "./composition";

/**
 * Lists what has changed in a file's inputs since the release that the file is pinned to.
 *
 * @returns sentences; if nothing has changed, one that says so
 */
export function changesSince(pinned: string, { settings }: Composition, { service, inputs }: Subject): string[] {
  const { version, lastModifiedVersion, name } = service;
  const isLater = (other: string): boolean => compareVersions(other, pinned) > 0;
  if (!isLater(version)) {
    return pinned === version
      ? []
      : [`The file was pinned to ${pinned}. The composed file is pinned to ${version}, which this page describes.`];
  }
  const changes = settings.flatMap((setting) => {
    const { since, changes: own = [] } = inputs.get(setting.name) ?? {};
    return [
      ...(since !== undefined && isLater(since) ? [`${setting.name} is new in ${since}.`] : []),
      ...own
        .filter((change) => isLater(change.version))
        .map((change) => `${setting.name}: ${describeChange(change)} in ${change.version}.`),
    ];
  });
  if (changes.length > 0) {
    return [`The file is updated from ${pinned} to ${version}:`, ...changes];
  }
  return isLater(lastModifiedVersion)
    ? [
        `The file is updated from ${pinned} to ${version}. ${name} last changed in ${lastModifiedVersion}: read the release notes.`,
      ]
    : [`The file is updated from ${pinned} to ${version}. ${name} has not changed since ${lastModifiedVersion}.`];
}
