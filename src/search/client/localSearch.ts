import { createEngine } from "../engine";
import type { SearchEngine } from "../types";
import { httpSource, type HttpSource } from "./httpSource";

/** The development server writes the index anew as pages are saved. */
const isDevelopment = process.env.NODE_ENV === "development";

interface Opened {
  source: HttpSource;
  engine: SearchEngine;
}

/**
 * Search over the index of a site, in this thread. When a part cannot be had, the index is
 * read anew once: after a deployment the parts stand elsewhere.
 *
 * @param root address of the site's root, ending in a slash
 */
export function createLocalSearch(root: string): SearchEngine {
  const open = (): Opened => {
    const source = httpSource(root);
    return { source, engine: createEngine(source) };
  };
  let opened = open();
  const openAnew = (used: Opened): Opened => {
    opened = opened === used ? open() : opened;
    return opened;
  };
  return {
    async search(query, options) {
      const last = opened;
      const used = isDevelopment && !(await last.source.isCurrent()) ? openAnew(last) : opened;
      try {
        const found = await used.engine.search(query, options);
        const readSnippets = async () => {
          try {
            return await found.readSnippets();
          } catch (error) {
            openAnew(used);
            throw error;
          }
        };
        return { ...found, readSnippets };
      } catch {
        return openAnew(used).engine.search(query, options);
      }
    },
  };
}
