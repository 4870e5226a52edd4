import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/**
 * Upstream's inline script copies whatever is stored under `theme` to the root element. A value
 * other than light and dark would leave the page without a theme, so it counts as the default,
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
