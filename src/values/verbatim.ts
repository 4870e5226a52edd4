/**
 * An invisible character. Inserted into text that equals one of the example's values, it keeps the text from being
 * replaced. HCL allows it in names.
 */
export const VERBATIM_MARK = "\u034F";

/** Marks every word of a text, so that no part of it is replaced either. */
export const markVerbatim = (text: string): string => text.replaceAll(/\b\w/g, `$&${VERBATIM_MARK}`);

export const withoutMarks = (text: string): string => text.replaceAll(VERBATIM_MARK, "");
