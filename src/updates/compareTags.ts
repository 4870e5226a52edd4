/** Compares tags such as `v0.9.4` and `v0.10.0`, and names. */
export const compareTags = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
