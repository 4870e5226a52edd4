/** A version number of a Service Catalog release. */
export const VERSION = /^\d+\.\d+\.\d+$/;

/** Compares versions numerically, oldest first: 2.9.0 comes before 2.11.1. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
