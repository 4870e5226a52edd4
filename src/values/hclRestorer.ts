import { tokenize } from "../catalog/hclTokens";
import type { Example } from "./example";
import type { Values } from "./fields";
import { applyTo, restorer, type Replacement } from "./replace";

/** The ranges of strings and comments in HCL: anything but whitespace between tokens is a comment. */
function wordsIn(hcl: string): [start: number, end: number][] {
  const last = { kind: "newline", text: "", start: hcl.length };
  let end = 0;
  return [...tokenize(hcl), last].flatMap(({ kind, text, start }) => {
    const gap: [number, number] = [end, start];
    end = start + text.length;
    return kind === "string" || kind === "heredoc" ? [gap, [start, end]] : [gap];
  });
}

/**
 * Restores the example's values in HCL. Words such as the company are restored only in strings and comments, because
 * elsewhere they may name anything.
 */
export function hclRestorer(example: Example, values: Values): (hcl: string) => string {
  const find = restorer(example, values);
  return (hcl) => {
    const words = wordsIn(hcl);
    const isMeant = (one: Replacement): boolean =>
      !one.isWord || words.some(([start, end]) => start <= one.start && one.end <= end);
    return applyTo(hcl, find(hcl).filter(isMeant));
  };
}
