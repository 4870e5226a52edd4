import type { Page } from "@playwright/test";
import { source as axeSource, type AxeResults, type RunOptions, type Spec } from "axe-core";
import { NEW_LOOKS } from "./newElements";

/** WCAG 2.2, levels A and AA, with no exclusions. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose outcome depends on colors. All others read the document and its layout, which both themes share. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What is off screen may be laid out by estimate; it is measured as it is when in view. A color on its way to another
 * is no color of the site.
 */
const AS_IN_VIEW = "* { content-visibility: visible !important; transition: none !important; }";

/** The rules whose outcome depends on where text wraps. */
const LAYOUT_RULES = ["target-size", "scrollable-region-focusable"];

/** All rules; those that a change of theme can break; those that a change of width can break; or all but colors. */
export type RuleSet = "all" | "colors" | "layout" | "structure";

function runOptions(rules: RuleSet): RunOptions {
  const chosen = { colors: COLOR_RULES, layout: LAYOUT_RULES, all: undefined, structure: undefined }[rules];
  const disabled = rules === "structure" ? COLOR_RULES : [];
  return {
    runOnly: chosen ? { type: "rule", values: chosen } : { type: "tag", values: TAGS },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
    // Styles would be read from every stylesheet, for an experimental rule alone.
    preload: { assets: ["media"] },
  };
}

/**
 * Two rules look at every element of the page, and take most of the time. Cheap measures find the few that can break
 * them (`markCandidates`), and axe judges those.
 */
const CANDIDATES = { "target-size": "data-tight-target", "scrollable-region-focusable": "data-scrollable" };

/** Size of a target that is large enough if no other overlaps it, pixels (WCAG 2.5.8). */
const MIN_TARGET_SIZE = 24;

/**
 * Marks what `CANDIDATES` names: what can have the focus and is small or overlapped by something else that can, and what
 * has more content than room.
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
            // What is inside a target covers it, and is not covered by it.
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

/** Which elements rules look at, where those are not all; what else is in an element of a new look is not new. */
function ruleSelectors(within: string): { id: string; selector: string }[] {
  const scope = within === NEW_LOOKS ? NEW_LOOKS : "";
  return [
    ...Object.entries(CANDIDATES).map(([id, mark]) => ({ id, selector: `[${mark}]` })),
    { id: "color-contrast", selector: scope || "*" },
    { id: "link-in-text-block", selector: `a[href]${scope}, [role=link]${scope}` },
  ];
}

/**
 * Checks the page as it is now with axe.
 *
 * @param within selector of the elements to check with all that is in them; left out: the whole page
 * @returns one line per violation: the rule, and the elements that break it
 */
export async function accessibilityViolations(page: Page, rules: RuleSet = "all", within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.addStyleTag({ content: AS_IN_VIEW });
    await page.evaluate(axeSource);
  }
  await page.evaluate(
    (selectors) => (window as unknown as { axe: { configure(spec: Spec): void } }).axe.configure({ rules: selectors }),
    ruleSelectors(within),
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
