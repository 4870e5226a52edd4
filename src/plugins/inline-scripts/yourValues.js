/**
 * Tells styles and scripts that this reader has values of their own, so that the page leaves room for the note about them
 * before it is drawn, and loads what shows them.
 */
(() => {
  try {
    if (localStorage.getItem("your-values-1") !== null) {
      // By its name, which tells the build that the styles for it belong in the page.
      document.documentElement.setAttribute("data-your-values", "");
    }
  } catch {
    // Without storage there are none.
  }
})();
