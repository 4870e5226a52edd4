import subsetFont from "subset-font";
import { optimize, type Config } from "svgo";

/** A font as D2 embeds it: the class of the texts that use it, its name, and its data. */
const FONT =
  /(\.(text[\w-]*) \{\s*font-family: "([\w-]+)";\s*\}\s*@font-face \{\s*font-family: \3;\s*src: url\()"data:application\/font-woff;base64,([^"]+)"/g;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** How the rendering is minified. Without its viewBox, a diagram would be cropped instead of scaled. */
export const minification: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: { removeViewBox: false } } }],
};

/** The characters of all texts of a rendering that have a class, each once. */
export function charactersOf(svg: string, className: string): string {
  const texts = Array.from(svg.matchAll(/<text [^>]*class="([^"]*)"[^>]*>(.*?)<\/text>/gs))
    .filter(([, classes]) => classes?.split(" ").includes(className))
    .map(([, , content = ""]) => content.replace(/<[^>]*>/g, ""))
    .join("")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return [...new Set(texts)].sort().join("");
}

/**
 * Makes a rendering about half as large, without changing how it looks. D2 embeds each font as WOFF, with the characters
 * of the whole diagram, and the colors of its entire theme. Each font is reduced to the characters of the texts that use
 * it, as WOFF2, and what has no effect is removed.
 *
 * @param svg rendering by D2
 * @throws if the rendering contains a font in an unexpected form, or one that only labels in Markdown or code use
 */
export async function compact(svg: string): Promise<string> {
  const fonts = [...svg.matchAll(FONT)];
  if (fonts.length !== svg.split("@font-face").length - 1) {
    throw new Error("The rendering embeds a font in an unexpected form: compare FONT in scripts/diagrams/compact.ts.");
  }
  let smaller = svg;
  for (const [rule, start = "", className = "", , data = ""] of fonts) {
    const characters = charactersOf(svg, className);
    if (characters === "") {
      throw new Error("The diagram has a label in Markdown or code, whose font cannot be embedded. Use plain labels.");
    }
    const font = await subsetFont(Buffer.from(data, "base64"), characters, { targetFormat: "woff2" });
    smaller = smaller.replace(rule, `${start}"data:font/woff2;base64,${font.toString("base64")}"`);
  }
  return optimize(smaller, minification).data;
}
