import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { redirects } from "../../config/redirects";

/**
 * Upstream's plugin for redirects, with ours. Were they options in the configuration, every page would load them: the
 * configuration is part of the main script.
 */
export default function legacyRedirects(context: LoadContext): Plugin | null {
  return clientRedirects(context, { id: "default", redirects, fromExtensions: [], toExtensions: [] }) as Plugin | null;
}
