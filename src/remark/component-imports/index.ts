import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { importDefault } from "../../lib/mdxNodes";

/** Components that need no import and that only a few pages use, by name. `MDXComponents` has all others. */
const modules: Record<string, string> = {
  Courses: "@site/src/components/Courses",
  ServiceList: "@site/src/components/ServiceReference/ServiceList",
  SupportOptions: "@site/src/components/SupportOptions",
  UpdatePath: "@site/src/components/UpdatePath",
  VersionTable: "@site/src/components/VersionTable",
};

/** Remark plugin: imports the components that a page uses, so that no other page loads their scripts. */
export default function remarkComponentImports() {
  return (tree: Root): void => {
    const used = new Set<string | null>();
    visit(tree, "mdxJsxFlowElement", ({ name }) => void used.add(name));
    const imports = Object.entries(modules).filter(([name]) => used.has(name));
    tree.children.unshift(...imports.map(([name, source]) => importDefault(name, source)));
  };
}
