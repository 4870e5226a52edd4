function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Percent signs that begin no valid escape sequence make every URL decoder throw; written as `%25` they do not. */
function fixEscapes(text: string): string {
  const fixed = text.replace(/%(?![\da-f]{2})/gi, "%25");
  // What is left may still be the escapes of no character, such as `%E0`.
  return isDecodable(fixed) ? fixed : text.replaceAll("%", "%25");
}

/**
 * The address that the site uses for a location: without a trailing `index.html`
 * (an empty path becomes `/`) and with malformed percent-escapes made harmless
 * (specification, section 2).
 *
 * @param location path, query and fragment as the browser gives them
 * @returns path, query and fragment to use instead, or undefined when nothing has to change
 */
export function canonicalAddress(location: { pathname: string; search: string; hash: string }): string | undefined {
  const { pathname, search, hash } = location;
  // Two slashes at the start would name another host.
  const path =
    fixEscapes(pathname)
      .replace(/\/index\.html$/, "")
      .replace(/^\/{2,}/, "/") || "/";
  const fixed = path + search + fixEscapes(hash);
  return fixed === pathname + search + hash ? undefined : fixed;
}
