/** A path without its trailing slash; the home page stays `/`. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, "$1");
