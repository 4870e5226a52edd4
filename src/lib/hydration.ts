/** Whether the server-rendered page has hydrated. Call this in the browser only. */
export function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === "true";
}
