/** The pages of a section that differ only in their paths and their content, as its table lists them (`split.ts`). */
export interface PageList {
  sidebar?: string;
  /** The chunk of their component. */
  component?: string;
  /** Imports of their content, by path. */
  imports: Record<string, () => Promise<unknown>>;
}

/** Replaces the hashes that keep upstream's routes apart. A listed path needs none, because it has only one route. */
const HASH = "page";

/** The id of the document at a path, unless the document has a slug. */
export const idOfPage = (path: string): string => `${path.slice(1)}${path.endsWith("/") ? "index" : ""}`;

/** What upstream generates for each page: its route, its chunks, and its entry in the data of the docs. */
export function expandPages({ sidebar, component, imports }: PageList) {
  const paths = Object.keys(imports);
  const byPath = <Value>(keyOf: (path: string) => string, valueOf: (path: string) => Value): Record<string, Value> =>
    Object.fromEntries(paths.map((path) => [keyOf(path), valueOf(path)]));
  return {
    routes: paths.map((path) => ({ path, hash: HASH, exact: true, sidebar })),
    chunkNames: byPath(
      (path) => `${path}-${HASH}`,
      (path) => ({ __comp: component, content: path }),
    ),
    registry: byPath(
      (path) => path,
      (path) => [imports[path]],
    ),
    docs: paths.map((path) => ({ id: idOfPage(path), path, sidebar })),
  };
}
