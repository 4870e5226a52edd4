import type { Problem } from "../../lib/problem";
import type { Prose } from "../prose";
import type { SpellChecker } from "../spellChecker";
import { problemAt } from "../source";

/**
 * Words that are in no dictionary. Code, addresses and identifiers are not words.
 *
 * All files go to the checker as one text, because each call costs it as much as many files do.
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
            `"${word}" is in no dictionary. Correct it, put a name of code in backticks, or add the word to project-words.txt.`,
          ),
        ];
  });
}
