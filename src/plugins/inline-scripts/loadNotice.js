/**
 * Shows a notice that the page's controls do not work if one of the site's scripts fails to load, or
 * crashes, before the page has hydrated. It works without those scripts, and in browsers that are
 * too old for them.
 */
(() => {
  function show() {
    const notice = document.createElement("div");
    notice.className = "load-notice";
    notice.setAttribute("role", "alert");
    notice.textContent =
      "Some of this page did not load, so its menus, search and buttons do not work. You can still read it and follow its links. ";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button--primary button--sm";
    button.textContent = "Reload the page";
    button.onclick = () => location.reload();
    notice.appendChild(button);
    document.body.appendChild(notice);
  }

  /** @param {Event & { target: { src?: string }, filename?: string, reason?: { name: string } }} event */
  function check({ target, filename, reason }) {
    const isScript = (target.src || filename || "").startsWith(`${location.origin}/assets/js/`);
    const isChunk = reason ? reason.name === "ChunkLoadError" : false;
    if (!isScript && !isChunk) {
      return;
    }
    removeEventListener("error", check, true);
    removeEventListener("unhandledrejection", check);
    if (document.documentElement.dataset.hasHydrated === "true") {
      return;
    }
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", show);
    } else {
      show();
    }
  }

  // Captured, because error events of elements do not bubble.
  addEventListener("error", check, true);
  addEventListener("unhandledrejection", check);
})();
