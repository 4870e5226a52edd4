import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { canonicalAddress } from "./canonicalAddress.lib";

/**
 * Mends the address before the router reads it: at the first load, and when the reader
 * goes back, forward or edits the fragment (specification, section 2). It runs as this
 * module is loaded, which is before the router's own listeners exist.
 */
function mendAddress(): void {
  const mended = canonicalAddress(window.location);
  if (mended !== undefined) {
    window.history.replaceState(window.history.state, "", mended);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener("popstate", mendAddress);
}
