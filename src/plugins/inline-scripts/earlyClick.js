/**
 * Repeats the reader's latest click on a button or tab once the page has hydrated. On a slow phone, the page is visible
 * seconds before they work. Links and form fields need no script.
 */
(() => {
  /** @type {HTMLElement | null | undefined} */
  let control;

  /** @param {Event & { target: Element }} event */
  function keep({ target }) {
    control = target.closest("button, [role=tab]");
  }

  addEventListener("click", keep, true);
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === "true") {
      observer.disconnect();
      removeEventListener("click", keep, true);
      control?.click();
    }
  }).observe(document.documentElement, { attributeFilter: ["data-has-hydrated"] });
})();
