/** Downloads a file generated in the page. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By the next task, the browser has read the content.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
