import type { Root } from "mdast";
import type { VFile } from "vfile";
import { expandWorld } from "../../world/expand";
import { readWorld } from "../../world/read";

/**
 * Remark plugin: fills in the content that a page takes from docs/world.yaml, the example company.
 *
 * @throws if the page refers to a table or a file that the company does not have
 */
export default function remarkWorld() {
  return (tree: Root, file: VFile): void => {
    const [unmetRequest] = expandWorld(tree, readWorld());
    if (unmetRequest) {
      file.fail(unmetRequest.message, unmetRequest.node.position);
    }
  };
}
