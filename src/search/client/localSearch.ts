import { createEngine } from "../engine";
import type { SearchEngine } from "../types";
import { httpSource } from "./httpSource";

/**
 * Search over the index of a site, in this thread. When a part cannot be had, the index is
 * read anew once: after a deployment the parts stand elsewhere.
 *
 * @param root address of the site's root, ending in a slash
 */
export function createLocalSearch(root: string): SearchEngine {
  let engine = createEngine(httpSource(root));
  return {
    async search(query, options) {
      const used = engine;
      try {
        return await used.search(query, options);
      } catch {
        if (engine === used) {
          engine = createEngine(httpSource(root));
        }
        return engine.search(query, options);
      }
    },
  };
}
