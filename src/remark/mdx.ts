import type { Program } from "estree";
import type { BlockContent, Code, Heading, RootContent } from "mdast";

/** A component in a page. Its attributes are strings, so the page needs no expressions. */
export function component(name: string, attributes: Record<string, string>, children: RootContent[] = []): RootContent {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value })),
    children: children as BlockContent[],
  };
}

export function heading(depth: 2 | 3, text: string, id: string): Heading {
  return { type: "heading", depth, data: { hProperties: { id } }, children: [{ type: "text", value: text }] };
}

export function paragraph(text: string): RootContent {
  return { type: "paragraph", children: [{ type: "text", value: text }] };
}

export function code(value: string, title: string): Code {
  return { type: "code", lang: "hcl", meta: `title="${title}"`, value };
}

/** `import NAME from "SOURCE"` at the top of the page's module. */
export function importDefault(name: string, source: string): RootContent {
  const program: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ImportDeclaration",
        specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name } }],
        source: { type: "Literal", value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  return { type: "mdxjsEsm", value: "", data: { estree: program } };
}

/** `export const NAME = CALLED("ARGUMENT")`, which runs when the page's module loads. */
export function exportCall(name: string, called: string, argument: string): RootContent {
  const program: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ExportNamedDeclaration",
        specifiers: [],
        source: null,
        attributes: [],
        declaration: {
          type: "VariableDeclaration",
          kind: "const",
          declarations: [
            {
              type: "VariableDeclarator",
              id: { type: "Identifier", name },
              init: {
                type: "CallExpression",
                optional: false,
                callee: { type: "Identifier", name: called },
                arguments: [{ type: "Literal", value: argument, raw: JSON.stringify(argument) }],
              },
            },
          ],
        },
      },
    ],
  };
  return { type: "mdxjsEsm", value: "", data: { estree: program } };
}
