/** Percent signs that begin no valid escape sequence make every URL decoder throw; written as `%25` they do not. */
function mendEscapes(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
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
  const path = mendEscapes(pathname).replace(/\/index\.html$/, "") || "/";
  const mended = path + search + mendEscapes(hash);
  return mended === pathname + search + hash ? undefined : mended;
}
