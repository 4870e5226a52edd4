import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions, Spec } from "axe-core";
import { markNewLooks, NEW_LOOKS, type Known } from "./newElements";
import { setTheme } from "./site";

/** Minified, because every page evaluates it; the package exports only the full source, more than twice as long. */
const axeSource = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** WCAG 2.2, levels A and AA, with no exclusions. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules that depend on colors. All others read the document and its layout, which both themes share. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Off-screen content may be laid out with estimated sizes; this measures it as if it were in view. Disabling
 * transitions keeps intermediate colors, which the site does not define, out of the results.
 */
const AS_IN_VIEW = "* { content-visibility: visible !important; transition: none !important; }";

/** The rules that depend on the width. */
const LAYOUT_RULES = ["target-size", "scrollable-region-focusable", ...COLOR_RULES];

/** All rules, the rules that a theme change can break, the rules that a width change can break, or all but colors. */
export type RuleSet = "all" | "colors" | "layout" | "structure";

interface Scope {
  /** Selector of the elements to check, including their descendants; defaults to the whole page. */
  within?: string;
  /** Selector of the only elements whose colors are checked; defaults to all of them. */
  colorsOf?: string;
}

function runOptions(rules: RuleSet): RunOptions {
  const chosen = { colors: COLOR_RULES, layout: LAYOUT_RULES, all: undefined, structure: undefined }[rules];
  const disabled = rules === "structure" ? COLOR_RULES : [];
  return {
    runOnly: chosen ? { type: "rule", values: chosen } : { type: "tag", values: TAGS },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
    // Preloading stylesheets would parse every one of them, only for an experimental rule.
    preload: { assets: ["media"] },
  };
}

/**
 * Two rules examine every element of the page and take most of the time. Cheap measurements find the few elements that
 * can violate them (`markCandidates`), and axe checks only those.
 */
const CANDIDATES = { "target-size": "data-tight-target", "scrollable-region-focusable": "data-scrollable" };

/** Minimum size of a target that no other target overlaps, in pixels (WCAG 2.5.8). */
const MIN_TARGET_SIZE = 24;

/**
 * Marks the elements for `CANDIDATES`: focusable elements that are small or that overlap another focusable element, and
 * elements whose content overflows.
 */
async function markCandidates(page: Page): Promise<void> {
  await page.evaluate(
    ([marks, minSize]) => {
      const elements = [...document.querySelectorAll("*")];
      for (const element of elements) {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isScrollable = scrollWidth > clientWidth || scrollHeight > clientHeight;
        element.toggleAttribute(marks["scrollable-region-focusable"], isScrollable);
      }
      const targets = elements
        .filter((element) => (element as HTMLElement).tabIndex >= 0 || element.hasAttribute("tabindex"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .sort((a, b) => a.box.top - b.box.top);
      const tight = new Set<Element>();
      targets.forEach(({ element, box }, index) => {
        if (box.width < minSize || box.height < minSize) {
          tight.add(element);
        }
        for (const other of targets.slice(index + 1)) {
          if (other.box.top >= box.bottom) {
            break;
          }
          if (other.box.left < box.right && box.left < other.box.right) {
            // A descendant covers its ancestor, not the other way around.
            [element, other.element]
              .filter((one, i, pair) => !pair[1 - i]?.contains(one))
              .forEach((one) => tight.add(one));
          }
        }
      });
      targets.forEach(({ element }) => element.toggleAttribute(marks["target-size"], tight.has(element)));
    },
    [CANDIDATES, MIN_TARGET_SIZE] as const,
  );
}

/** Selectors for the rules that check only some elements. */
function ruleSelectors(colorsOf: string): { id: string; selector: string }[] {
  return [
    ...Object.entries(CANDIDATES).map(([id, mark]) => ({ id, selector: `[${mark}]` })),
    { id: "color-contrast", selector: colorsOf || "*" },
    { id: "link-in-text-block", selector: `a[href]${colorsOf}, [role=link]${colorsOf}` },
  ];
}

/** Injects axe, and styles with which the page can be measured, into the open page. Later calls are no-ops. */
export async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.addStyleTag({ content: AS_IN_VIEW });
    await page.evaluate(axeSource);
  }
}

/**
 * Runs axe on the page in its current state.
 *
 * @returns one line per violation: the rule and the elements that violate it
 */
export async function accessibilityViolations(
  page: Page,
  rules: RuleSet = "all",
  { within = "html", colorsOf = "" }: Scope = {},
): Promise<string[]> {
  await prepare(page);
  await page.evaluate(
    (selectors) => (window as unknown as { axe: { configure(spec: Spec): void } }).axe.configure({ rules: selectors }),
    ruleSelectors(colorsOf),
  );
  if (rules !== "colors") {
    await markCandidates(page);
  }
  const { violations } = await page.evaluate(
    ([selector, options]) =>
      (window as unknown as { axe: { run(context: string, settings: RunOptions): Promise<AxeResults> } }).axe.run(
        selector,
        options,
      ),
    [within, runOptions(rules)] as const,
  );
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 5).map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`);
    return `axe ${id}, ${nodes.length} times: ${elements.join("; ")}`;
  });
}

/**
 * Expects the page in its current state to be accessible in both themes. Checks colors once per look, all else once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looks: Known = new Set();
  await prepare(page);
  for (const [theme, rules] of [
    ["light", "all"],
    ["dark", "colors"],
  ] as const) {
    await setTheme(page, theme);
    await markNewLooks(page, looks);
    expect(await accessibilityViolations(page, rules, { colorsOf: NEW_LOOKS }), theme).toEqual([]);
  }
}
