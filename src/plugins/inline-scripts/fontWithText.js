/** Requests the font with the page, if it is used. In the body, no browser makes the first paint wait for it. */
(() => {
  if (!document.documentElement.hasAttribute("data-system-font")) {
    const { font: href } = document.currentScript.dataset;
    const preload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
    document.currentScript.after(Object.assign(document.createElement("link"), preload));
  }
})();
