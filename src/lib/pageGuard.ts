/**
 * Guards what opens only after it has loaded: by then, the reader may be on another page.
 *
 * @returns a function that tells whether the reader is still on the page they are on now
 */
export function pageGuard(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
