import type { InlineCode } from "mdast";
import { html, type Html } from "./html";

/** The parts of a name between which a line may break: each ends with an underscore or a dot. */
const partsOf = (name: string): string[] => name.split(/(?<=[_.])(?=[^_.])/);

/** Renders a name or an expression such that narrow windows break it after an underscore or a dot. */
export function renderName(name: string): Html {
  return html`${partsOf(name).map((part, index) => html`${index > 0 && html`<wbr />`}${part}`)}`;
}

/** The same for code in Markdown. */
export function breakable(code: InlineCode): InlineCode {
  const children = partsOf(code.value).flatMap((value, index) => [
    ...(index > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
    { type: "text" as const, value },
  ]);
  return { ...code, data: { hChildren: children } };
}
