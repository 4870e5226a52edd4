import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { ClientModule } from "@docusaurus/types";
import { YOUR_VALUES_STORAGE_KEY } from "../constants";
import { storageSlot } from "../lib/storage";

/** Loads the module that shows the reader's values. */
function load(): void {
  import(/* webpackChunkName: "your-values" */ "../components/YourValues/session").then(
    ({ startSession }) => startSession(),
    (error: unknown) => console.warn("Your values could not be loaded. The page shows the example's values.", error),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  const stored = storageSlot(YOUR_VALUES_STORAGE_KEY);
  stored.subscribe(() => {
    if (stored.get() !== null) {
      load();
    }
  });
}

/**
 * Shows the values stored on this device after hydration. Without stored values, nothing is loaded:
 * `src/plugins/inline-scripts/yourValues.js` has already checked storage.
 */
const yourValues: ClientModule = {
  onRouteDidUpdate() {
    if (document.documentElement.dataset.yourValues !== undefined) {
      load();
    }
  },
};

export default yourValues;
