import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { languageTitles } from "../../config/codeBlocks";

/** Remark plugin: titles each untitled code block with the name of its language, such as "Terminal" for `bash`. */
export default function codeTitles() {
  return (tree: Root): void => {
    visit(tree, "code", (code) => {
      const title = languageTitles[code.lang ?? ""];
      if (title !== undefined && !/\btitle=/.test(code.meta ?? "")) {
        code.meta = [code.meta, `title="${title}"`].filter(Boolean).join(" ");
      }
    });
  };
}
