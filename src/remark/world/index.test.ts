import { createProcessor } from "@mdx-js/mdx";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";
import remarkWorld from ".";

/** The nodes of a page after the plugin has run. */
function run(source: string) {
  const tree = createProcessor().parse(source);
  remarkWorld()(tree, new VFile(source));
  return tree.children;
}

describe("content from the example company", () => {
  it("fills a code fence with the file of its title", () => {
    const [code] = run('```hcl title="infrastructure-live/dev/account.hcl" world\n```\n');
    expect(code).toMatchObject({ value: 'locals {\n  account_name = "dev"\n  account_id   = "111122223333"\n}' });
  });

  it("leaves other fences alone, including one whose title is the word", () => {
    expect(run('```hcl title="world"\na = 1\n```\n')).toMatchObject([{ value: "a = 1" }]);
  });

  it("creates a table that contains code", () => {
    const [table] = run('<WorldTable of="accounts" only="dev" />\n');
    expect(table).toMatchObject({
      type: "table",
      children: [
        { children: [{ children: [{ value: "Account" }] }, {}, {}] },
        { children: [{}, { children: [{ type: "inlineCode", value: "111122223333" }] }, {}] },
      ],
    });
  });

  it("fails if the company lacks the table or file, or if the fence has content besides the word", () => {
    const fence = (title: string, content: string) =>
      `\`\`\`hcl title="infrastructure-live/${title}" world\n${content}\`\`\`\n`;
    expect(() => run('<WorldTable of="users" />\n')).toThrow(/no table "users"/);
    expect(() => run(fence("rooot.hcl", ""))).toThrow(/Did you mean "infrastructure-live\/root\.hcl"\?/);
    expect(() => run(fence("root.hcl", "a = 1\n"))).toThrow(/Empty it, or remove the word/);
  });
});
