/**
 * Shows a notice that the page's controls do not work if one of the site's scripts fails to load, or
 * crashes, before the page has hydrated; or that the page may look wrong if one of its stylesheets
 * fails to load twice. It works without those scripts and stylesheets, and in browsers that are too
 * old for them.
 */
(() => {
  const CONTROLS_FAILED =
    "Some of this page did not load, so its menus, search and buttons do not work. You can still read it and follow its links. ";
  const STYLES_FAILED = "Some styles of this page did not load, so parts of it may look wrong. ";

  /** @param {string} text */
  function show(text) {
    const shown = document.querySelector(".load-notice");
    if (shown) {
      if (text === STYLES_FAILED) {
        return;
      }
      shown.remove();
    }
    const notice = document.createElement("div");
    notice.className = text === STYLES_FAILED ? "load-notice" : "load-notice load-notice--controls";
    // A stylesheet could be among the files that are missing.
    notice.style.cssText =
      "position:sticky;bottom:0;z-index:200;padding:.75rem 1rem;border-top:1px solid;background:var(--gw-color-warning-surface,Canvas);text-align:center";
    notice.setAttribute("role", "alert");
    notice.textContent = text;
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
      addEventListener("DOMContentLoaded", () => show(CONTROLS_FAILED));
    } else {
      show(CONTROLS_FAILED);
    }
  }

  /**
   * Retries a stylesheet that the HTML links. Those that are loaded later, with a page or component, are
   * retried with it.
   *
   * @param {Event & { target: HTMLLinkElement }} event
   */
  function retryStylesheet({ target }) {
    if (target.rel !== "stylesheet" || !target.href.startsWith(`${location.origin}/assets/css/`)) {
      return;
    }
    if (target.dataset.isRetry) {
      show(STYLES_FAILED);
    } else if (document.documentElement.dataset.hasHydrated !== "true") {
      const retry = /** @type {HTMLLinkElement} */ (target.cloneNode());
      retry.dataset.isRetry = "true";
      target.replaceWith(retry);
    }
  }

  // Captured, because error events of elements do not bubble.
  addEventListener("error", check, true);
  addEventListener("error", retryStylesheet, true);
  addEventListener("unhandledrejection", check);
})();
