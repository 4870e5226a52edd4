import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { describe, expect, it } from "vitest";
import remarkSteps from ".";

/** The tree of a page after the plugin, without the imports. */
function transform(...blocks: string[]): Nodes[] {
  const tree: Root = createProcessor().parse(`${blocks.join("\n\n")}\n`);
  remarkSteps()(tree);
  return tree.children.filter(({ type }) => type !== "mdxjsEsm");
}

const names = (nodes: Nodes[]) => nodes.map((node) => ("name" in node ? node.name : node.type));

describe("steps", () => {
  it("leaves a page without numbered headings alone", () => {
    expect(names(transform("## Before you start {/* #before-you-start */}", "Text."))).toEqual([
      "heading",
      "paragraph",
    ]);
  });

  it("wraps prerequisites and steps, and nothing after them", () => {
    const nodes = transform(
      "Text.",
      "## Before you start {/* #before-you-start */}",
      "- A list.",
      "## 1. Release {/* #release */}",
      "Text.",
      "Check: the **tag** exists.",
      "## Undo it",
      "Check: not a step.",
    );
    expect(names(nodes)).toEqual(["WalkthroughFacts", "paragraph", "Prerequisites", "Step", "heading", "paragraph"]);
    expect(nodes[3]).toMatchObject({
      attributes: [{ name: "id", value: "release" }],
      children: [
        { type: "heading" },
        { type: "paragraph" },
        { name: "StepCheck", attributes: [{ name: "id", value: "release" }] },
      ],
    });
  });

  it("keeps the words of the heading and of the check", () => {
    const step = transform("## 1. Release `v1` {/* #release */}", "Check: the **tag** exists.")[1] as Root;
    expect(step.children.map((node) => toString(node))).toEqual(["1. Release v1 /* #release */", "the tag exists."]);
  });

  it("names the release of the Service Catalog that the page deploys", () => {
    const source = 'source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/vpc?ref=v9.8.7"';
    const facts = transform("## 1. Deploy {/* #deploy */}", `\`\`\`hcl\n${source}\n\`\`\``)[0];
    expect(facts).toMatchObject({ attributes: [{ name: "catalogVersion", value: "v9.8.7" }] });
    expect(transform("## 1. Deploy {/* #deploy */}")[0]).toMatchObject({ attributes: [] });
  });

  it.each([
    ["terragrunt run --all apply", 1],
    ["cd stage\n  aws s3api create-bucket --bucket a", 1],
    ["terragrunt plan\naws s3api get-bucket-versioning --bucket a", 0],
    ["git commit --message 'apply the create-bucket change'", 0],
  ])("detects whether a page with `%s` changes an account: %d", (command, count) => {
    const facts = transform("## 1. Deploy {/* #deploy */}", `\`\`\`bash\n${command}\n\`\`\``)[0];
    expect((facts as { attributes: unknown[] }).attributes).toHaveLength(count);
  });
});
