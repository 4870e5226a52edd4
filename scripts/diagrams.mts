/**
 * Renders every `.d2` file under docs/ to SVG, once per theme, next to its source.
 *
 *   yarn diagrams           renders the diagrams that have changed, and removes the renderings of those that are gone
 *   yarn diagrams --check   changes nothing; fails and names each rendering that is missing,
 *                           out of date, or without a source
 *
 * Both fail if a file is named like a rendering but is not one.
 *
 * Each rendering contains a hash of its source and of the style, so that checking it needs no
 * rendering.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { D2 } from "@terrastruct/d2";
import { formatProblem, repositoryPath, type LocalProblem } from "../src/lib/problem";
import { renderedPath } from "../src/remark/diagrams";
import { readCommandLine } from "./command.mts";
import { compact, minification } from "./diagrams/compact";
import {
  insetTitles,
  interruptBorders,
  LABEL_GAP_PX,
  TITLE_GAP_PX,
  TITLE_INSET_PX,
  titleMistakes,
  type LaidOutDiagram,
} from "./diagrams/labels";
import { forbiddenSyntax, mistakesIn, unknownClasses } from "./diagrams/mistakes";
import { filesWithoutDiagram, sourceMark } from "./diagrams/renderings";
import {
  MAX_HEIGHT_PX,
  MIN_SCALE,
  palettes,
  stylePrelude,
  TEXT_RENDERING,
  themeOverrides,
  withDisplaySize,
  withExactText,
} from "./diagrams/style";

const root = path.resolve(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const themes = ["light", "dark"] as const;
const { check } = readCommandLine({ options: { check: { type: "boolean" } } }).values;

const files = fs.readdirSync(docs, { recursive: true, encoding: "utf8" }).map((name) => path.join(docs, name));
const sources = files.filter((file) => file.endsWith(".d2")).sort();

/** The style's values rather than its source code, so that formatting does not matter. */
const style = JSON.stringify([
  MAX_HEIGHT_PX,
  MIN_SCALE,
  TEXT_RENDERING,
  TITLE_INSET_PX,
  TITLE_GAP_PX,
  LABEL_GAP_PX,
  minification,
  ...themes.map((theme) => [stylePrelude(palettes[theme]), themeOverrides(palettes[theme])]),
]);

function fingerprint(source: string): string {
  return createHash("sha256").update(style).update(fs.readFileSync(source)).digest("hex").slice(0, 16);
}

function isCurrent(source: string, rendering: string): boolean {
  return fs.existsSync(rendering) && fs.readFileSync(rendering, "utf8").includes(sourceMark(fingerprint(source)));
}

const name = (file: string) => repositoryPath(file, root);
const wanted = new Set(sources.flatMap((source) => themes.map((theme) => renderedPath(source, theme))));
const stale = sources.filter((source) => themes.some((theme) => !isCurrent(source, renderedPath(source, theme))));
const { orphans, misnamed } = filesWithoutDiagram(files, wanted);

/** Renders a diagram. If its titles have mistakes, returns those instead. */
async function render(d2: D2, source: string, text: string): Promise<string[]> {
  for (const theme of themes) {
    const palette = palettes[theme];
    const { diagram, renderOptions } = await d2.compile(stylePrelude(palette) + text, {
      options: { layout: "dagre", pad: 16, themeOverrides: themeOverrides(palette) },
    } as never);
    // D2's types do not say that shapes other than classes and tables have a label.
    const laidOut = diagram as LaidOutDiagram;
    const mistakes = titleMistakes(laidOut);
    if (mistakes.length > 0) {
      return mistakes;
    }
    const svg = await d2.render(diagram, {
      ...renderOptions,
      pad: 16,
      noXMLTag: true,
      themeOverrides: themeOverrides(palette),
      salt: theme,
    } as never);
    const labeled = interruptBorders(insetTitles(svg, laidOut), laidOut);
    const rendering = await compact(withExactText(withDisplaySize(labeled)));
    fs.writeFileSync(renderedPath(source, theme), `${rendering}\n${sourceMark(fingerprint(source))}\n`);
  }
  return [];
}

for (const file of misnamed) {
  console.error(`${name(file)}: names that end in .light.svg or .dark.svg belong to diagrams. Rename it.`);
}

if (check) {
  for (const source of stale) {
    console.error(
      `${name(source)}: its renderings are missing or out of date. Run "yarn diagrams" and commit the result.`,
    );
  }
  for (const orphan of orphans) {
    console.error(`${name(orphan)}: it has no .d2 source. Run "yarn diagrams" to remove it.`);
  }
  process.exit(stale.length + orphans.length + misnamed.length === 0 ? 0 : 1);
}

const { D2: Renderer } = await import("@terrastruct/d2");
for (const orphan of orphans) {
  fs.rmSync(orphan);
  console.log(`Removed ${name(orphan)}: its .d2 source is gone.`);
}
const d2 = new Renderer();
let failures = 0;
for (const [index, source] of stale.entries()) {
  console.log(`[${index + 1}/${stale.length}] ${name(source)}`);
  const text = fs.readFileSync(source, "utf8");
  const report = (problems: LocalProblem[]): void => {
    failures += 1;
    problems.forEach((problem) => console.error(formatProblem({ file: name(source), ...problem })));
  };
  const mistakes = [...unknownClasses(text), ...forbiddenSyntax(text)];
  if (mistakes.length > 0) {
    report(mistakes);
    continue;
  }
  try {
    const titles = await render(d2, source, text);
    if (titles.length > 0) {
      report(titles.map((message) => ({ line: 1, column: 1, message })));
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(mistakesIn(error, stylePrelude(palettes.light)) ?? [{ line: 1, column: 1, message }]);
  }
}
console.log(`${sources.length} diagrams, ${stale.length - failures} rendered, ${failures} failed.`);
// The renderer keeps a worker alive.
process.exit(failures + misnamed.length === 0 ? 0 : 1);
