/** A longer name does not always fit on a line of a small phone. */
const MAX_LENGTH = 24;

/**
 * Lets long names wrap after their underscores, rather than within a word.
 *
 * @param html text whose only elements surround whole names
 * @param maxLength length up to which a name stays on one line
 */
export const breakableNames = (html: string, maxLength = MAX_LENGTH): string =>
  html.replace(/\w+/g, (name) => (name.length > maxLength ? name.replace(/_(?=[^_])/g, "_<wbr>") : name));
