import { parse } from "acorn";
import type { Program } from "estree";
import type { BlockContent, Code, Heading, PhrasingContent, RootContent, Table } from "mdast";

/** A component in a page. Its attributes are strings, so the page needs no expressions. */
export function component(name: string, attributes: Record<string, string>, children: RootContent[] = []): RootContent {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value })),
    children: children as BlockContent[],
  };
}

export const text = (value: string): PhrasingContent => ({ type: "text", value });

export const link = (url: string, child: PhrasingContent): PhrasingContent => ({
  type: "link",
  url,
  children: [child],
});

/** A table whose first row is its heading, given the content of each cell. */
export function table(rows: PhrasingContent[][][]): Table {
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((children) => ({ type: "tableCell", children })),
    })),
  };
}

export function heading(depth: 2 | 3, title: string, id: string): Heading {
  return { type: "heading", depth, data: { hProperties: { id } }, children: [text(title)] };
}

export function paragraph(words: string): RootContent {
  return { type: "paragraph", children: [text(words)] };
}

export function code(value: string, title: string): Code {
  return { type: "code", lang: "hcl", meta: `title="${title}"`, value };
}

/** JavaScript at the top of the page's module: imports and exports. */
export function moduleCode(source: string): RootContent {
  const estree = parse(source, { ecmaVersion: "latest", sourceType: "module" }) as Program;
  return { type: "mdxjsEsm", value: "", data: { estree } };
}

/** `import NAME from "SOURCE"` at the top of the page's module. */
export function importDefault(name: string, source: string): RootContent {
  return moduleCode(`import ${name} from ${JSON.stringify(source)};`);
}
