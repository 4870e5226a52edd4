import type { Element, ElementContent } from "hast";
import type { BlockContent, Heading, ListItem, PhrasingContent, RootContent, TableRow } from "mdast";
import { element, isElement, isInline, textOf } from "./elements";

/** Text with each run of whitespace as one space, as browsers show it. */
const collapsed = (text: string): string => text.replace(/[ \t\n\f\r]+/g, " ");

const textProperty = ({ properties }: Element, name: string): string =>
  collapsed(String(properties[name] ?? "")).trim();

const inlineCode = (code: Element): PhrasingContent => ({ type: "inlineCode", value: collapsed(textOf(code)) });
const emphasis = ({ children }: Element): PhrasingContent => ({ type: "emphasis", children: inline(children) });
const strong = ({ children }: Element): PhrasingContent => ({ type: "strong", children: inline(children) });
const deleted = ({ children }: Element): PhrasingContent => ({ type: "delete", children: inline(children) });

/** Inline elements with a Markdown equivalent. Any other is replaced by its content. */
const inlineElements: Record<string, (element: Element) => PhrasingContent> = {
  a: (link) => ({
    type: "link",
    url: textProperty(link, "href"),
    title: textProperty(link, "title") || undefined,
    children: inline(link.children),
  }),
  b: strong,
  br: () => ({ type: "break" }),
  code: inlineCode,
  del: deleted,
  em: emphasis,
  i: emphasis,
  img: (image) => ({ type: "image", url: textProperty(image, "src"), alt: textProperty(image, "alt") }),
  kbd: inlineCode,
  s: deleted,
  samp: inlineCode,
  strong,
  var: inlineCode,
};

/** The nodes as inline Markdown. A block, such as a list in a table cell, is set apart by line breaks. */
function inline(nodes: ElementContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "text") {
      return [{ type: "text", value: collapsed(node.value) }];
    }
    if (!isElement(node)) {
      return [];
    }
    const own = inlineElements[node.tagName]?.(node);
    if (own) {
      return [own];
    }
    const content = inline(node.children);
    return isInline(node) ? content : [{ type: "break" }, ...content, { type: "break" }];
  });
}

/** Drops spaces at line starts and after other spaces. Returns whether a space after these nodes would be dropped. */
function dropSpaces(nodes: PhrasingContent[], isAfterSpace = true): boolean {
  let drops = isAfterSpace;
  for (const node of nodes) {
    if (node.type === "text") {
      node.value = drops ? node.value.replace(/^ /, "") : node.value;
      drops = node.value === "" ? drops : node.value.endsWith(" ");
    } else {
      drops = "children" in node ? dropSpaces(node.children, drops) : node.type === "break";
    }
  }
  return drops;
}

/** Joins adjacent text nodes, which would otherwise be escaped one by one, and drops empty ones and repeated breaks. */
function joined(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if ("children" in node) {
      node.children = joined(node.children);
    }
    if (node.type === "text" && last?.type === "text") {
      last.value += node.value;
    } else if (node.type === "text" ? node.value !== "" : node.type !== "break" || last?.type !== "break") {
      result.push(node);
    }
  }
  return result;
}

const isBlank = (node: PhrasingContent | undefined): boolean =>
  node?.type === "break" || (node?.type === "text" && /^ ?$/.test(node.value));

/** The nodes as the content of a paragraph, heading or cell, with spaces where browsers show them. */
function line(nodes: ElementContent[]): PhrasingContent[] {
  const content = inline(nodes);
  dropSpaces(content);
  const texts = joined(content);
  while (isBlank(texts[0])) {
    texts.shift();
  }
  while (isBlank(texts.at(-1))) {
    texts.pop();
  }
  const last = texts.at(-1);
  if (last?.type === "text") {
    last.value = last.value.replace(/ $/, "");
  }
  return texts;
}

/** The child elements, or only those with one of the names. */
const elementsIn = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter((child) => isElement(child, ...names));

/**
 * Whether a list item is loose, with blank lines between its blocks: if it has a paragraph, or several blocks. Whether a
 * list inside it is loose depends on that list's items alone.
 */
function isLoose(item: Element): boolean {
  const inner = elementsIn(item).filter((child) => !isInline(child));
  return inner.some(
    (child, index) => child.tagName === "p" || index > 0 || (!isElement(child, "ol", "ul") && isLoose(child)),
  );
}

function list(one: Element): BlockContent {
  const items = elementsIn(one).map((item): ListItem => {
    const { dataChecked } = item.properties;
    return {
      type: "listItem",
      checked: typeof dataChecked === "boolean" ? dataChecked : undefined,
      spread: isLoose(item),
      children: blocks(item.children) as BlockContent[],
    };
  });
  const isOrdered = one.tagName === "ol";
  return {
    type: "list",
    ordered: isOrdered,
    start: isOrdered ? Number(one.properties.start ?? 1) : undefined,
    spread: items.length > 1 && items.some(({ spread }) => spread),
    children: items,
  };
}

/** A list of definitions as a plain list, with an item for each term and its definitions. */
function definitions(one: Element): BlockContent {
  const groups: Element[] = [];
  for (const child of elementsIn(one)) {
    const group = groups.at(-1);
    if (child.tagName === "dd" && group) {
      group.children.push(child);
    } else {
      groups.push(child.tagName === "div" ? child : element("li", [child]));
    }
  }
  return list(element("ul", groups));
}

function table(one: Element): BlockContent {
  const rows = elementsIn(one, "thead", "tbody", "tfoot").flatMap((part) => elementsIn(part, "tr"));
  const cells = rows.map((row) => elementsIn(row, "th", "td"));
  const hasHead = cells[0]?.some(({ tagName }) => tagName === "th");
  const head = hasHead ? [] : [cells[0]?.map(() => element("th", [])) ?? []];
  const children = [...head, ...cells].map((row): TableRow => ({
    type: "tableRow",
    children: row.map((cell) => ({ type: "tableCell", children: line(cell.children) })),
  }));
  return { type: "table", children };
}

const heading = ({ tagName, children }: Element): Heading => ({
  type: "heading",
  depth: Number(tagName.slice(1)) as Heading["depth"],
  children: line(children),
});

/** Blocks with a Markdown equivalent. Any other is replaced by its content. */
const blockElements: Record<string, (element: Element) => BlockContent> = {
  blockquote: ({ children }) => ({ type: "blockquote", children: blocks(children) as BlockContent[] }),
  dl: definitions,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => ({ type: "thematicBreak" }),
  ol: list,
  pre: (pre) => ({
    type: "code",
    lang: String(pre.properties.dataLanguage),
    meta: typeof pre.properties.dataMeta === "string" ? pre.properties.dataMeta : undefined,
    value: textOf(pre),
  }),
  table,
  ul: list,
};

/** The nodes as Markdown blocks. A run of text becomes a paragraph, whether or not it is one in HTML. */
export function blocks(nodes: ElementContent[]): RootContent[] {
  const found: RootContent[] = [];
  let text: ElementContent[] = [];
  const endParagraph = (): void => {
    const children = line(text);
    if (children.length > 0) {
      found.push({ type: "paragraph", children });
    }
    text = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      text.push(node);
    } else if (isElement(node)) {
      endParagraph();
      const own = blockElements[node.tagName]?.(node);
      found.push(...(own ? [own] : blocks(node.children)));
    }
  }
  endParagraph();
  return found;
}
