/** Hands the reader a file that the page has made. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content by the time that this page gets to work again.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
