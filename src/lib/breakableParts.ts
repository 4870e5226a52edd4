/**
 * Splits a name, a path or an expression where a line may break: after an underscore, a dot, a colon or a slash, and
 * before a capital within a word.
 */
export const breakableParts = (text: string): string[] =>
  text.split(/(?<=[_.:/])(?=[a-z$])|(?<=[_.:/]|[a-z])(?=[A-Z])/);
