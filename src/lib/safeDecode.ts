/** Decodes percent-escapes. Text with malformed escapes is returned unchanged. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
