import { Parser } from "htmlparser2";

/**
 * The names that selectors can match on a page: `tag`, `.class`, `#id` and `[attribute]`. Inline scripts set attributes
 * such as `data-theme` before the first paint, so the attributes that they mention count as well.
 */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>();
  // Most elements share their list of classes with others.
  const classLists = new Set<string>();
  let isInScript = false;
  const parser = new Parser(
    {
      onopentagname(tag) {
        isInScript = tag === "script";
        names.add(tag);
      },
      onattribute(attribute, value) {
        names.add(`[${attribute}]`);
        if (attribute === "id") {
          names.add(`#${value}`);
        } else if (attribute === "class") {
          classLists.add(value);
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
    },
    { decodeEntities: false },
  );
  parser.end(html);
  classLists.forEach((list) => list.split(/\s+/).forEach((name) => names.add(`.${name}`)));
  return names;
}
