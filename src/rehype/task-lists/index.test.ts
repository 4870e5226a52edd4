import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import taskLists from ".";

const input = (type: string): Element => ({
  type: "element",
  tagName: "input",
  properties: { type, disabled: true },
  children: [],
});

test("hides the boxes of checklists from assistive technology, and nothing else", () => {
  const tree: Root = { type: "root", children: [input("checkbox"), input("text")] };
  taskLists()(tree);
  expect(toHtml(tree)).toBe('<input type="checkbox" disabled aria-hidden="true"><input type="text" disabled>');
});
