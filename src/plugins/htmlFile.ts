import fs from "node:fs";
import path from "node:path";

/**
 * Finds the file that the build wrote for a route.
 *
 * @returns its absolute path, or undefined if the route has no file
 */
export function htmlFile(outDir: string, route: string): string | undefined {
  const file = path.join(outDir, route.endsWith(".html") ? route : `${route}/index.html`);
  return fs.existsSync(file) ? file : undefined;
}
