import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { ClientModule } from "@docusaurus/types";
import { YOUR_VALUES_STORAGE_KEY } from "../constants";

/** Loads what shows the reader's values. */
function load(): void {
  import(/* webpackChunkName: "your-values" */ "../components/YourValues/session").then(
    ({ startSession }) => startSession(),
    (error: unknown) => console.warn("Your values could not be loaded. The page shows the example's.", error),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // Another tab, or the form of this one.
  window.addEventListener("storage", ({ key }) => {
    if (key === YOUR_VALUES_STORAGE_KEY) {
      load();
    }
  });
}

/**
 * Shows the reader's values on this device, once React has taken over the page. Other readers load nothing:
 * `src/plugins/inline-scripts/yourValues.js` has looked into the storage.
 */
const yourValues: ClientModule = {
  onRouteDidUpdate() {
    if (document.documentElement.dataset.yourValues !== undefined) {
      load();
    }
  },
};

export default yourValues;
