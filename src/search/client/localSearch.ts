import { createEngine } from "../engine";
import type { Hit, SearchEngine, SearchResult, Snippets } from "../types";
import { httpSource, StallError, type HttpSource } from "./httpSource";
import type { Manifest } from "./manifest";

/** The development server writes a new index whenever a page is saved. */
const isDevelopment = process.env.NODE_ENV === "development";

/** An engine over the index as it was when it was opened. */
interface Session {
  source: HttpSource;
  engine: SearchEngine;
}

/** The snippets that another result has for these hits. */
async function snippetsFor(hits: Hit[], result: SearchResult): Promise<Snippets> {
  const snippets = await result.readSnippets();
  return hits.map(
    ({ path, anchor }) => snippets[result.hits.findIndex((hit) => hit.path === path && hit.anchor === anchor)],
  );
}

/**
 * Searches the index of a site in this thread. A query that fails is tried once more, on the new index if a
 * deployment has moved it; what has been read of an index that has not moved is kept.
 *
 * @param root URL of the site's root, ending in a slash
 */
export function createLocalSearch(root: string): SearchEngine {
  const open = (manifest?: Manifest): Session => {
    const source = httpSource(root, manifest);
    return { source, engine: createEngine(source) };
  };
  let session = open();
  const refresh = async (used: Session): Promise<Session> => {
    const moved = used === session ? await used.source.findMoved() : undefined;
    // Another query may have found the new index first.
    if (moved && used === session) {
      session = open(moved);
    }
    return session;
  };
  return {
    async search(query, options) {
      const used = isDevelopment ? await refresh(session) : session;
      const found = await used.engine.search(query, options).catch(async (error: unknown) => {
        if (error instanceof StallError) {
          // The reader has waited long enough.
          throw error;
        }
        return (await refresh(used)).engine.search(query, options);
      });
      const readSnippets = async (): Promise<Snippets> => {
        const snippets = await found.readSnippets();
        // The hits are good without their texts, so these are looked for again only if the index has moved.
        const current = snippets.every(Boolean) ? used : await refresh(used);
        return current === used
          ? snippets
          : current.engine.search(query, options).then(
              (result) => snippetsFor(found.hits, result),
              () => snippets,
            );
      };
      return { ...found, readSnippets };
    },
  };
}
