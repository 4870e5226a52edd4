/**
 * Shows the announcement bar as soon as its id has changed (specification, section 4). Upstream
 * hides a bar that was dismissed before the page is drawn, whatever its id, and notices a new id
 * only when React has taken over the page.
 */
(() => {
  try {
    const stored = localStorage.getItem("docusaurus.announcement.id");
    // Upstream once misspelled its default id, which still counts as the same.
    const seen = stored === "annoucement-bar" ? "announcement-bar" : stored;
    if (seen !== document.currentScript.dataset.id) {
      document.documentElement.setAttribute("data-announcement-bar-initially-dismissed", "false");
    }
  } catch {
    // Without storage nothing was dismissed, so the bar shows.
  }
})();
