import type { InlineCode } from "mdast";
import { breakableParts } from "../lib/breakableParts";
import { html, type Html } from "./html";

/** Renders a name or an expression so that it wraps between its words in narrow viewports. */
export function renderName(name: string): Html {
  return html`${breakableParts(name).map((part, index) => html`${index > 0 && html`<wbr />`}${part}`)}`;
}

/** Like `renderName`, for inline code in Markdown. */
export function breakable(code: InlineCode): InlineCode {
  const children = breakableParts(code.value).flatMap((value, index) => [
    ...(index > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
    { type: "text" as const, value },
  ]);
  return { ...code, data: { hChildren: children } };
}
