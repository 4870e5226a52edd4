/**
 * On a quick connection, lets the first paint wait for the font. Chromium waits, up to 50 ms, for fonts that the head
 * preloads. On other connections these would be lost, because the font comes later than that.
 */
(() => {
  /** @type {{ connection?: { effectiveType: string; rtt: number } }} Not every browser says. */
  const { connection } = navigator;
  if (connection?.effectiveType === "4g" && connection.rtt < 50) {
    const preload = document.createElement("link");
    Object.assign(preload, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" });
    preload.href = document.currentScript.dataset.font;
    document.head.append(preload);
  }
})();
