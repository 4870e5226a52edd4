import { parse } from "acorn";
import type { Program } from "estree";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { MdxJsxAttribute, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import { SKIP, visit } from "unist-util-visit";

/** Text blocks that are plain elements, or components that add nothing to an element without attributes. */
const TEXT_BLOCKS = ["p", "blockquote", "ol", "ul", "li", "thead", "tbody", "tr", "th", "td"];

/** All plain elements: the text blocks and the inline elements. */
const PLAIN = new Set([...TEXT_BLOCKS, "em", "strong", "del", "code", "br", "wbr"]);

/** The plain elements that are components. */
const COMPONENTS = new Set(["code", "li", "ul"]);

/** All block elements. */
const BLOCKS = new Set([...TEXT_BLOCKS, "hr", "pre", "table", "h2", "h3", "h4"]);

const isElement = (node: RootContent | undefined): node is Element => node?.type === "element";

const isBlock = (node: RootContent | undefined): boolean => isElement(node) && BLOCKS.has(node.tagName);

/** Upstream's components use an `id` or a class, and MDX turns `align` into a style. */
const isPlain = ({ tagName, properties }: Element): boolean =>
  PLAIN.has(tagName) && !("id" in properties || "align" in properties || "className" in properties);

const isStatic = (node: ElementContent): boolean =>
  node.type === "text" || (isElement(node) && isPlain(node) && node.children.every(isStatic));

/** The attribute `dangerouslySetInnerHTML={{ __html: value }}`. */
function innerHtml(value: string): MdxJsxAttribute {
  const estree = parse(`({ __html: ${JSON.stringify(value)} })`, { ecmaVersion: "latest" }) as Program;
  return {
    type: "mdxJsxAttribute",
    name: "dangerouslySetInnerHTML",
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

const attributesOf = ({ properties }: Element): MdxJsxAttribute[] =>
  Object.entries(properties).map(([key, value]) => {
    const { property, attribute, space } = find(html, key);
    return { type: "mdxJsxAttribute", name: space ? property : attribute, value: String(value) };
  });

/**
 * Rehype plugin: turns content that is plain Markdown into static HTML in the page's module, which React inserts as is.
 * React neither creates nor hydrates an element and a text node for each word in bold or code. Links, images, headings
 * and all other components stay as they are, and so does everything around them.
 */
export default function staticProse() {
  return (tree: Root): void => {
    visit(tree, "text", ({ value }, index = 0, parent) => {
      const siblings = parent?.children ?? [];
      if (/^\n+$/.test(value) && (isBlock(siblings[index - 1]) || isBlock(siblings[index + 1]))) {
        // A line break next to a block is invisible, but React would hydrate it like any other text.
        siblings.splice(index, 1);
        return index;
      }
    });
    visit(tree, "element", (element, index = 0, parent) => {
      if (!parent || !isPlain(element)) {
        return;
      }
      const isHtml = element.children.some(isElement) && element.children.every(isStatic);
      if (isHtml || COMPONENTS.has(element.tagName)) {
        const literal: MdxJsxTextElementHast = {
          type: "mdxJsxTextElement",
          name: element.tagName,
          attributes: isHtml ? [...attributesOf(element), innerHtml(toHtml(element.children))] : attributesOf(element),
          children: isHtml ? [] : element.children,
          // Marked as written by hand, so that MDX does not replace it with a component.
          data: { _mdxExplicitJsx: true },
        };
        (parent.children as ElementContent[])[index] = literal;
        return isHtml ? SKIP : index;
      }
    });
  };
}
