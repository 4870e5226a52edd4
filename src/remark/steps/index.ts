import type { Heading, PhrasingContent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { explicitId } from "../../checks/anchors";
import { STEP_CHECK, STEP_NUMBER } from "../../lib/steps";
import { component, importDefault } from "../../lib/mdxNodes";

const COMPONENTS = "@site/src/components/Steps";

/** The id of the section that becomes a box above the first step. */
const PREREQUISITES_ID = "before-you-start";

/** The release of the Service Catalog in a module's source. */
const CATALOG_VERSION = /terraform-aws-service-catalog\.git\S*\?ref=(v[\d.]+)/;

/** A command that creates, changes or deletes something in an AWS account. */
const CHANGES_ACCOUNT =
  /^\s*(?:(?:terragrunt|tofu|terraform)\b.*\b(?:apply|destroy)\b|aws \S+ (?:create|put|update|enable|delete)-)/m;

/** Splits the text at the start of a heading or paragraph: the match, and what follows it. */
function splitStart(node: RootContent, pattern: RegExp): [start: string, rest: PhrasingContent[]] | undefined {
  const [first, ...others] = node.type === "heading" || node.type === "paragraph" ? node.children : [];
  const start = first?.type === "text" ? pattern.exec(first.value)?.[0] : undefined;
  return first?.type === "text" && start !== undefined
    ? [start, [{ ...first, value: first.value.slice(start.length) }, ...others]]
    : undefined;
}

/** The heading with its number in an element of its own, which the stylesheet shows in a circle. */
function numberedHeading(heading: Heading): Heading {
  const [start = "", rest = heading.children] = splitStart(heading, STEP_NUMBER) ?? [];
  const number: PhrasingContent = {
    type: "mdxJsxTextElement",
    name: "span",
    attributes: [{ type: "mdxJsxAttribute", name: "data-number", value: start.replace(". ", "") }],
    children: [{ type: "text", value: start.trim() }],
  };
  return { ...heading, children: [number, { type: "text", value: " " }, ...rest] };
}

/** Turns a paragraph "Check: …" into a line that the reader can check off. Returns any other node unchanged. */
function stepContent(id: string): (node: RootContent) => RootContent {
  return (node) => {
    const [, rest] = splitStart(node, STEP_CHECK) ?? [];
    return rest ? component("StepCheck", { id }, rest) : node;
  };
}

/** Groups the page's blocks: those before the first level-2 heading, then each such heading with what follows it. */
function sections(tree: Root): RootContent[][] {
  const groups: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) {
      groups.push([]);
    }
    groups.at(-1)?.push(node);
  }
  return groups;
}

function renderSection(blocks: RootContent[]): RootContent[] {
  const [heading, ...content] = blocks;
  const id = heading?.type === "heading" ? explicitId(heading) : undefined;
  if (heading?.type !== "heading" || id === undefined) {
    return blocks;
  }
  if (id === PREREQUISITES_ID) {
    return [component("Prerequisites", {}, blocks)];
  }
  return splitStart(heading, STEP_NUMBER)
    ? [component("Step", { id }, [numberedHeading(heading), ...content.map(stepContent(id))])]
    : blocks;
}

/** The facts that can be read from the page's code: the release of its modules, and whether it changes an account. */
function facts(tree: Root): Record<string, string> {
  const found: Record<string, string> = {};
  visit(tree, "code", ({ lang, value }) => {
    const version = CATALOG_VERSION.exec(value)?.[1];
    if (version !== undefined) {
      found.catalogVersion ??= version;
    }
    if (lang === "bash" && CHANGES_ACCOUNT.test(value)) {
      found.changesAccount = "";
    }
  });
  return found;
}

/**
 * Remark plugin: renders a page whose level-2 headings are numbered (`## 1. Release the module`) as a walkthrough. Each
 * such heading starts a step, its paragraph "Check: …" becomes a line that the reader checks off, the section "Before
 * you start" becomes a box, and a line under the title counts the steps.
 *
 * A step needs an explicit id, because the reader's check marks are stored under it. The content check rejects a step
 * without one.
 */
export default function remarkSteps() {
  return (tree: Root): void => {
    const steps = tree.children.filter(
      (node) => node.type === "heading" && node.depth === 2 && splitStart(node, STEP_NUMBER),
    );
    if (steps.length === 0) {
      return;
    }
    tree.children = [
      ...["Prerequisites", "Step", "StepCheck", "WalkthroughFacts"].map((name) =>
        importDefault(name, `${COMPONENTS}/${name}`),
      ),
      component("WalkthroughFacts", facts(tree)),
      ...sections(tree).flatMap(renderSection),
    ];
  };
}
