/**
 * Shows the announcement bar as soon as its id has changed (specification, section 4). Upstream
 * hides a dismissed bar before the first paint, whatever its id, and notices a new id only after
 * hydration.
 */
(() => {
  try {
    const stored = localStorage.getItem("docusaurus.announcement.id");
    // Upstream once misspelled its default id; the misspelling counts as the same id.
    const seen = stored === "annoucement-bar" ? "announcement-bar" : stored;
    if (seen !== document.currentScript.dataset.id) {
      document.documentElement.setAttribute("data-announcement-bar-initially-dismissed", "false");
    }
  } catch {
    // Without storage, nothing was dismissed, so the bar shows.
  }
})();
