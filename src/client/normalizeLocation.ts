import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { normalizeUrl } from "../lib/normalizeUrl";

/**
 * Normalizes the URL before the router reads it: on the initial load, and whenever the reader goes
 * back or forward or edits the fragment (specification, section 2). Client modules are evaluated
 * before the router adds its own listeners.
 */
function normalizeLocation(): void {
  const url = normalizeUrl(window.location);
  if (url !== undefined) {
    window.history.replaceState(window.history.state, "", url);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  normalizeLocation();
  window.addEventListener("popstate", normalizeLocation);
}
