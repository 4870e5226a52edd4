import { createEngine } from "../engine";
import type { Hit, SearchEngine, SearchResult, Snippets } from "../types";
import { httpSource, StallError, type HttpSource } from "./httpSource";
import type { Manifest } from "./manifest";

/** The development server writes a new index on the first search after a page has been saved. */
const isDevelopment = process.env.NODE_ENV === "development";

/** An engine for the index at the location where it was opened. */
interface Session {
  source: HttpSource;
  engine: SearchEngine;
}

/** The snippets for these hits from another result. */
async function snippetsFor(hits: Hit[], result: SearchResult): Promise<Snippets> {
  const snippets = await result.readSnippets();
  return hits.map(
    ({ path, anchor }) => snippets[result.hits.findIndex((hit) => hit.path === path && hit.anchor === anchor)],
  );
}

/**
 * Searches the index of a site on this thread. A query that fails is retried once, unless a download stalled, on the
 * new index if a deployment has moved it. If the index has not moved, everything already read from it is kept.
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
          // The reader has already waited long enough.
          throw error;
        }
        return (await refresh(used)).engine.search(query, options);
      });
      const readSnippets = async (): Promise<Snippets> => {
        const snippets = await found.readSnippets();
        // The hits are useful without their texts, so texts are read again only if the index has moved.
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
