import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";
import stackedTables from ".";

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});

/** HTML of a table with these columns and one row, after the plugin. */
function tableOf(head: (Element | string)[], cells: (Element | string)[]): string {
  const table = element(
    "table",
    element("thead", element("tr", ...head.map((name) => element("th", name)))),
    element("tbody", element("tr", ...cells.map((cell) => element("td", cell)))),
  );
  const tree: Root = { type: "root", children: [table] };
  stackedTables()(tree);
  return toHtml(tree);
}

describe("tables for small screens", () => {
  it("gives each cell its column's name, and each part its role", () => {
    expect(tableOf(["Input", element("code", "type"), "Why"], ["a", "b", "c"])).toBe(
      '<table class="stacked-table" role="table">' +
        '<thead role="rowgroup"><tr role="row"><th role="columnheader">Input</th>' +
        '<th role="columnheader"><code>type</code></th><th role="columnheader">Why</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Input">a</td>' +
        '<td role="cell" data-label="type">b</td><td role="cell" data-label="Why">c</td></tr></tbody></table>',
    );
  });

  it.each([
    ["narrow", ["", "Basic"], ["Hours", "9 to 5"], /<td role="rowheader">Hours<\/td><td>9 to 5<\/td>/],
    [
      "wide",
      ["", "Basic", "Pro"],
      ["Hours", "9 to 5", "all"],
      /<td role="rowheader" data-label="">Hours<\/td><td role="cell"/,
    ],
  ])(
    "makes the cells of a first column without a name the headers of their rows in a %s table",
    (_, head, cells, html) => {
      expect(tableOf(head, cells)).toMatch(html);
    },
  );

  it.each([
    ["short cells", "a", "b"],
    ["names that fit side by side", "a".repeat(20), "b".repeat(16)],
    ["long texts, which break", "a b ".repeat(20), "pieces/of-paths".repeat(5)],
  ])("leaves a table of two columns with %s as it is", (_, ...cells) => {
    expect(tableOf(["Input", "Why"], cells)).not.toMatch(/class|role|data-label/);
  });

  it("lets names in code wrap between their words", () => {
    const code = (name: string) => element("code", name);

    expect(tableOf(["Input", "Type", "Why"], [code("vpc_id"), "a_b", "c"])).toContain(
      '<td role="cell" data-label="Input"><code>vpc_<wbr>id</code></td><td role="cell" data-label="Type">a_b</td>',
    );
    expect(tableOf(["Input", "Why"], [code("vpc_id"), "c"])).toContain("<code>vpc_id</code>");
  });

  it("stacks two columns whose names do not fit side by side, even if they are in different rows", () => {
    const rows = tableOf(["a".repeat(20), "Why"], ["Input", "b".repeat(17)]);

    expect(rows).toMatch(/^<table class="stacked-table"/);
  });
});
