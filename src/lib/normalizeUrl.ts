function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Escapes the percent signs that would make a URL decoder throw. */
function escapeStrayPercents(text: string): string {
  const escaped = text.replace(/%(?![\da-f]{2})/gi, "%25");
  // The remaining escapes may still encode an invalid character, such as `%E0`.
  return isDecodable(escaped) ? escaped : text.replaceAll("%", "%25");
}

/**
 * Normalizes a location: removes a trailing `index.html` (an empty path becomes `/`) and escapes
 * malformed percent-escapes (specification, section 2).
 *
 * @param location path, query and fragment as the browser provides them
 * @returns path, query and fragment in one string, or undefined if nothing has to change
 */
export function normalizeUrl(location: { pathname: string; search: string; hash: string }): string | undefined {
  const { pathname, search, hash } = location;
  const path =
    escapeStrayPercents(pathname)
      .replace(/\/index\.html$/, "")
      // Two leading slashes would name another host.
      .replace(/^\/{2,}/, "/") || "/";
  const url = path + search + escapeStrayPercents(hash);
  return url === pathname + search + hash ? undefined : url;
}
