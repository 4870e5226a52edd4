import { Parser } from "htmlparser2";

/**
 * What the elements of a page are called: `tag`, `.class`, `#id` and `[attribute]`. Inline scripts set attributes before
 * the first paint, such as `data-theme`: those that they name count as well.
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
