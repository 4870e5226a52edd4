/** How a URL fragment with a composition begins. Separate, since the page tests for it before it loads the composer. */
export const FRAGMENT_PREFIX = "#compose=";

/** Whether a fragment is meant for the composer. */
export const isComposerFragment = (fragment: string): boolean => fragment.startsWith(FRAGMENT_PREFIX);
