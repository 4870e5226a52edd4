import fs from "node:fs";

const RENDERING = /\.(?:light|dark)\.svg$/;

/** The comment in a rendering that names what it was rendered from. */
export const sourceMark = (fingerprint: string): string => `<!-- source ${fingerprint} -->`;

/**
 * Finds the files that are named like renderings, but whose diagram does not exist.
 *
 * @param files paths of all files
 * @param wanted paths of the renderings of all diagrams
 * @returns the renderings whose diagram is gone, and the other files, which were not rendered from a diagram
 */
export function filesWithoutDiagram(
  files: readonly string[],
  wanted: ReadonlySet<string>,
): { orphans: string[]; misnamed: string[] } {
  const unwanted = files.filter((file) => RENDERING.test(file) && !wanted.has(file));
  const isRendered = (file: string): boolean => /<!-- source [\da-f]+ -->/.test(fs.readFileSync(file, "utf8"));
  return { orphans: unwanted.filter(isRendered), misnamed: unwanted.filter((file) => !isRendered(file)) };
}
