import { createEngine } from "../engine";
import type { SearchEngine, Snippets } from "../types";
import { httpSource, isTimeout, type HttpSource } from "./httpSource";
import type { Manifest } from "./manifest";

/** The development server writes a new index on the first search after a page has been saved. */
const isDevelopment = process.env.NODE_ENV === "development";

/** An engine for the index at the location where it was opened. */
interface Session {
  source: HttpSource;
  engine: SearchEngine;
}

/**
 * Searches the index of a site on this thread. A query that fails is retried once, unless a download timed out, on the
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
        if (isTimeout(error)) {
          // The reader has already waited long enough.
          throw error;
        }
        return (await refresh(used)).engine.search(query, options);
      });
      const readSnippets = async (): Promise<Snippets> => {
        const snippets = await found.readSnippets();
        if (!snippets.every(Boolean)) {
          // The index may have moved. The next search, or Retry, uses the new one.
          await refresh(used);
        }
        return snippets;
      };
      return { ...found, readSnippets };
    },
  };
}
