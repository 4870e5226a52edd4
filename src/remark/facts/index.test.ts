import { createProcessor } from "@mdx-js/mdx";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";
import remarkFacts from ".";
import { readFacts } from "../../facts/read";

function run(source: string) {
  const tree = createProcessor().parse(source);
  remarkFacts()(tree, new VFile(source));
  return tree.children;
}

describe("citations of facts", () => {
  const [fact] = readFacts();

  it("say when a fact was checked, and link to its source", () => {
    const [paragraph] = run(`Five. <Checked fact="${fact?.id}" />\n`);
    expect(paragraph).toMatchObject({
      children: [
        { value: "Five. " },
        {
          name: "small",
          children: [
            { value: expect.stringMatching(/^\(Checked on \d+ \w+ \d{4}: $/) as string },
            { type: "link", url: fact?.source },
            { value: ")" },
          ],
        },
      ],
    });
  });

  it("are a paragraph on a line of their own", () => {
    expect(run(`<Checked fact="${fact?.id}" />\n`)).toMatchObject([
      { type: "paragraph", children: [{ name: "small" }] },
    ]);
  });

  it("fail for a fact that the file does not have", () => {
    expect(() => run('Text. <Checked fact="gone" />\n')).toThrow(/docs\/facts\.yaml has no fact "gone"/);
  });
});
