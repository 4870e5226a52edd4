/** Markup that needs no more escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[] | false | undefined;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function render(value: Value): string {
  if (value instanceof Html) {
    return value.text;
  }
  if (Array.isArray(value)) {
    return value.map(({ text }) => text).join("");
  }
  return value === undefined || value === false ? "" : escape(String(value));
}

/** Template tag that makes HTML: every value that is not `Html` is escaped, `false` and `undefined` stand for nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}
