import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Contrast of the design tokens according to WCAG 2.2: 4.5:1 for text on each background it is used
 * on, and 3:1 for graphics such as the focus ring (criteria 1.4.3 and 1.4.11).
 */
const AA_TEXT = 4.5;
const AA_NON_TEXT = 3;

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const source = fs.readFileSync(path.resolve(import.meta.dirname, "../../src/css/tokens.css"), "utf8");

/** The color tokens of a theme, without `--gw-`: those of `:root`, overridden by those of the theme's own block. */
function readTokens(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = "", body = ""] of source.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selectors = selector.split(",").map((part) => part.trim());
    const applies = selectors.some((part) => part === `html[data-theme="${theme}"]` || part === ":root");
    if (applies) {
      for (const [, name = "", value = ""] of body.matchAll(/--gw-((?:color|syntax)-[\w-]+):\s*([^;]+);/g)) {
        tokens.set(name.replace(/^color-/, ""), value.trim());
      }
    }
  }
  return tokens;
}

const tokens = { light: readTokens("light"), dark: readTokens("dark") };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, foreground: string, background: string): number {
  const [lighter = 0, darker = 0] = [foreground, background]
    .map((name) => {
      const value = tokens[theme].get(name) ?? "";
      if (!/^#[\da-f]{6}$/i.test(value)) {
        throw new Error(`--gw-color-${name} is "${value}" in the ${theme} theme, not a color such as #5849a6.`);
      }
      return luminance(value);
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Backgrounds of running text, links and headings. */
const surfaces = [
  "background",
  "surface",
  "surface-strong",
  "card",
  "accent-surface",
  "inline-code",
  "footer",
  "note-surface",
  "success-surface",
  "warning-surface",
  "danger-surface",
  "info-surface",
];
const codeSurfaces = ["code-background", "code-highlight"];
const states = ["success", "warning", "danger", "info"];
const syntax = [...tokens.light.keys()].filter((name) => name.startsWith("syntax-"));

/** Text tokens and the backgrounds they are used on. */
const text: Record<string, string[]> = {
  primary: surfaces,
  "primary-strong": surfaces,
  heading: surfaces,
  text: [...surfaces, "mark"],
  "text-muted": surfaces,
  "code-text": [...codeSurfaces, ...surfaces],
  "on-primary": ["primary", "primary-strong"],
  ink: ["paper"],
  ...Object.fromEntries(states.map((state) => [state, [`${state}-surface`, "background", "card"]])),
  ...Object.fromEntries(syntax.map((name) => [name, codeSurfaces])),
};

/** Graphics that readers must be able to see. */
const nonText: Record<string, string[]> = { focus: [...surfaces, ...codeSurfaces] };

/** Tokens that carry no information: separators, shadows, and the backdrops of dialogs and images. */
const decorative = ["border", "shadow", "backdrop", "zoom-backdrop"];

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background): [string, string] => [foreground, background]),
  );
}

describe.each(themes)("tokens of the %s theme", (theme) => {
  it.each(pairs(text))("text: %s on %s", (foreground, background) => {
    expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(pairs(nonText))("graphics: %s on %s", (foreground, background) => {
    expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(AA_NON_TEXT);
  });

  it("are all covered by the pairs above or decorative", () => {
    const known = new Set([...pairs(text), ...pairs(nonText)].flat().concat(decorative));
    expect([...tokens[theme].keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("tokens", () => {
  it("computes the contrast of WCAG's own examples", () => {
    tokens.light.set("test-black", "#000000").set("test-white", "#ffffff").set("test-gray", "#777777");
    expect(contrast("light", "test-black", "test-white")).toBe(21);
    expect(contrast("light", "test-gray", "test-white")).toBeCloseTo(4.48, 2);
  });

  it("are the same in both themes", () => {
    const names = (theme: Theme) => [...readTokens(theme).keys()].sort();
    expect(names("dark")).toEqual(names("light"));
  });
});
