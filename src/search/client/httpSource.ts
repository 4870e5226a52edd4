import { IndexError, type IndexSource } from "../types";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath, type Manifest } from "./manifest";

/** A part that takes longer counts as failed, so that the reader is told. */
const TIMEOUT_MS = 10_000;

async function request(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new IndexError(`${url} answered with status ${response.status}.`);
  }
  return response;
}

async function decompressed(response: Response): Promise<Uint8Array> {
  if (!response.body) {
    throw new IndexError(`${response.url} is empty.`);
  }
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function asIndexError(name: string, error: unknown): IndexError {
  return error instanceof IndexError
    ? error
    : new IndexError(`The part "${name}" of the search index could not be read.`, { cause: error });
}

/** An index on a server. */
export interface HttpSource extends IndexSource {
  /** Whether it still stands where it was found; true when that cannot be told. */
  isCurrent(): Promise<boolean>;
}

/**
 * Reads an index over HTTP.
 *
 * @param root address of the site's root, ending in a slash
 */
export function httpSource(root: string): HttpSource {
  let manifest: Promise<Manifest> | undefined;
  const readManifest = async (): Promise<Manifest> => {
    const response = await request(`${root}${INDEX_DIRECTORY}/${MANIFEST_FILE}`, { cache: "no-cache" });
    return (await response.json()) as Manifest;
  };
  return {
    async isCurrent() {
      try {
        const known = await manifest;
        return known === undefined || known.directory === (await readManifest()).directory;
      } catch {
        return true;
      }
    },
    async read(name) {
      try {
        manifest ??= readManifest();
        return await decompressed(await request(root + partPath(await manifest, name)));
      } catch (error) {
        throw asIndexError(name, error);
      }
    },
  };
}
