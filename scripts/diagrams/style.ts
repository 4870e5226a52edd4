/**
 * The style of diagrams: the classes that every `.d2` file may use, the colors of each theme, and
 * the size. Raw colors are allowed here because an image cannot read the site's tokens.
 */

interface Palette {
  background: string;
  text: string;
  line: string;
  primary: [fill: string, stroke: string];
  muted: [fill: string, stroke: string];
  external: [fill: string, stroke: string];
  store: [fill: string, stroke: string];
  danger: [fill: string, stroke: string];
  group: [fill: string, stroke: string];
}

export const palettes = {
  light: {
    background: "#ffffff",
    text: "#252746",
    line: "#5b5d78",
    primary: ["#e7e3fb", "#5849a6"],
    muted: ["#f3f8fb", "#8a93a8"],
    external: ["#fdf3e1", "#a86a12"],
    store: ["#e1f1f4", "#1f7483"],
    danger: ["#fde7e7", "#b3261e"],
    group: ["#f9fbfc", "#b9c1d0"],
  },
  dark: {
    background: "#1d1e2f",
    text: "#eceaf6",
    line: "#a9abc4",
    primary: ["#3a3169", "#ab80fe"],
    muted: ["#2a2c42", "#7c8099"],
    external: ["#44351c", "#e0a95a"],
    store: ["#183c45", "#5fc0d0"],
    danger: ["#4b2027", "#f28b82"],
    group: ["#232539", "#4c4f6b"],
  },
} satisfies Record<"light" | "dark", Palette>;

/** The classes of nodes. */
export const kinds = ["primary", "muted", "external", "store", "danger", "group"] as const;

/** D2 source prepended to each diagram: classes and defaults in the theme's colors. */
export function stylePrelude(palette: Palette): string {
  const classes = kinds.map((kind) => {
    const [fill, stroke] = palette[kind];
    const dash = kind === "external" ? "; stroke-dash: 4" : "";
    const label = kind === "group" ? "label.near: top-left; " : "";
    const font = kind === "group" ? "; font-size: 16; bold: true" : "";
    return `  ${kind}: {${label}style: {fill: "${fill}"; stroke: "${stroke}"; font-color: "${palette.text}"; stroke-width: 1; border-radius: 6${dash}${font}}}`;
  });
  return [
    `style.fill: "${palette.background}"`,
    `classes: {\n${classes.join("\n")}\n}`,
    `***.style.font-color: "${palette.text}"`,
    // A glob matches only connections with the same arrowheads.
    ...["->", "<-", "<->", "--"].map(
      (arrow) =>
        `(*** ${arrow} ***)[*].style: {stroke: "${palette.line}"; font-color: "${palette.text}"; stroke-width: 1}`,
    ),
    "",
  ].join("\n");
}

/** Colors of everything without a class, in the slots of D2's theme. */
export function themeOverrides(palette: Palette): Record<string, string> {
  const [muted, mutedLine] = palette.muted;
  const [group, groupLine] = palette.group;
  return {
    n1: palette.text,
    n2: palette.line,
    n3: palette.line,
    n4: groupLine,
    n5: group,
    n6: muted,
    n7: palette.background,
    b1: mutedLine,
    b2: palette.line,
    b3: group,
    b4: group,
    b5: muted,
    b6: muted,
    aa2: palette.line,
    aa4: muted,
    aa5: group,
    ab4: muted,
    ab5: group,
  };
}

/** Maximum height of diagrams in pixels, unless their labels would become too small. */
export const MAX_HEIGHT_PX = 578;

/** The minimum scale of a diagram: labels of 16 pixels shrink to 12. */
export const MIN_SCALE = 0.75;

/** How browsers draw text. */
export const TEXT_RENDERING = "geometricPrecision";

/**
 * Keeps the widths of letters as D2 has measured them. Otherwise, browsers round them to pixels on some systems, and
 * texts become wider than the boxes made for them.
 */
export function withExactText(svg: string): string {
  return svg.replace("<svg ", `<svg text-rendering="${TEXT_RENDERING}" `);
}

/**
 * Sets the display size of a diagram. The site takes `width` and `height` from
 * the file, so that browsers reserve the right space before the image arrives.
 *
 * @param svg rendering whose root has only a `viewBox`
 * @throws if there is no `viewBox` to take the proportions from
 */
export function withDisplaySize(svg: string): string {
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  if (!width || !height) {
    throw new Error('The rendering has no viewBox="0 0 WIDTH HEIGHT", so its size is unknown.');
  }
  const scale = Math.min(1, Math.max(MIN_SCALE, MAX_HEIGHT_PX / height));
  return svg.replace("<svg ", `<svg width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" `);
}
