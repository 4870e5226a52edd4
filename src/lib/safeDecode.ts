/** Decodes the percent-escapes of a text; a text whose escapes are malformed comes back as it is. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
