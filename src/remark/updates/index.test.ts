import { createProcessor } from "@mdx-js/mdx";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";
import remarkUpdates from ".";
import { readUpdates } from "../../updates/read";

/** The nodes of a page after the plugin has run. */
function run(source: string) {
  const tree = createProcessor().parse(source);
  remarkUpdates()(tree, new VFile(source));
  return tree.children;
}

describe("elements of the update guides", () => {
  it("get their data", () => {
    const nodes = run('<VersionTable of="terraform-0.13" />\n\n<VersionTable of="cis-1.4.0" />\n\n<UpdatePath />\n');
    expect(nodes.map(({ type }) => type)).toEqual(["mdxJsxFlowElement", "mdxJsxFlowElement", "mdxJsxFlowElement"]);
    const [, cis] = nodes as unknown as { attributes: { name: string; value: string }[] }[];
    expect(cis?.attributes).toMatchObject([{ name: "data" }]);
    expect(JSON.parse(cis?.attributes[0]?.value ?? "")).toMatchObject({
      columns: ["First for CIS 1.4.0", "Recommendations"],
      rows: [{}, {}],
    });
  });

  it("leave other pages alone", () => {
    expect(run("Text.\n")).toHaveLength(1);
  });

  it("make the ladder a Markdown table with every update", () => {
    const [table] = run("<UpdateLadder />\n");
    expect(table).toMatchObject({ type: "table" });
    expect((table as { children: unknown[] }).children).toHaveLength(readUpdates().updates.length + 1);
  });

  it("fail for an update that does not exist", () => {
    expect(() => run('<VersionTable of="terraform-13" />\n')).toThrow(/Did you mean "terraform-0\.13"\?/);
  });
});
