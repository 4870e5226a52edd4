/**
 * On a quick connection, lets the first paint wait for the font: Chromium waits, up to 50 ms, for fonts that the head
 * preloads. On a slow one, or where the reader saves data, tells styles to do without it: it would come long after the
 * first paint, which decides what a page is shown in, and hold up the scripts.
 */
(() => {
  /** @type {{ connection?: { effectiveType?: string; rtt: number; saveData?: boolean } }} Not every browser says. */
  const { connection } = navigator;
  if (connection && (connection.saveData || /[23]g/.test(connection.effectiveType))) {
    // By its name, which tells the build that the styles for it belong in the page.
    document.documentElement.setAttribute("data-system-font", "");
  } else if (connection?.rtt < 50) {
    const { font: href } = document.currentScript.dataset;
    const preload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
    document.head.append(Object.assign(document.createElement("link"), preload));
  }
})();
