import { stem } from "../text/stem";

/** To how many words of the index a beginning is completed. */
export const MOST_COMPLETIONS = 40;

/** The shortest words first, and those of one length in the order of the vocabulary. */
export function shortest(words: string[], limit: number): string[] {
  const byLength: string[][] = [];
  for (const word of words) {
    const found = (byLength[word.length] ??= []);
    if (found.length < limit) {
      found.push(word);
    }
  }
  return byLength.flat().slice(0, limit);
}

/** Stems of the words with one first letter. */
interface StemGroup {
  /** Those that are asked for while nothing else is typed yet. */
  opening: string[];
  others: string[];
}

/**
 * Stems in the order in which their postings are stored: by first letter, so that the first key
 * stroke reads one file.
 *
 * @param vocabulary words of the index in the order of their code units
 */
export function stemGroups(vocabulary: string[]): StemGroup[] {
  const groups: StemGroup[] = [];
  for (let start = 0, end = 0; start < vocabulary.length; start = end) {
    const letter = vocabulary[start]?.[0];
    while (end < vocabulary.length && vocabulary[end]?.[0] === letter) {
      end++;
    }
    const words = vocabulary.slice(start, end);
    const opening = new Set(shortest(words, MOST_COMPLETIONS).map(stem));
    const others = new Set(words.map(stem).filter((word) => !opening.has(word)));
    groups.push({ opening: [...opening], others: [...others] });
  }
  return groups;
}
