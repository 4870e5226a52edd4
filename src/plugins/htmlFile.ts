import fs from "node:fs";
import path from "node:path";

/**
 * Finds the file that the build wrote for a route, whether or not the site has trailing slashes.
 *
 * @returns its absolute path, or undefined if the route has no file
 */
export function htmlFile(outDir: string, route: string): string | undefined {
  const candidates = route.endsWith(".html") ? [route] : [path.join(route, "index.html"), `${route}.html`];
  return candidates.map((file) => path.join(outDir, file)).find((file) => fs.existsSync(file));
}
