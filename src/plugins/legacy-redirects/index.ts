import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { redirects } from "../../config/redirects";

/**
 * Upstream's redirect plugin with our redirects. If they were options in the site's configuration, they would be part of
 * the main script, which every page loads.
 */
export default function legacyRedirects(context: LoadContext): Plugin | null {
  return clientRedirects(context, { id: "default", redirects, fromExtensions: [], toExtensions: [] }) as Plugin | null;
}
