import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";
import { html, Html } from "./html";
import { breakable, renderName } from "./names";
import type { Service } from "./schema";

/** Names that code in a description may refer to. */
export interface Names {
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
  /** The entry that the text describes, which does not link to itself. */
  self?: string;
}

/** The names of a service's inputs and outputs. */
export function namesOf({ inputs, outputs }: Pick<Service, "inputs" | "outputs">): Names {
  return { inputs: new Set(inputs.map(({ name }) => name)), outputs: new Set(outputs.map(({ name }) => name)) };
}

/** Finds the names in code spans of the form `var.name`. */
export function referencedInputs(description: string): string[] {
  return [...description.matchAll(/`var\.([A-Za-z_]\w*)`/g)].map(([, name]) => name ?? "");
}

/**
 * Id of the input or output that code refers to, if any.
 *
 * @param before the text before the code: "the output `name`" is an output, possibly that of another service
 */
export function targetOf(code: string, before: string, { inputs, outputs, self }: Names): string | undefined {
  const name = code.replace(/^var\./, "");
  if (name === self) {
    return undefined;
  }
  const isInput = inputs.has(name) && !/\boutput\s$/.test(before);
  return isInput ? `input_${name}` : outputs.has(name) ? `output_${name}` : undefined;
}

const NO_NAMES: Names = { inputs: new Set(), outputs: new Set() };

function prepareInline(node: PhrasingContent, before: PhrasingContent | undefined, names: Names): PhrasingContent {
  switch (node.type) {
    case "text":
      return node;
    case "html":
      // Descriptions are text, so anything that looks like markup is shown literally.
      return { type: "text", value: node.value };
    case "inlineCode": {
      const id = targetOf(node.value, before?.type === "text" ? before.value : "", names);
      return id === undefined ? node : { type: "link", url: `#${id}`, children: [breakable(node)] };
    }
    case "link":
      if (!/^(?:https?:|mailto:|[#/])/.test(node.url)) {
        throw new Error(`the link ${node.url} is not allowed in a description: begin it with https://, / or #`);
      }
      // A link must not contain another link.
      return { ...node, children: prepareAll(node.children, NO_NAMES) };
    case "strong":
    case "emphasis":
      return { ...node, children: prepareAll(node.children, names) };
    default:
      throw new Error(`"${node.type}" is not allowed in a description: use code, links and emphasis only`);
  }
}

function prepareAll(nodes: PhrasingContent[], names: Names): PhrasingContent[] {
  return nodes.map((node, index) => prepareInline(node, nodes[index - 1], names));
}

function prepareBlock(node: RootContent, names: Names): Paragraph {
  if (node.type === "html") {
    return { type: "paragraph", children: [{ type: "text", value: node.value }] };
  }
  if (node.type !== "paragraph") {
    throw new Error(`"${node.type}" is not allowed in a description: write one paragraph`);
  }
  return { type: "paragraph", children: prepareAll(node.children, names) };
}

/** Renders text whose only markup is code in backticks. Code becomes a link if it would in a description. */
export function renderPlainText(text: string, names: Names): Html {
  const parts = text.split(/`([^`\n]+)`/).map((part, index, all) => {
    const id = index % 2 === 1 ? targetOf(part, all[index - 1] ?? "", names) : undefined;
    if (id !== undefined) {
      return html`<a href="#${id}"><code>${renderName(part)}</code></a>`;
    }
    return index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`;
  });
  return html`${parts}`;
}

/**
 * Matches text whose only Markdown is inline code. Most descriptions match, and parsing Markdown takes thirty times as
 * long.
 */
const TEXT_AND_CODE = /^(?=[A-Za-z`])(?:[^`*_[<&\\\s]| (?=\S)|`[^`\s][^`\n]*`(?!`))*$/;

/**
 * Renders the inline Markdown of a description. Code that names another input or output of the service becomes a link
 * to it.
 *
 * @throws if the text has more than inline Markdown, or a link with a protocol such as `javascript:`
 */
export function renderDescription(description: string, names: Names): Html {
  if (TEXT_AND_CODE.test(description)) {
    return renderPlainText(description, names);
  }
  const paragraphs = fromMarkdown(description).children.map((block) => {
    const { children } = toHast(prepareBlock(block, names)) as Element;
    return toHtml(children, { characterReferences: { useNamedReferences: true } });
  });
  return new Html(paragraphs.join(" "));
}
