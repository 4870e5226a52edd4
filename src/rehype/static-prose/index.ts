import type { Program } from "estree";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { MdxJsxAttribute, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import { SKIP, visit } from "unist-util-visit";

/** Blocks of text that are what they are: no component, or one that does nothing for them without attributes. */
const TEXT_BLOCKS = ["p", "blockquote", "ol", "ul", "li", "thead", "tbody", "tr", "th", "td"];

/** The same, with what stands in their lines. */
const PLAIN = new Set([...TEXT_BLOCKS, "em", "strong", "del", "code", "br"]);

/** Of these, the ones that are components. */
const COMPONENTS = new Set(["code", "li", "ul"]);

/** All elements that have lines of their own. */
const BLOCKS = new Set([...TEXT_BLOCKS, "hr", "pre", "table", "h2", "h3", "h4"]);

const isElement = (node: RootContent | undefined): node is Element => node?.type === "element";

const isBlock = (node: RootContent | undefined): boolean => isElement(node) && BLOCKS.has(node.tagName);

/** Upstream's components ask for an `id` or a class, and MDX makes a style of `align`. */
const isPlain = ({ tagName, properties }: Element): boolean =>
  PLAIN.has(tagName) && !("id" in properties || "align" in properties || "className" in properties);

const isStatic = (node: ElementContent): boolean =>
  node.type === "text" || (isElement(node) && isPlain(node) && node.children.every(isStatic));

/** The attribute `dangerouslySetInnerHTML={{ __html: value }}`. */
function innerHtml(value: string): MdxJsxAttribute {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ExpressionStatement",
        expression: {
          type: "ObjectExpression",
          properties: [
            {
              type: "Property",
              kind: "init",
              method: false,
              shorthand: false,
              computed: false,
              key: { type: "Identifier", name: "__html" },
              value: { type: "Literal", value },
            },
          ],
        },
      },
    ],
  };
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
 * Rehype plugin: what Markdown alone has made of a page's text is HTML in the page's module, which React takes as it is.
 * It neither makes nor hydrates an element and a text for each word in bold or code. Links, images, headings and whatever
 * else is a component stay what they are, and so does what is around them.
 */
export default function staticProse() {
  return (tree: Root): void => {
    visit(tree, "text", ({ value }, index = 0, parent) => {
      const siblings = parent?.children ?? [];
      if (/^\n+$/.test(value) && (isBlock(siblings[index - 1]) || isBlock(siblings[index + 1]))) {
        // Nobody sees a line break next to a block. To React it is a text like any other.
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
          // As if a writer had written it: MDX puts no component in its place.
          data: { _mdxExplicitJsx: true },
        };
        (parent.children as ElementContent[])[index] = literal;
        return isHtml ? SKIP : index;
      }
    });
  };
}
