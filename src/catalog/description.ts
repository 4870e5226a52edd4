import type { PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { html, type Html } from "./html";

/** Names that a description's code may refer to. */
export interface Names {
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
  /** The entry that the text describes, which does not link to itself. */
  self?: string;
}

/** @returns the names in code spans of the form `var.name` */
export function referencedInputs(description: string): string[] {
  return [...description.matchAll(/`var\.([A-Za-z_]\w*)`/g)].map(([, name]) => name ?? "");
}

function target(code: string, { inputs, outputs, self }: Names): string | undefined {
  const name = code.replace(/^var\./, "");
  if (name === self) {
    return undefined;
  }
  return inputs.has(name) ? `input_${name}` : outputs.has(name) ? `output_${name}` : undefined;
}

function renderNode(node: PhrasingContent, names: Names): Html {
  switch (node.type) {
    case "text":
      return html`${node.value}`;
    case "inlineCode": {
      const id = target(node.value, names);
      return id ? html`<a href="#${id}"><code>${node.value}</code></a>` : html`<code>${node.value}</code>`;
    }
    case "link":
      return html`<a href="${node.url}">${renderAll(node.children, names)}</a>`;
    case "strong":
      return html`<strong>${renderAll(node.children, names)}</strong>`;
    case "emphasis":
      return html`<em>${renderAll(node.children, names)}</em>`;
    case "html":
      // Descriptions are text: what looks like markup is shown as it is written.
      return html`${node.value}`;
    default:
      throw new Error(`"${node.type}" is not allowed in a description: use code, links and emphasis only`);
  }
}

function renderAll(nodes: PhrasingContent[], names: Names): Html[] {
  return nodes.map((node) => renderNode(node, names));
}

/**
 * Renders the inline Markdown of a description. Code that names another input or output of
 * the service becomes a link to it.
 *
 * @throws when the text has more than inline Markdown
 */
export function renderDescription(description: string, names: Names): Html {
  const nodes = fromMarkdown(description).children.map((block) => {
    if (block.type === "html") {
      return html`${block.value}`;
    }
    if (block.type !== "paragraph") {
      throw new Error(`"${block.type}" is not allowed in a description: write one paragraph`);
    }
    return html`${renderAll(block.children, names)}`;
  });
  return html`${nodes}`;
}
