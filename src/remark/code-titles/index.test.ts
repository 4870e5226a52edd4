import type { Root } from "mdast";
import { describe, expect, it } from "vitest";
import codeTitles from ".";

/** The meta string after the plugin has run on a block with this language and meta string. */
function metaOf(lang: string | null, meta: string | null): string | null | undefined {
  const tree: Root = { type: "root", children: [{ type: "code", lang, meta, value: "" }] };
  codeTitles()(tree);
  const [code] = tree.children;
  return code?.type === "code" ? code.meta : undefined;
}

describe("titles of code blocks", () => {
  it("names commands and output", () => {
    expect(metaOf("bash", null)).toBe('title="Terminal"');
    expect(metaOf("text", null)).toBe('title="Output"');
  });

  it("keeps a title and the rest of the meta string", () => {
    expect(metaOf("hcl", 'title="root.hcl"')).toBe('title="root.hcl"');
    expect(metaOf("hcl", "{1,3}")).toBe('{1,3} title="HCL"');
  });

  it("leaves blocks of other languages alone", () => {
    expect(metaOf("mermaid", null)).toBeNull();
    expect(metaOf(null, null)).toBeNull();
  });
});
