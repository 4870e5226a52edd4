import type { Element, ElementContent } from "hast";
import type { BlockContent, DefinitionContent, Heading, ListItem, PhrasingContent, RootContent, Table } from "mdast";
import { isElement, isInline, textOf } from "./elements";

type Block = BlockContent | DefinitionContent;

/** Text with each run of whitespace as one space, as browsers show it. */
const collapsed = (text: string): string => text.replace(/[ \t\n\f\r]+/g, " ");

const textProperty = ({ properties }: Element, name: string): string =>
  collapsed(String(properties[name] ?? "")).trim();

const inlineCode = (code: Element): PhrasingContent => ({ type: "inlineCode", value: collapsed(textOf(code)) });
const strong = ({ children }: Element): PhrasingContent => ({ type: "strong", children: inline(children) });
const emphasis = ({ children }: Element): PhrasingContent => ({ type: "emphasis", children: inline(children) });

/** Inline elements that Markdown has. Any other is replaced with its content. */
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
  del: ({ children }) => ({ type: "delete", children: inline(children) }),
  em: emphasis,
  i: emphasis,
  img: (image) => ({ type: "image", url: textProperty(image, "src"), alt: textProperty(image, "alt") }),
  kbd: inlineCode,
  strong,
};

function inline(nodes: ElementContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "text") {
      return [{ type: "text", value: collapsed(node.value) }];
    }
    if (!isElement(node)) {
      return [];
    }
    const own = inlineElements[node.tagName]?.(node);
    return own ? [own] : inline(node.children);
  });
}

/** Drops a text's space after another space or at the line's start. Returns whether the nodes end with either. */
function dropSpaces(nodes: PhrasingContent[], isAfterSpace = true): boolean {
  for (const node of nodes) {
    if (node.type === "text") {
      node.value = isAfterSpace ? node.value.replace(/^ /, "") : node.value;
      isAfterSpace = node.value === "" ? isAfterSpace : node.value.endsWith(" ");
    } else {
      isAfterSpace = "children" in node ? dropSpaces(node.children, isAfterSpace) : node.type === "break";
    }
  }
  return isAfterSpace;
}

/** Joins neighboring texts, which would otherwise be escaped one by one, and drops empty ones. */
function joined<Node extends PhrasingContent>(nodes: Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if ("children" in node) {
      node.children = joined(node.children);
    }
    if (node.type === "text" && last?.type === "text") {
      last.value += node.value;
    } else if (node.type !== "text" || node.value !== "") {
      result.push(node);
    }
  }
  return result;
}

/** The nodes as a line of text, with spaces where browsers show them. */
function line(nodes: ElementContent[]): PhrasingContent[] {
  const content = inline(nodes);
  dropSpaces(content);
  const texts = joined(content);
  const last = texts.at(-1);
  if (last?.type === "text") {
    last.value = last.value.replace(/ $/, "");
  }
  return texts.filter((node) => node.type !== "text" || node.value !== "");
}

/** Whether empty lines separate the blocks of an item: if it has a paragraph, or several blocks. */
function isSpread({ children }: Element): boolean {
  const inner = children.filter((child) => isElement(child)).filter((child) => !isInline(child));
  return inner.some((child, index) => child.tagName === "p" || index > 0 || isSpread(child));
}

function list({ tagName, children, properties }: Element): Block {
  const items = children
    .filter((child) => isElement(child))
    .map((item): ListItem => ({
      type: "listItem",
      spread: isSpread(item),
      children: blocks(item.children) as Block[],
    }));
  return {
    type: "list",
    ordered: tagName === "ol",
    start: tagName === "ol" ? Number(properties.start ?? 1) : undefined,
    spread: items.length > 1 && items.some(({ spread }) => spread),
    children: items,
  };
}

const childrenNamed = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter((child): child is Element => isElement(child, ...names));

const table = (element: Element): Table => ({
  type: "table",
  children: childrenNamed(element, "thead", "tbody")
    .flatMap((part) => childrenNamed(part, "tr"))
    .map((row) => ({
      type: "tableRow",
      children: childrenNamed(row, "th", "td").map((cell) => ({ type: "tableCell", children: line(cell.children) })),
    })),
});

const heading = ({ tagName, children }: Element): Heading => ({
  type: "heading",
  depth: Number(tagName.slice(1)) as Heading["depth"],
  children: line(children),
});

/** Blocks that Markdown has. Any other is replaced with its content. */
const blockElements: Record<string, (element: Element) => RootContent> = {
  blockquote: ({ children }) => ({ type: "blockquote", children: blocks(children) as Block[] }),
  dl: list,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => ({ type: "thematicBreak" }),
  ol: list,
  p: ({ children }) => ({ type: "paragraph", children: line(children) }),
  pre: (pre) => ({
    type: "code",
    lang: String(pre.properties.dataLanguage),
    meta: typeof pre.properties.dataMeta === "string" ? pre.properties.dataMeta : undefined,
    value: textOf(pre),
  }),
  table,
  ul: list,
};

/** The nodes as Markdown blocks. Text next to blocks becomes a paragraph. */
export function blocks(nodes: ElementContent[]): RootContent[] {
  const found: RootContent[] = [];
  let text: ElementContent[] = [];
  const endText = (): void => {
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
      endText();
      const own = blockElements[node.tagName]?.(node);
      found.push(...(own ? [own] : blocks(node.children)));
    }
  }
  endText();
  return found;
}
