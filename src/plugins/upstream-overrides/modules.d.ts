declare module "@upstream/ComponentCreator" {
  interface LoadableComponent {
    (props: Record<string, unknown>): JSX.Element;
    preload: () => Promise<unknown>;
  }
  export default function ComponentCreator(path: string, hash: string): LoadableComponent;
}

declare module "@docusaurus/core/lib/client/flat" {
  export default function flat(chunkNames: unknown): Record<string, string>;
}

declare module "@docusaurus/core/lib/client/prefetch" {
  export default function prefetch(url: string): Promise<void>;
}

declare module "@docusaurus/core/lib/client/preload" {
  export default function preload(pathname: string): Promise<unknown>;
}

/** The bundler's runtime; `gca` gives the URL of a chunk by its name (Docusaurus's ChunkAssetPlugin). */
declare const __webpack_require__: { gca(chunkName: string): string };

declare module "@upstream/algoliasearchLite" {
  export { liteClient } from "algoliasearch/lite";
}
