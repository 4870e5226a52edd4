/**
 * Sets query parameters.
 *
 * @param search the query string of a URL, with or without the leading question mark
 * @param values new values by name. An empty value removes the parameter; parameters not listed are kept
 * @returns the query string with its question mark, or an empty string
 */
export function setSearchParams(search: string, values: Record<string, string>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
