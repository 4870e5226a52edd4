import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { canonicalAddress } from "./canonicalAddress.lib";

/**
 * Fixes the address before the router reads it: at the first load, and when the reader
 * goes back, forward or edits the fragment (specification, section 2). It runs as this
 * module is loaded, which is before the router's own listeners exist.
 */
function fixAddress(): void {
  const fixed = canonicalAddress(window.location);
  if (fixed !== undefined) {
    window.history.replaceState(window.history.state, "", fixed);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  fixAddress();
  window.addEventListener("popstate", fixAddress);
}
