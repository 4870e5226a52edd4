import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { checkCatalogSample } from "../../catalog/checkSample";
import { faultAt, type Fault } from "../fault";
import type { Page } from "../page";
import type { Site } from "../site";

/** Samples that use a module of the Service Catalog set its required inputs, and none that it does not have. */
export async function catalogSamples(page: Page, { services }: Site): Promise<Fault[]> {
  const blocks: Code[] = [];
  visit(page.tree, "code", (code) => {
    if (code.lang === "hcl") {
      blocks.push(code);
    }
  });
  const faults: Fault[] = [];
  for (const block of blocks) {
    const { line, column } = block.position?.start ?? { line: 1, column: 1 };
    for (const fault of await checkCatalogSample(block.value, services)) {
      faults.push(faultAt(page, { line: line + fault.line, column }, fault.message));
    }
  }
  return faults;
}
