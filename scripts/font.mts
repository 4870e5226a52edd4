import fs from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * Generates the site's font, `static/fonts/source-sans-3-latin.woff2`, as a subset of the published one: the weights
 * and characters that the site uses. Other characters use the fallback font.
 */

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
const PUNCTUATION = "\u00a0©·×–—‘’“”•…›←↑→↓↕−≈≠≤≥✓";

const original = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
);
const font = await subsetFont(fs.readFileSync(original), ASCII + PUNCTUATION, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
fs.writeFileSync("static/fonts/source-sans-3-latin.woff2", font);
console.log(`static/fonts/source-sans-3-latin.woff2: ${font.length} bytes`);
