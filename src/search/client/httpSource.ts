import { IndexError, type IndexSource } from "../types";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "./manifest";

/** A download that receives no data for this long fails, so that the reader sees an error. */
export const STALL_MS = 10_000;

/** Thrown when a download stalls. */
export class StallError extends IndexError {}

/**
 * Downloads a file for as long as bytes keep arriving: a slow connection is not a broken one.
 *
 * @param read reads the body to its end
 * @throws StallError if no data arrives for {@link STALL_MS}
 */
async function download<T>(
  url: string,
  init: RequestInit,
  read: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new StallError(`${url} has sent nothing for ${STALL_MS / 1000} s.`));
  let timeout = setTimeout(stop, STALL_MS);
  const onProgress = (): void => {
    clearTimeout(timeout);
    timeout = setTimeout(stop, STALL_MS);
  };
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, stream) {
      onProgress();
      stream.enqueue(bytes);
    },
  });
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (!response.ok || !response.body) {
      throw new IndexError(`${url} responded with status ${response.status}.`);
    }
    onProgress();
    return await read(response.body.pipeThrough(watch));
  } catch (error) {
    // When a download is aborted, the stream may report only that it ended early.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timeout);
  }
}

async function decompress(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

function asIndexError(name: string, error: unknown): IndexError {
  return error instanceof IndexError
    ? error
    : new IndexError(`The part "${name}" of the search index could not be read.`, { cause: error });
}

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
    download(
      `${root}${INDEX_DIRECTORY}/${MANIFEST_FILE}`,
      { cache: "no-cache" },
      async (body) => (await new Response(body).json()) as Manifest,
    );
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
        return await download(root + partPath(await getManifest(), name), {}, decompress);
      } catch (error) {
        throw asIndexError(name, error);
      }
    },
  };
}
