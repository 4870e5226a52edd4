/**
 * Tells styles and scripts that the reader has saved values of their own, so that the page reserves space for the note
 * about them before the first paint and loads the code that shows them.
 */
(() => {
  try {
    if (localStorage.getItem("your-values-1") !== null) {
      // Not through `dataset`: the build finds the attribute's name here and inlines the styles for it.
      document.documentElement.setAttribute("data-your-values", "");
    }
  } catch {
    // Without storage, there are no values.
  }
})();
