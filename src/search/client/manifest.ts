/** Directory of the index, relative to the site's root. */
export const INDEX_DIRECTORY = "search-index";

/** The only file of the index with a fixed name. It is small, and cached copies are always revalidated. */
export const MANIFEST_FILE = "manifest.json";

export interface Manifest {
  /** Folder of the parts, named by a hash of their content. */
  directory: string;
}

/** Path of a part of the index, relative to the site's root. */
export function partPath({ directory }: Manifest, name: string): string {
  return `${INDEX_DIRECTORY}/${directory}/${name}.bin`;
}
