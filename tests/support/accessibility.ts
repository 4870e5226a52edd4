import type { Page } from "@playwright/test";
import { source as axeSource, type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2, levels A and AA, with no exclusions. */
const options: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
};

/**
 * Checks the page as it stands with axe.
 *
 * @returns one line a violation: the rule, and the elements that break it
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // What is off screen may be laid out by estimate; it is measured as when it is in view.
  await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
  }
  const { violations } = await page.evaluate(
    (runOptions) =>
      (window as unknown as { axe: { run(settings: RunOptions): Promise<AxeResults> } }).axe.run(runOptions),
    options,
  );
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 5).map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`);
    return `axe ${id}, ${nodes.length} times: ${elements.join("; ")}`;
  });
}
