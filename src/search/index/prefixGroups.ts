import { stem } from "../text/stem";

/** Maximum number of words that a prefix is completed to. */
export const MAX_COMPLETIONS = 40;

/** If more words than this share a prefix, its completions have their own file, like those of a first letter. */
export const MAX_UNGROUPED_COMPLETIONS = 120;

/** Shortest words first; words of equal length keep their order. */
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

/** Splits sorted words wherever their first `length` letters change. */
function splitByPrefix(words: string[], length: number): string[][] {
  const groups: string[][] = [];
  let previous: string | undefined;
  for (const word of words) {
    const prefix = word.slice(0, length);
    if (prefix !== previous) {
      groups.push([]);
      previous = prefix;
    }
    groups.at(-1)?.push(word);
  }
  return groups;
}

/** Stems whose postings are stored together. */
interface StemGroup {
  stems: string[];
  /** Whether they are the completions of one prefix, so that a keystroke needs all of them or none. */
  isPrefixGroup: boolean;
}

/**
 * Groups stems so that a keystroke reads few files: the completions of each common prefix come
 * before all longer words that start with it.
 *
 * @param words the words of the index in code unit order
 * @returns the groups in the order in which their postings are stored, each stem in one of them
 */
export function prefixGroups(words: string[]): StemGroup[] {
  const groups: StemGroup[] = [];
  const stored = new Set<string>();
  const store = (group: string[], isPrefixGroup: boolean) => {
    const stems = [...new Set(group.map(stem))].filter((word) => !stored.has(word));
    stems.forEach((word) => stored.add(word));
    const last = groups.at(-1);
    if (last && !last.isPrefixGroup && !isPrefixGroup) {
      last.stems.push(...stems);
    } else if (stems.length > 0) {
      groups.push({ stems, isPrefixGroup });
    }
  };
  const storeFrom = (candidates: string[], length: number) => {
    for (const group of splitByPrefix(candidates, length)) {
      const isCommon = length === 1 || group.length > MAX_UNGROUPED_COMPLETIONS;
      store(isCommon ? shortest(group, MAX_COMPLETIONS) : group, isCommon);
      if (isCommon) {
        storeFrom(group, length + 1);
      }
    }
  };
  storeFrom(words, 1);
  return groups;
}
