import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/**
 * Upstream's inline script copies whatever is stored under `theme` to the root element. Any value
 * other than light or dark would leave the page without a theme, so it falls back to the default,
 * light (specification, section 4).
 */
function sanitizeColorMode(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== "light" && dataset.theme !== "dark") {
    dataset.theme = "light";
    dataset.themeChoice = "light";
  }
}

if (ExecutionEnvironment.canUseDOM) {
  sanitizeColorMode();
}
