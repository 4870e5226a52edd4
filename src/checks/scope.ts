import fs from "node:fs";
import path from "node:path";
import type { Node as EstreeNode, Program } from "estree";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Page } from "./page";

/** Names that Docusaurus defines in the module of every page. */
const PAGE_NAMES = ["props", "frontMatter", "contentTitle", "metadata", "assets", "toc"];

const FUNCTIONS = ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"];

/** Suffixes of a path that an import may omit. */
const SUFFIXES = ["", ".ts", ".tsx", ".js", ".jsx", "/index.ts", "/index.tsx", "/index.js"];

const isNode = (value: unknown): value is EstreeNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** The parsed JavaScript of an import, an export, an expression or an attribute. */
export function programOf(node: { data?: object | null } | null | undefined): Program | undefined {
  return (node?.data as { estree?: Program } | undefined)?.estree;
}

function childrenOf(node: EstreeNode): EstreeNode[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const isName =
      (node.type === "ExportSpecifier" && key === "exported") ||
      (node.type === "MemberExpression" && key === "property" && !node.computed) ||
      (node.type === "Property" && key === "key" && !node.computed);
    return isName ? [] : [value].flat().filter(isNode);
  });
}

/** The path or package that an import or a re-export names. */
function sourceOf(node: EstreeNode): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return node.source ? String(node.source.value) : undefined;
    default:
      return undefined;
  }
}

/** All names in a declaration's pattern: those that it declares, and any in its default values. */
const namesIn = (pattern: EstreeNode): string[] =>
  pattern.type === "Identifier" ? [pattern.name] : childrenOf(pattern).flatMap(namesIn);

function declaredBy(node: EstreeNode): string[] {
  switch (node.type) {
    case "ImportDeclaration":
      return node.specifiers.map(({ local }) => local.name);
    case "ExportNamedDeclaration":
      return node.declaration ? declaredBy(node.declaration) : [];
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id }) => namesIn(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [node.id.name];
    default:
      return [];
  }
}

function statements(page: Page): { node: Nodes; statement: Program["body"][number] }[] {
  const found: { node: Nodes; statement: Program["body"][number] }[] = [];
  visit(page.tree, "mdxjsEsm", (node) => {
    found.push(...(programOf(node)?.body ?? []).map((statement) => ({ node, statement })));
  });
  return found;
}

const isOfPage = (name: string, declared: ReadonlySet<string>): boolean =>
  declared.has(name) || PAGE_NAMES.includes(name);

/** The names that a page imports and exports. */
export const declaredNames = (page: Page): Set<string> =>
  new Set(statements(page).flatMap(({ statement }) => declaredBy(statement)));

/** The files that a page imports or exports from: paths as written, and absolute paths. Packages and aliases are left out. */
export function importedFiles(page: Page, root: string): { node: Nodes; name: string; file: string }[] {
  return statements(page).flatMap(({ node, statement }) => {
    const name = sourceOf(statement) ?? "";
    const isPath = name.startsWith(".") || name.startsWith("@site/");
    const folder = name.startsWith(".") ? path.join(root, path.dirname(page.file)) : root;
    return isPath ? [{ node, name, file: path.join(folder, name.replace("@site/", "")) }] : [];
  });
}

/** Whether an imported file exists, possibly with a suffix that the import omits. */
export const isImportable = (file: string): boolean =>
  SUFFIXES.some((suffix) => fs.statSync(file + suffix, { throwIfNoEntry: false })?.isFile());

/**
 * The undefined names in an expression of a page. Skips functions, because they may run only in the browser, and
 * imports and re-exports, because their names belong to another file.
 *
 * @param declared the names that the page imports and exports
 */
export function undefinedNames(program: Program, declared: ReadonlySet<string>): string[] {
  const search = (node: EstreeNode): string[] => {
    if (FUNCTIONS.includes(node.type) || sourceOf(node) !== undefined) {
      return [];
    }
    if (node.type !== "Identifier") {
      return childrenOf(node).flatMap(search);
    }
    return isOfPage(node.name, declared) || node.name in globalThis ? [] : [node.name];
  };
  return [...new Set(search(program))];
}

/**
 * The JavaScript globals that are a whole expression, such as `{URL}`. React renders nothing for them, or throws.
 *
 * @param declared the names that the page imports and exports
 */
export const loneGlobals = ({ body }: Program, declared: ReadonlySet<string>): string[] =>
  body
    .map((statement) => (statement.type === "ExpressionStatement" ? statement.expression : statement))
    .flatMap((node) => (node.type === "Identifier" ? [node.name] : []))
    .filter((name) => name in globalThis && !isOfPage(name, declared));

/** Whether the page does not show what braces in prose contain, as with `{}`, `{3}` and `{2,4}`. Comments are fine. */
export const isDroppedText = ({ body, comments = [] }: Program): boolean =>
  body.length === 0
    ? comments.length === 0
    : body.some(
        (statement) =>
          statement.type === "ExpressionStatement" &&
          (/^(?:Array|Object|Sequence)Expression$/.test(statement.expression.type) ||
            (statement.expression.type === "Literal" && typeof statement.expression.value !== "string")),
      );
