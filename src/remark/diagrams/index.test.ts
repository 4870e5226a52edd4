import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Root } from "mdast";
import { createProcessor } from "@mdx-js/mdx";
import { beforeAll, describe, expect, it } from "vitest";
import { VFile } from "vfile";
import diagrams, { renderedPath } from ".";

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "diagrams-"));
  for (const name of ["flow.d2", "flow.light.svg", "flow.dark.svg", "new.d2", "new.light.svg"]) {
    fs.writeFileSync(path.join(folder, name), "");
  }
});

/** A page's tree after the plugin has run. */
function transform(text: string): Root {
  const file = new VFile({ path: path.join(folder, "page.mdx"), value: text });
  const tree = createProcessor().parse(file);
  diagrams()(tree, file);
  return tree;
}

describe("diagrams", () => {
  it("replaces a diagram with both renderings", () => {
    const [node] = transform("![Two boxes](./flow.d2)\n").children;
    expect(node).toMatchObject({
      type: "mdxJsxFlowElement",
      name: "Diagram",
      attributes: [],
      children: [
        { type: "image", url: "./flow.light.svg", alt: "Two boxes" },
        { type: "image", url: "./flow.dark.svg", alt: "Two boxes" },
      ],
    });
  });

  it("uses the title as the caption", () => {
    const [node] = transform('![Two boxes](./flow.d2 "How it flows")\n').children;
    expect(node).toMatchObject({ attributes: [{ name: "caption", value: "How it flows" }] });
  });

  it("finds diagrams in lists and quotes", () => {
    expect(transform("- Text\n\n  ![Two boxes](./flow.d2)\n")).toMatchObject({
      children: [{ children: [{ children: [{ type: "paragraph" }, { name: "Diagram" }] }] }],
    });
  });

  it("leaves other images alone", () => {
    const [node] = transform("![A square](./square.svg)\n").children;
    expect(node).toMatchObject({ type: "paragraph", children: [{ type: "image", url: "./square.svg" }] });
  });

  it("fails for a missing rendering and says how to create it", () => {
    expect(() => transform("Text.\n\n![New](./new.d2)\n")).toThrow(
      /new\.d2 has no rendering \.\/new\.dark\.svg\. Run "yarn diagrams"/,
    );
  });

  it("names the rendering of each theme", () => {
    expect(renderedPath("./a.b.d2", "dark")).toBe("./a.b.dark.svg");
  });
});
