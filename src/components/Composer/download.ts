/** How long the object URL stays valid, in milliseconds. Safari reads it some time after the click. */
const AVAILABLE_MS = 40_000;

/** Downloads a file generated in the page. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), AVAILABLE_MS);
}
