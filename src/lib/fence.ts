import type { Code } from "mdast";

/** The title of a code fence, which is a path: `title="infrastructure-live/root.hcl"`. */
export function titleOf({ meta }: Code): string | undefined {
  return /\btitle="([^"]*)"/.exec(meta ?? "")?.[1];
}

/** Whether a code fence's info string contains a word, such as `world` or `not-run`, outside its title. */
export function hasWord({ meta }: Code, word: string): boolean {
  const outsideOfTitle = (meta ?? "").replace(/"[^"]*"/g, "");
  return outsideOfTitle.split(/\s+/).includes(word);
}
