import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/**
 * Upstream's first script puts whatever is stored under `theme` into the page's attributes.
 * A value that is neither light nor dark would leave the page without a theme, so it counts
 * as none: light, the default (specification, section 4).
 */
function replaceUnknownColorMode(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== "light" && dataset.theme !== "dark") {
    dataset.theme = "light";
    dataset.themeChoice = "light";
  }
}

if (ExecutionEnvironment.canUseDOM) {
  replaceUnknownColorMode();
}
