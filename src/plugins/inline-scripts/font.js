/**
 * Runs in the head and again at the start of the body. Requests the font in the body, where no browser makes the first
 * paint wait for it. On a fast connection, requests it in the head too, because Chromium then waits for it, up to
 * 50 ms. On a slow one, or with data-saver on, tells the styles to skip the font: it would arrive long after the first
 * paint, too late to be used, and delay the scripts.
 */
(() => {
  /** @type {{ connection?: { effectiveType?: string; rtt: number; saveData?: boolean } }} Not in every browser. */
  const { connection } = navigator;
  if (connection && (connection.saveData || /[23]g/.test(connection.effectiveType))) {
    // Not through `dataset`: the build finds the attribute's name here and inlines the styles for it.
    document.documentElement.setAttribute("data-system-font", "");
  } else if (document.currentScript.parentNode !== document.head || connection?.rtt < 50) {
    const { font: href } = document.currentScript.dataset;
    const preload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
    document.currentScript.after(Object.assign(document.createElement("link"), preload));
  }
})();
