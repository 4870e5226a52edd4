/** Where the index is on the site, relative to its root. */
export const INDEX_DIRECTORY = "search-index";

/** The only file of the index with a fixed name. It is small, and a cached copy is never used without asking the server. */
export const MANIFEST_FILE = "manifest.json";

export interface Manifest {
  /** Folder of the parts, named by their content. */
  directory: string;
}

/** Path of a part of the index, relative to the site's root. */
export function partPath({ directory }: Manifest, name: string): string {
  return `${INDEX_DIRECTORY}/${directory}/${name}.bin`;
}
