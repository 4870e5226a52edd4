/** Formats a count with its noun, such as `1 file` or `3 files`. */
export const countOf = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
