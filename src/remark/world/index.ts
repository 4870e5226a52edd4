import type { Root } from "mdast";
import type { VFile } from "vfile";
import { expandWorld } from "../../world/expand";
import { readWorld } from "../../world/read";

/**
 * Remark plugin: fills in what a page shows of the example company, from docs/world.yaml.
 *
 * @throws when the page asks for a table or a file that the company does not have
 */
export default function remarkWorld() {
  return (tree: Root, file: VFile): void => {
    const [complaint] = expandWorld(tree, readWorld());
    if (complaint) {
      file.fail(complaint.message, complaint.node);
    }
  };
}
