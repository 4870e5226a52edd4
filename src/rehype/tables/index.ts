import type { Element, ElementContent, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { longestPiece, makeBreakable } from "../long-names";

/** Rows with at least this many columns do not fit on a phone. */
const MIN_STACKED_COLUMNS = 3;

/** How many characters of code, in all columns together, fit on a phone. Names do not wrap, so longer ones scroll. */
const MAX_NAMES = 36;

/** The roles of a table's parts, which they lose when styles display them as blocks. */
const ROLES: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

const childrenOf = (element: Element | Root, ...names: string[]): Element[] =>
  (element.children as ElementContent[]).filter(
    (child): child is Element => child.type === "element" && names.includes(child.tagName),
  );

/** Whether a table with these rows is wider than a phone. */
function isWide(rows: Element[]): boolean {
  const widths: number[] = [];
  for (const row of rows) {
    childrenOf(row, "th", "td").forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, longestPiece(toString(cell)));
    });
  }
  return widths.length >= MIN_STACKED_COLUMNS || widths.reduce((sum, width) => sum + width, 0) > MAX_NAMES;
}

/**
 * Rehype plugin: marks the cells that name their rows, and prepares wide tables for small screens, where
 * `src/css/tables.css` shows each row as a block. A table is wide if its columns or its longest names do not fit on a
 * phone. The cells of such a table get their column's name as `data-label`, and all of its parts get an explicit role.
 */
export default function stackedTables() {
  return (tree: Root): void => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table") {
        return;
      }
      const rows = childrenOf(table, "thead", "tbody").flatMap((section) => childrenOf(section, "tr"));
      const labels = rows[0] ? childrenOf(rows[0], "th").map((cell) => toString(cell)) : [];
      // A first column without a name of its own names the rows.
      if (labels[0] === "") {
        for (const row of rows) {
          const [name] = childrenOf(row, "td");
          if (name) {
            name.properties.role = "rowheader";
          }
        }
      }
      if (!isWide(rows)) {
        return;
      }
      table.properties.className = ["stacked-table"];
      visit(table, "element", (element) => {
        const role = ROLES[element.tagName];
        if (role !== undefined) {
          element.properties.role ??= role;
        }
      });
      for (const row of rows) {
        childrenOf(row, "td").forEach((cell, index) => {
          cell.properties.dataLabel = labels[index];
          visit(cell, { tagName: "code" }, makeBreakable);
        });
      }
    });
  };
}
