import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import remarkServiceReference from ".";

/** A page after the plugin has run. */
function run(page: string, source: string): Root {
  const tree = createProcessor().parse(source);
  remarkServiceReference()(tree, new VFile({ path: path.resolve(SERVICES_FOLDER, page), value: source }));
  return tree;
}

test.each(["<ServiceChanges />\n", "<div>\n\n<ServiceChanges />\n\n</div>\n", "- <ServiceChanges />\n"])(
  "%j becomes the list of changes",
  (source) => {
    const tree = run("changes.mdx", source);
    const releases: string[] = [];
    visit(tree, "heading", (heading) => void releases.push(toString(heading)));
    expect(releases).toContain("2.11.1");
    visit(tree, "mdxJsxFlowElement", ({ name }) => expect(name).not.toBe("ServiceChanges"));
  },
);
