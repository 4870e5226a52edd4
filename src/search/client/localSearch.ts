import { createEngine } from "../engine";
import type { Hit, SearchEngine, SearchResult, Snippets } from "../types";
import { httpSource, type HttpSource } from "./httpSource";

/** The development server writes the index anew as pages are saved. */
const isDevelopment = process.env.NODE_ENV === "development";

interface Opened {
  source: HttpSource;
  engine: SearchEngine;
}

/** Texts of the same places in another answer. */
async function snippetsOf(hits: Hit[], answer: SearchResult): Promise<Snippets> {
  const snippets = await answer.readSnippets();
  return hits.map(
    ({ path, anchor }) => snippets[answer.hits.findIndex((hit) => hit.path === path && hit.anchor === anchor)],
  );
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
      const searchAnew = () => openAnew(used).engine.search(query, options);
      const found = await used.engine.search(query, options).catch(searchAnew);
      const readSnippets = async (): Promise<Snippets> => {
        const snippets = await found.readSnippets();
        // Only texts are missing: what is at hand stays, unless the index has moved.
        return snippets.every(Boolean) || (await used.source.isCurrent())
          ? snippets
          : searchAnew().then(
              (anew) => snippetsOf(found.hits, anew),
              () => snippets,
            );
      };
      return { ...found, readSnippets };
    },
  };
}
