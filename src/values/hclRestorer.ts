import { tokenize } from "../catalog/hclTokens";
import { applyEdits } from "../lib/applyEdits";
import type { Example } from "./example";
import type { Values } from "./fields";
import { replacer, restorer, type Replacement } from "./replace";
import { markVerbatim } from "./verbatim";

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
 * elsewhere they may name anything. What already equals one of the example's values is marked, so that it is not
 * replaced with the reader's when the text is shown again.
 */
export function hclRestorer(example: Example, values: Values): (hcl: string) => string {
  const findReaders = restorer(example, values);
  const findExamples = replacer(example, values);
  return (hcl) => {
    const words = wordsIn(hcl);
    const isMeant = (one: Replacement): boolean =>
      !one.isWord || words.some(([start, end]) => start <= one.start && one.end <= end);
    const restored = findReaders(hcl).filter(isMeant);
    const verbatim = findExamples(hcl)
      .filter((one) => !restored.some(({ start, end }) => start < one.end && one.start < end))
      .map((one) => ({ ...one, text: markVerbatim(hcl.slice(one.start, one.end)) }));
    return applyEdits(
      hcl,
      [...restored, ...verbatim].toSorted((one, other) => one.start - other.start),
    );
  };
}
