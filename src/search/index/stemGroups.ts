import { stem } from "../text/stem";

/** To how many words of the index a beginning is completed. */
export const MAX_COMPLETIONS = 40;

/** The completions of a beginning that more words have than this are read at once, as those of a first letter are. */
export const MAX_UNGROUPED_COMPLETIONS = 120;

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

/** Cuts words in the order of their code units where their first `length` letters change. */
function byBeginning(words: string[], length: number): string[][] {
  const groups: string[][] = [];
  let last: string | undefined;
  for (const word of words) {
    const beginning = word.slice(0, length);
    if (beginning !== last) {
      groups.push([]);
      last = beginning;
    }
    groups.at(-1)?.push(word);
  }
  return groups;
}

/** Stems that are stored together. */
interface StemGroup {
  stems: string[];
  /** The reader who types a beginning asks for all of them; of others, for some. */
  isOpening: boolean;
}

/**
 * Stems in the order in which their postings are stored, so that a key stroke reads few files:
 * what a usual beginning can go on as stands before all longer words that begin with it.
 *
 * @param vocabulary words of the index in the order of their code units
 */
export function stemGroups(vocabulary: string[]): StemGroup[] {
  const groups: StemGroup[] = [];
  const stored = new Set<string>();
  const store = (words: string[], isOpening: boolean) => {
    const stems = [...new Set(words.map(stem))].filter((word) => !stored.has(word));
    stems.forEach((word) => stored.add(word));
    const last = groups.at(-1);
    if (last && !last.isOpening && !isOpening) {
      last.stems.push(...stems);
    } else if (stems.length > 0) {
      groups.push({ stems, isOpening });
    }
  };
  const storeFrom = (words: string[], length: number) => {
    for (const group of byBeginning(words, length)) {
      const isUsual = length === 1 || group.length > MAX_UNGROUPED_COMPLETIONS;
      store(isUsual ? shortest(group, MAX_COMPLETIONS) : group, isUsual);
      if (isUsual) {
        storeFrom(group, length + 1);
      }
    }
  };
  storeFrom(vocabulary, 1);
  return groups;
}
