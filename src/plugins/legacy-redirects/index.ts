import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { redirects } from "../../config/redirects";

/**
 * Upstream's redirect plugin with our redirects. As options in the site's configuration, which is part of the main
 * script, they would be loaded by every page.
 */
export default function legacyRedirects(context: LoadContext): Plugin | null {
  return clientRedirects(context, { id: "default", redirects, fromExtensions: [], toExtensions: [] }) as Plugin | null;
}
