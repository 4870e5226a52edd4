import { escapeHtml } from "../lib/escapeHtml";

/** Markup that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[] | false | undefined;

function render(value: Value): string {
  if (value instanceof Html) {
    return value.text;
  }
  if (Array.isArray(value)) {
    return value.map(({ text }) => text).join("");
  }
  return value === undefined || value === false ? "" : escapeHtml(String(value));
}

/** Template tag for HTML: escapes every value that is not `Html`, and omits `false` and `undefined`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}
