/** Matches a path with parameters, once its escaped characters have been removed. */
const HAS_PARAMETERS = /[:*?+()]/;

/**
 * Turns a route's path into a regular expression for the addresses that it matches, as path-to-regexp does. The site's
 * paths are plain text, or `*` for all addresses. In the paths of links, the router escapes special characters.
 *
 * @param keys receives a key for what `*` matches
 * @param options whether the address has to end where the path does (by default, it does); the router sets no others
 * @throws if the path has parameters, which the original understands
 */
export default function pathToRegexp(
  path: string,
  keys: { name: number }[],
  { end = true }: { end?: boolean } = {},
): RegExp {
  const isWildcard = path === "*";
  if (isWildcard) {
    keys.push({ name: 0 });
  } else if (HAS_PARAMETERS.test(path.replace(/\\./g, ""))) {
    throw new Error(
      `The route ${path} has parameters, which pathToRegexp.ts does not support. Remove the override of path-to-regexp from src/plugins/upstream-overrides/index.ts.`,
    );
  }
  const text = path.replace(/\\(.)/g, "$1").replace(/\/$/, "");
  const pattern = isWildcard ? "(.*)" : text.replace(/[.+*?=^!:${}()[\]|/\\]/g, "\\$&");
  return new RegExp(`^${pattern}(?:\\/(?=$))?${end ? "$" : "(?=\\/|$)"}`, "i");
}

/** Returns the function that fills in a path's parameters, of which there are none. */
pathToRegexp.compile = (path: string) => (): string => path;
