/**
 * Repeats the reader's latest click on a button or tab once the page has hydrated, unless the reader has scrolled on since.
 * On a slow phone, the page is visible seconds before they work. Links and form fields need no script.
 */
(() => {
  /** @type {HTMLElement | null | undefined} */
  let control;

  /** @param {Event & { target: Element }} event */
  function keep({ type, target }) {
    control = type === "click" ? target.closest("button, [role=tab]") : null;
  }

  const listening = new AbortController();
  for (const type of ["click", "wheel", "touchmove"]) {
    addEventListener(type, keep, { capture: true, passive: true, signal: listening.signal });
  }
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === "true") {
      observer.disconnect();
      listening.abort();
      control?.click();
    }
  }).observe(document.documentElement, { attributeFilter: ["data-has-hydrated"] });
})();
