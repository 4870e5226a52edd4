/**
 * Replays the reader's input from before hydration, once the page has hydrated: the values of form fields, which
 * hydration resets, and the last click on a button or tab, unless they have scrolled since. On a slow phone, the page
 * is visible seconds before these controls work. Links need no script.
 */
(() => {
  /** @type {HTMLElement | null | undefined} */
  let control;

  /**
   * The text that was entered in each field, or the state of a checkbox or radio button.
   *
   * @type {Map<HTMLInputElement, string | boolean>}
   */
  const entries = new Map();

  /** @param {HTMLInputElement} field */
  const isChoice = ({ type }) => type === "checkbox" || type === "radio";

  /** @param {Event & { target: HTMLInputElement }} event */
  function keep({ type, target }) {
    if (type === "input") {
      // Moves the field to the end, so that the radio button that was chosen last in a group stays checked.
      entries.delete(target);
      entries.set(target, isChoice(target) ? target.checked : target.value);
    } else {
      control = type === "click" ? target.closest("button, [role=tab]") : null;
    }
  }

  /**
   * Enters a value so that React notices it. React replaces the field's own setter, and ignores values set through it.
   *
   * @param {string | boolean} entry
   * @param {HTMLInputElement} field
   */
  function enter(entry, field) {
    if (isChoice(field)) {
      field.checked = !entry;
      field.click();
    } else {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, entry);
      field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
    }
  }

  const listening = new AbortController();
  for (const type of ["click", "input", "wheel", "touchmove"]) {
    addEventListener(type, keep, { capture: true, passive: true, signal: listening.signal });
  }
  // Otherwise Enter would reload the page and lose the input.
  addEventListener("submit", (event) => event.preventDefault(), { capture: true, signal: listening.signal });
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === "true") {
      observer.disconnect();
      listening.abort();
      // One task each, so that React renders in between and no event handler sees stale state.
      entries.forEach((entry, field) => setTimeout(enter, 0, entry, field));
      setTimeout(() => control?.click());
    }
  }).observe(document.documentElement, { attributeFilter: ["data-has-hydrated"] });
})();
