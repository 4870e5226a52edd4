import fs from "node:fs";
import path from "node:path";
import type { Image, Paragraph, Parent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Path of a diagram's rendering for one theme, which `scripts/diagrams.mts` writes. */
export function renderedPath(source: string, theme: "light" | "dark"): string {
  return source.replace(/\.d2$/, `.${theme}.svg`);
}

/** The image of a paragraph that contains nothing else, and that a block can therefore replace. */
function onlyImage(node: Paragraph): Image | undefined {
  const [child, ...others] = node.children;
  return others.length === 0 && child?.type === "image" ? child : undefined;
}

/**
 * Remark plugin: replaces `![What the picture shows](./name.d2 "Caption")` with the diagram's
 * renderings for both themes, which are next to the source. A fragment such as `#no-zoom` is kept.
 *
 * @throws if a rendering is missing; the message names the command that creates it
 */
export default function diagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "paragraph", (node, index, parent: Parent | undefined) => {
      const image = onlyImage(node);
      const [, source, fragment = ""] = /^([^#]+\.d2)(#.*)?$/.exec(image?.url ?? "") ?? [];
      if (image === undefined || source === undefined || parent === undefined || index === undefined) {
        return;
      }
      const rendering = (theme: "light" | "dark"): Image => {
        const url = renderedPath(source, theme);
        if (!fs.existsSync(path.resolve(path.dirname(file.path), url))) {
          file.fail(
            `The diagram ${source} has no rendering ${url}. Run "yarn diagrams" and commit the result.`,
            image.position,
          );
        }
        return { type: "image", url: url + fragment, alt: image.alt ?? "" };
      };
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Diagram",
        attributes: image.title ? [{ type: "mdxJsxAttribute", name: "caption", value: image.title }] : [],
        children: [rendering("light"), rendering("dark")],
      } as never;
    });
  };
}
