import { IndexError, type IndexSource } from "../types";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "./manifest";

/** A download that takes longer than this fails, so that the reader sees an error. */
export const TIMEOUT_MS = 30_000;

/** Requests a file, and reads its body. */
async function download<T>(url: string, read: (response: Response) => Promise<T>, init?: RequestInit): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal });
    if (!response.ok) {
      throw new IndexError(`${url} responded with status ${response.status}.`);
    }
    return await read(response);
  } catch (error) {
    // When a download is aborted, its stream may report only that it ended early.
    throw signal.aborted ? signal.reason : error;
  }
}

async function decompress({ body }: Response): Promise<Uint8Array> {
  const stream = body?.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function asIndexError(name: string, error: unknown): IndexError {
  return error instanceof IndexError
    ? error
    : new IndexError(`The part "${name}" of the search index could not be read.`, { cause: error });
}

/** Whether a download took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof IndexError && error.cause instanceof DOMException && error.cause.name === "TimeoutError";

/** An index served over HTTP. */
export interface HttpSource extends IndexSource {
  /** Checks whether the index has moved: returns its new manifest, or undefined if it has not moved or is unknown. */
  findMoved(): Promise<Manifest | undefined>;
}

/**
 * Reads an index over HTTP.
 *
 * @param root URL of the site's root, ending in a slash
 * @param known the manifest, if it has been read before
 */
export function httpSource(root: string, known?: Manifest): HttpSource {
  let manifest = known && Promise.resolve(known);
  const readManifest = (): Promise<Manifest> =>
    download(`${root}${INDEX_DIRECTORY}/${MANIFEST_FILE}`, async (response) => (await response.json()) as Manifest, {
      cache: "no-cache",
    });
  const getManifest = (): Promise<Manifest> => {
    manifest ??= readManifest().catch((error: unknown) => {
      manifest = undefined;
      throw error;
    });
    return manifest;
  };
  let looking: Promise<Manifest | undefined> | undefined;
  const look = async (): Promise<Manifest | undefined> => {
    try {
      const before = await manifest;
      const now = before && (await readManifest());
      return now?.directory === before?.directory ? undefined : now;
    } catch {
      return undefined;
    }
  };
  return {
    findMoved() {
      // Queries that fail at the same time share one lookup.
      looking ??= look().finally(() => (looking = undefined));
      return looking;
    },
    async read(name) {
      try {
        return await download(root + partPath(await getManifest(), name), decompress);
      } catch (error) {
        throw asIndexError(name, error);
      }
    },
  };
}
