import { Parser } from "htmlparser2";

/**
 * The names that selectors can match on a page: `tag`, `.class`, `#id` and `[attribute]`. Inline scripts set attributes
 * such as `data-theme` before the first paint, so the attributes that they mention count as well.
 */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>();
  let isInScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isInScript = tag === "script";
      names.add(tag);
      for (const [attribute, value] of Object.entries(attributes)) {
        names.add(`[${attribute}]`);
        if (attribute === "id") {
          names.add(`#${value}`);
        } else if (attribute === "class") {
          value.split(/\s+/).forEach((name) => names.add(`.${name}`));
        }
      }
    },
    ontext(text) {
      if (isInScript) {
        [...text.matchAll(/data-[\w-]+/g)].forEach(([attribute]) => names.add(`[${attribute}]`));
      }
    },
    onclosetag() {
      isInScript = false;
    },
  });
  parser.end(html);
  return names;
}
