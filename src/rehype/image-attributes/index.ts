import type { Root } from "hast";
import { visit } from "unist-util-visit";

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * Rehype plugin: restores the characters in the alt texts and titles of pictures. Docusaurus escapes them as HTML, and
 * React escapes attributes again, so `'` would become `&#39;` on the page.
 */
export default function imageAttributes() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.name === "img") {
        for (const attribute of node.attributes) {
          const isText = attribute.type === "mdxJsxAttribute" && /^(?:alt|title)$/.test(attribute.name);
          if (isText && typeof attribute.value === "string") {
            attribute.value = attribute.value.replaceAll(
              /&(amp|lt|gt|quot|#39);/g,
              (entity, name: string) => CHARACTERS[name] ?? entity,
            );
          }
        }
      }
    });
  };
}
