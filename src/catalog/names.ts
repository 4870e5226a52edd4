import type { InlineCode } from "mdast";
import { html, type Html } from "./html";

/** Splits a name where a line may break: after each underscore or dot. */
const partsOf = (name: string): string[] => name.split(/(?<=[_.])(?=[^_.])/);

/** Renders a name or an expression so that it wraps after an underscore or a dot in narrow viewports. */
export function renderName(name: string): Html {
  return html`${partsOf(name).map((part, index) => html`${index > 0 && html`<wbr />`}${part}`)}`;
}

/** The same for inline code in Markdown. */
export function breakable(code: InlineCode): InlineCode {
  const children = partsOf(code.value).flatMap((value, index) => [
    ...(index > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
    { type: "text" as const, value },
  ]);
  return { ...code, data: { hChildren: children } };
}
