declare module "@upstream/history" {
  import type { useHistory } from "@docusaurus/router";

  export function createBrowserHistory(options?: object): ReturnType<typeof useHistory>;
}

declare module "@upstream/reactUtils" {
  export * from "@docusaurus/theme-common/lib/utils/reactUtils";
}

declare module "@docusaurus/core/lib/client/flat" {
  export default function flat(chunkNames: unknown): Record<string, string>;
}

declare module "@docusaurus/core/lib/client/prefetch" {
  export default function prefetch(url: string): Promise<void>;
}

/**
 * The bundler's runtime: `e` loads a chunk by its id, `u` returns the name of its script, `miniCssF` that of its
 * stylesheet, `p` is the path of all files.
 */
declare const __webpack_require__: {
  e: (chunkId: string | number) => Promise<unknown>;
  readonly u: (chunkId: string | number) => string;
  readonly miniCssF: (chunkId: string | number) => string;
  readonly p: string;
};
