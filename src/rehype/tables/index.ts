import type { Element, ElementContent, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** From this number of columns on, rows do not fit a phone. */
const MIN_STACKED_COLUMNS = 3;

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

/**
 * Rehype plugin: prepares each table of three columns or more for small screens, where `src/css/tables.css` shows each
 * row as a block: cells get their column's name as `data-label`, and everything says its role.
 */
export default function stackedTables() {
  return (tree: Root): void => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table") {
        return;
      }
      const rows = childrenOf(table, "thead", "tbody").flatMap((section) => childrenOf(section, "tr"));
      const labels = rows[0] ? childrenOf(rows[0], "th").map((cell) => toString(cell)) : [];
      if (labels.length < MIN_STACKED_COLUMNS) {
        return;
      }
      table.properties.className = ["stacked-table"];
      visit(table, "element", (element) => {
        const role = ROLES[element.tagName];
        if (role !== undefined) {
          element.properties.role = role;
        }
      });
      for (const row of rows) {
        childrenOf(row, "td").forEach((cell, index) => {
          cell.properties.dataLabel = labels[index];
        });
      }
    });
  };
}
