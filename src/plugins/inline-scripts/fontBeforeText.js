/**
 * On a quick connection, lets the first paint wait for the font. Chromium waits, up to 50 ms, for fonts that the head
 * preloads. On other connections the font comes later than that, and the wait would be for nothing.
 */
(() => {
  /** @type {{ connection?: { effectiveType: string; rtt: number } }} Not every browser says. */
  const { connection } = navigator;
  if (connection?.effectiveType === "4g" && connection.rtt < 50) {
    const { font: href } = document.currentScript.dataset;
    const preload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
    document.head.append(Object.assign(document.createElement("link"), preload));
  }
})();
