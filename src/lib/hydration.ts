/** Whether React has taken over the page that the server rendered. Call it in the browser only. */
export function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === "true";
}
