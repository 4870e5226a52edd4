/**
 * Remembers the page that the reader is on, for what opens only after it has loaded.
 *
 * @returns tells whether the reader is still on that page
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
