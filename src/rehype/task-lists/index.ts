import type { Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Rehype plugin: hides the boxes of checklists (`- [ ] What has to be true`) from assistive technology. They are for
 * print: nobody can tick them on the screen, and without the plugin each one is announced as a checkbox without a name.
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
