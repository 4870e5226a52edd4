import type { PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isElement, textAttribute } from "../../checks/anchors";
import { formatDate } from "../../facts/dates";
import { FACTS_FILE, readFacts } from "../../facts/read";
import type { Fact } from "../../facts/schema";

/** The element that becomes a citation. */
const CITATION = "Checked";

const citation = ({ checked, source, title }: Fact): PhrasingContent[] => [
  { type: "text", value: `(Checked on ${formatDate(checked)}: ` },
  { type: "link", url: source, children: [{ type: "text", value: title }] },
  { type: "text", value: ")" },
];

/**
 * Remark plugin: turns `<Checked fact="ID" />` into a citation: the date and the source of the fact in docs/facts.yaml.
 *
 * @throws if the file has no such fact
 */
export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== CITATION) {
        return;
      }
      const id = textAttribute(node, "fact") ?? "";
      const fact = readFacts().find((candidate) => candidate.id === id);
      if (fact === undefined) {
        file.fail(`${FACTS_FILE} has no fact "${id}". Add it, or correct the id.`, node.position);
      }
      const small = { type: "mdxJsxTextElement" as const, name: "small", attributes: [], children: citation(fact) };
      if (parent && index !== undefined) {
        parent.children[index] = node.type === "mdxJsxTextElement" ? small : { type: "paragraph", children: [small] };
      }
    });
  };
}
