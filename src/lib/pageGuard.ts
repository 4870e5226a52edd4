/**
 * Guards something that opens only after it has loaded, because the reader may have left the page by then.
 *
 * @returns a function that tells whether the reader is still on the page they are on now
 */
export function pageGuard(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
