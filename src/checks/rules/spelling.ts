import type { Problem } from "../../lib/problem";
import type { Prose } from "../prose";
import type { SpellChecker } from "../spellChecker";
import { problemAt } from "../source";

/**
 * Every word is in a dictionary. Code, URLs and identifiers do not count as words.
 *
 * All files are checked as one text, because each call of the checker costs as much as checking many files.
 */
export async function spelling(files: Iterable<Prose>, check: SpellChecker): Promise<Problem[]> {
  const parts: { prose: Prose; start: number }[] = [];
  let text = "";
  for (const prose of files) {
    parts.push({ prose, start: text.length });
    text += `${prose.words}\n`;
  }
  const unknown = await check(text);
  return unknown.flatMap(({ word, offset }) => {
    const part = parts.findLast(({ start }) => start <= offset);
    return part === undefined
      ? []
      : [
          problemAt(
            part.prose.source,
            offset - part.start,
            `"${word}" is not in a dictionary. Correct it, put it in backticks if it is code, or add it to project-words.txt.`,
          ),
        ];
  });
}
