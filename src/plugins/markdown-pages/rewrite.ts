import type { Element, ElementContent } from "hast";
import { isCodeBlock, plainCode } from "./codeBlock";
import { classesOf, element, find, hasClass, isElement, isInline, text, textOf } from "./elements";

/** Controls and pictures that are not part of the text, and elements that only a script fills. */
const LEFT_OUT_ELEMENTS = new Set("aside button form input nav noscript script select style svg template".split(" "));
const LEFT_OUT_CLASSES =
  /^(?:hash-link|theme-doc-toc-\w+|theme-doc-footer|pagination-nav|table-of-contents|themedComponent--dark)$/;

function isLeftOut(one: Element): boolean {
  return (
    LEFT_OUT_ELEMENTS.has(one.tagName) ||
    one.properties.ariaHidden === "true" ||
    one.properties.role === "tablist" ||
    // The link to the Markdown itself.
    one.properties.type === "text/markdown" ||
    classesOf(one).some((name) => LEFT_OUT_CLASSES.test(name))
  );
}

/** Inserts a separator between elements that only layout separates, such as the facts under a walkthrough's title. */
function separated(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const isApart =
      isElement(child) &&
      isElement(before) &&
      (isElement(child, "span", "small") || isElement(before, "span", "small")) &&
      [child, before].every((one) => isInline(one) && textOf(one).trim() !== "");
    return isApart ? [text(" · "), child] : [child];
  });
}

const readAll = (children: ElementContent[]): ElementContent[] => separated(children.flatMap(rewrite));

/** A collapsed section in full: its summary, then its content. */
function unfolded({ children }: Element): ElementContent[] {
  const summary = children.find((child) => isElement(child, "summary"));
  const label = summary ? textOf(summary).trim() : "";
  const content = readAll(children.filter((child) => child !== summary));
  return content.every(isInline)
    ? [text(`${label}: `), ...content]
    : [element("p", [text(`${label.replace(/^./, (first) => first.toUpperCase())}:`)]), ...content];
}

function panelsOf({ children }: Element): Element[] {
  return children
    .filter((child) => isElement(child))
    .flatMap((child) => (child.properties.role === "tabpanel" ? [child] : panelsOf(child)));
}

/** Tabs as a list, whose items show where each tab ends. */
function tabs(group: Element): ElementContent[] {
  return [
    element(
      "ul",
      panelsOf(group).map(({ children }) => element("li", readAll(children))),
    ),
  ];
}

/** A tag with the number of its pages in parentheses. */
function countedTag(link: Element): ElementContent[] {
  const count = link.children.filter((child) => isElement(child));
  const name = link.children.filter((child) => !isElement(child));
  return [{ ...link, children: name }, text(` (${count.map(textOf).join("")})`)];
}

/** Moves a link around blocks, such as the title of a tagged page, into each of them. */
function linked(link: Element, nodes: ElementContent[]): ElementContent[] {
  if (nodes.every(isInline)) {
    const isEmpty = nodes.every((node) => textOf(node).trim() === "" && !isElement(node, "img"));
    return isEmpty ? nodes : [{ ...link, children: nodes }];
  }
  return nodes.flatMap((node) =>
    isElement(node) && !isInline(node) ? [{ ...node, children: linked(link, node.children) }] : linked(link, [node]),
  );
}

/** An item of a checklist: keeps its state, without the checkbox. */
function checklistItem(item: Element): ElementContent[] {
  const checkbox = find(item, ({ tagName }) => tagName === "input");
  const dataChecked = checkbox?.properties.checked === true;
  return [{ ...item, properties: { ...item.properties, dataChecked }, children: readAll(item.children) }];
}

/** The name of an input or output as a heading that links to itself, then its facts, then a long default. */
function entryHead(head: Element): ElementContent[] {
  const heading = find(head, ({ tagName }) => /^h[34]$/.test(tagName));
  const link = heading && find(heading, ({ tagName }) => tagName === "a");
  if (!heading || !link) {
    return readAll(head.children);
  }
  const others = head.children.filter((child) => isElement(child) && child !== heading && !isLeftOut(child));
  const [facts, collapsed] = [others.filter(isInline), others.filter((one) => !isInline(one))];
  const line = facts.flatMap((fact, index) => [...(index > 0 ? [text(", ")] : []), ...rewrite(fact)]);
  const name = element("a", [element("code", [text(textOf(link))])], link.properties);
  return [
    { ...heading, children: [name] },
    ...(line.length > 0 ? [element("p", line)] : []),
    ...collapsed.flatMap(rewrite),
  ];
}

/** An admonition as a blockquote under its kind and title. */
function admonition(box: Element): ElementContent[] {
  const [heading, ...content] = box.children.filter((child) => isElement(child));
  const kind = classesOf(box)
    .find((name) => name.startsWith("theme-admonition-"))
    ?.slice("theme-admonition-".length);
  const label = (kind ?? "").replace(/^./, (first) => first.toUpperCase());
  const title = heading ? textOf(heading).trim() : "";
  const words = title.toLowerCase() === label.toLowerCase() || title === "" ? label : `${label}: ${title}`;
  return [element("blockquote", [element("p", [element("strong", [text(words)])]), ...readAll(content)])];
}

/** A figure with one picture per theme: keeps the first, which is the light one. */
function figure(one: Element): ElementContent[] {
  const image = find(one, ({ tagName }) => tagName === "img");
  const caption = find(one, ({ tagName }) => tagName === "figcaption");
  return [...(image ? [element("p", [image])] : []), ...(caption ? [element("p", readAll(caption.children))] : [])];
}

/** Rewrites for elements that Markdown does not support, or would not keep intact. */
const rewrites: [matches: (one: Element) => boolean, to: (one: Element) => ElementContent[]][] = [
  [isLeftOut, () => []],
  [(one) => isCodeBlock(one) || one.tagName === "pre", (one) => [plainCode(one)]],
  [(one) => hasClass(one, "theme-admonition"), admonition],
  [(one) => hasClass(one, "diagram"), figure],
  [(one) => hasClass(one, "head") && find(one, ({ tagName }) => /^h[34]$/.test(tagName)) !== undefined, entryHead],
  [({ children }) => children.some((one) => isElement(one) && one.properties.role === "tablist"), tabs],
  [({ tagName }) => tagName === "details", unfolded],
  [({ tagName }) => tagName === "wbr", () => []],
  // The label of a tab, and the check at the end of a step.
  [(one) => one.tagName === "p" && hasClass(one, "label"), (one) => [element("p", [element("strong", one.children)])]],
  [(one) => hasClass(one, "checkWord"), (one) => [element("strong", one.children)]],
  [({ tagName }) => tagName === "label", (one) => [element("p", readAll(one.children))]],
  [(one) => hasClass(one, "tagWithCount"), countedTag],
  // The number of services in a group, in a heading after its name.
  [(one) => one.tagName === "span" && /^\d+$/.test(textOf(one)), (one) => [text(`(${textOf(one)})`)]],
  // An anchor that links nowhere, and a field's name, which is a link to itself.
  [
    (one) => one.tagName === "a" && (one.properties.href === undefined || /^#input_[\w-]+\./.test(one.properties.href)),
    (one) => readAll(one.children),
  ],
  [
    ({ tagName, children }) => tagName === "a" && !children.every(isInline),
    (link) => linked(link, readAll(link.children)),
  ],
  [(one) => hasClass(one, "task-list-item"), checklistItem],
];

/**
 * Rewrites a part of a page to what Markdown can express: without controls, and with plain elements in place of the
 * markup of our components and the theme.
 */
export function rewrite(node: ElementContent): ElementContent[] {
  if (node.type !== "element") {
    return node.type === "text" ? [node] : [];
  }
  const [, to] = rewrites.find(([matches]) => matches(node)) ?? [];
  return to ? to(node) : [{ ...node, children: readAll(node.children) }];
}
