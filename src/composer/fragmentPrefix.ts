/** Prefix of URL fragments with a composition, in its own module: the page checks it before loading the composer. */
export const FRAGMENT_PREFIX = "#compose=";

/** Whether a fragment is meant for the composer. */
export const isComposerFragment = (fragment: string): boolean => fragment.startsWith(FRAGMENT_PREFIX);
