/** Compares versions and tags numerically, oldest first: `v0.9.4` comes before `v0.10.0`. Names sort alphabetically. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
