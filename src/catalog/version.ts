/** A version as the Service Catalog numbers its releases. */
export const VERSION = /^\d+\.\d+\.\d+$/;

/** Orders versions from old to new, by number and not by letter: 2.9.0 comes before 2.11.1. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
