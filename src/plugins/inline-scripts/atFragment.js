/**
 * Tells styles that the address names a place on the page, which has to be where it will stay as soon as it is drawn. A
 * selector that looks for `:target` would make browsers style much of the page anew for each element that is parsed.
 */
(() => {
  function mark() {
    if (location.hash) {
      // By its name, which tells the build that the styles for it belong in the page.
      document.documentElement.setAttribute("data-at-fragment", "");
    }
  }
  mark();
  addEventListener("hashchange", mark, { once: true });
})();
