import type { Page } from "@playwright/test";
import { source as axeSource, type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2, levels A and AA, with no exclusions. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose outcome depends on colors. All others read the document and its layout, which both themes share. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What is off screen may be laid out by estimate; it is measured as it is when in view. A color on its way to another
 * is no color of the site.
 */
const AS_IN_VIEW = "* { content-visibility: visible !important; transition: none !important; }";

/** All rules; those that a change of theme can break; or all others. */
type RuleSet = "all" | "colors" | "structure";

function runOptions(rules: RuleSet): RunOptions {
  const runOnly: RunOptions["runOnly"] =
    rules === "colors" ? { type: "rule", values: COLOR_RULES } : { type: "tag", values: TAGS };
  const disabled = rules === "structure" ? COLOR_RULES : [];
  return {
    runOnly,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
}

/**
 * Checks the page as it is now with axe.
 *
 * @returns one line per violation: the rule, and the elements that break it
 */
export async function accessibilityViolations(page: Page, rules: RuleSet = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.addStyleTag({ content: AS_IN_VIEW });
    await page.evaluate(axeSource);
  }
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(settings: RunOptions): Promise<AxeResults> } }).axe.run(options),
    runOptions(rules),
  );
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 5).map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`);
    return `axe ${id}, ${nodes.length} times: ${elements.join("; ")}`;
  });
}

/**
 * Leaves one input, output and field of each shape on a service's page: what has the same elements and classes has the
 * same look, and a page may have hundreds. For checks of colors, and for further runs on a page that has been checked whole.
 */
export async function keepOneOfEachShape(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shapes = new Set<string>();
    for (const entry of document.querySelectorAll(".entry")) {
      const elements = [entry, ...entry.querySelectorAll("*")];
      const shape = elements.map((one) => `${one.tagName}.${one.getAttribute("class") ?? ""}`).join(" ");
      if (shapes.has(shape)) {
        entry.remove();
      }
      shapes.add(shape);
    }
  });
}
