import type { Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Rehype plugin: hides the checkboxes of checklists (`- [ ] What has to be true`) from assistive technology. They are
 * for print. On screen, they cannot be checked, and each would be announced as a checkbox without a name.
 */
export default function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "input" && properties.type === "checkbox") {
        properties.ariaHidden = "true";
      }
    });
  };
}
