/**
 * Tells the styles that the URL has a fragment, so that its target is in its final place on the first paint. With a
 * `:target` selector, browsers would restyle much of the page for each element that they parse.
 */
(() => {
  function mark() {
    if (location.hash) {
      // Not through `dataset`: the build finds the attribute's name here and inlines the styles for it.
      document.documentElement.setAttribute("data-at-fragment", "");
    }
  }
  mark();
  addEventListener("hashchange", mark, { once: true });
})();
