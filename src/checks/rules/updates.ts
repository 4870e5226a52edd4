import { visit } from "unist-util-visit";
import { LocatedYaml } from "../../lib/locatedYaml";
import type { Problem } from "../../lib/problem";
import { UPDATE_GUIDES_FOLDER } from "../../config/updateGuides";
import type { UpdateData } from "../../updates/schema";
import { versionTable } from "../../updates/table";
import { textAttribute } from "../anchors";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt, type Source } from "../source";

/** A page has at most one version table, because its filter is in the page's URL. The table names existing updates. */
export function versionTables(page: Page, data: UpdateData): Problem[] {
  const problems: Problem[] = [];
  let isRepeated = false;
  visit(page.tree, "mdxJsxFlowElement", (node) => {
    const of = node.name === "VersionTable" ? textAttribute(node, "of") : undefined;
    if (of !== undefined) {
      if (isRepeated) {
        const message = 'The page has another version table. Write one table with the columns of both: of="ID, ID".';
        problems.push(problemAt(page, node, message));
      }
      isRepeated = true;
      try {
        versionTable(data, of);
      } catch (error) {
        problems.push(problemAt(page, node, (error as Error).message));
      }
    }
  });
  return problems;
}

/**
 * The guides of the updates exist as pages, and so do the headings that they name.
 *
 * @param source versions.yaml
 */
export function updateGuides(source: Source, data: UpdateData, { pages, anchors }: Site): Problem[] {
  const folder = `${UPDATE_GUIDES_FOLDER}/`;
  return data.updates.flatMap(({ page: address }, index) => {
    const [name = "", id] = address.split("#");
    const page = pages.get(`${folder}${name}.mdx`);
    const report = (message: string): Problem[] => [
      new LocatedYaml(source.text, source.file).problem(["updates", index, "page"], message),
    ];
    if (page === undefined) {
      return report(`docs/${folder}${name}.mdx does not exist. Correct the path, or write the page.`);
    }
    const ids = anchors(page);
    return id === undefined || ids === undefined || ids.has(id)
      ? []
      : report(`${page.file} has no #${id}. Correct it, or give the heading that id.`);
  });
}
