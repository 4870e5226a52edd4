/**
 * Sets query parameters.
 *
 * @param search query part of a URL, with or without its question mark
 * @param values new values by name; an empty one removes the parameter. Parameters that are not named stay
 * @returns the query part with its question mark, or an empty string
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
