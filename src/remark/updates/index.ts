import type { Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { textAttribute } from "../../checks/anchors";
import { readUpdates } from "../../updates/read";
import type { UpdatePathData } from "../../updates/updatePath";
import { updatePathData } from "../../updates/updatePathData";
import { versionTable } from "../../updates/table";
import { component, link, table, text } from "../../lib/mdxNodes";

/** All updates in order, as Markdown, which needs no JavaScript. */
function ladder({ steps }: UpdatePathData): Table {
  return table([
    ["Update", "Starts from", "Terragrunt", "What to do"].map((label) => [text(label)]),
    ...steps.map(({ name, href, before, terragrunt, work }) => [
      [link(href, text(name))],
      [text(before)],
      [text(terragrunt === undefined ? "–" : `${terragrunt} or newer`)],
      [text(work)],
    ]),
  ]);
}

/**
 * Remark plugin: fills in the elements that show versions. `<VersionTable of="terraform-0.13" />` becomes the table of
 * releases that work after an update, `<UpdatePath />` the selector of guides, and `<UpdateLadder />` the table of all
 * updates.
 *
 * @throws if there is no such update
 */
export default function remarkUpdates() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "mdxJsxFlowElement", (node, index, parent) => {
      if (parent === undefined || index === undefined || node.name === null) {
        return;
      }
      if (node.name === "VersionTable") {
        try {
          const data = JSON.stringify(versionTable(readUpdates(), textAttribute(node, "of") ?? ""));
          parent.children[index] = component(node.name, { data }) as never;
        } catch (error) {
          file.fail((error as Error).message, node.position);
        }
      } else if (node.name === "UpdatePath") {
        const data = JSON.stringify(updatePathData(readUpdates()));
        parent.children[index] = component(node.name, { data }) as never;
      } else if (node.name === "UpdateLadder") {
        parent.children[index] = ladder(updatePathData(readUpdates()));
      }
    });
  };
}
