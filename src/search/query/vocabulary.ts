import SearchableMap from "minisearch/SearchableMap";
import { shortest } from "../index/prefixGroups";
import { abbreviationSingular, stem } from "../text/stem";
import { weights } from "./weights";

/** A stem in the index that matches a word of the query, and how well (1: it is the same word). */
export interface Term {
  stem: number;
  weight: number;
}

/** Minimum lengths of query words in which one typo, or two, are corrected. */
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;

const MAX_CACHED = 200;

const MAX_FUZZY_TERMS = 6;

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + (word[index + 1] ?? "") + (word[index] ?? "") + word.slice(index + 2),
  ).filter((swapped) => swapped !== word);
}

function errorsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < ONE_ERROR_LENGTH) {
    return 0;
  }
  return word.length < TWO_ERRORS_LENGTH ? 1 : 2;
}

/** The words of an index and their stems. MiniSearch's radix tree finds similar words. */
export class Vocabulary {
  private readonly tree = new SearchableMap<number>();
  /** In code unit order. */
  private readonly words: string[];
  /** The stem of each word. */
  private readonly stemOf: Map<string, number>;
  private readonly names: string[];
  private readonly byName: Map<string, number>;
  /** A cache: while the reader continues typing, the preceding words stay the same. */
  private readonly similar = new Map<string, Term[]>();

  /** @param stems the words of each stem */
  constructor(stems: string[][]) {
    this.names = stems.map(([word = ""]) => stem(word));
    this.byName = new Map(this.names.map((name, id) => [name, id]));
    this.stemOf = new Map(stems.flatMap((words, id) => words.map((word): [string, number] => [word, id])));
    this.words = [...this.stemOf.keys()].sort();
    this.stemOf.forEach((id, word) => this.tree.set(word, id));
  }

  /** The stem itself. */
  name(id: number): string {
    return this.names[id] ?? "";
  }

  /** The stem of a word, if the index contains the word or another form of it. */
  exact(word: string): number | undefined {
    return this.stemOf.get(word) ?? this.byName.get(stem(word)) ?? this.stemOf.get(abbreviationSingular(word) ?? word);
  }

  /** Whether the index contains the word in exactly this form. */
  has(word: string): boolean {
    return this.stemOf.has(word);
  }

  /** Whether the index contains the word or one that starts with it. */
  knows(word: string): boolean {
    return this.exact(word) !== undefined || (this.words[this.firstFrom(word)]?.startsWith(word) ?? false);
  }

  /**
   * Whether the word may be misspelled: it is neither in the index nor a prefix of a word that is. A long
   * word is rarely meant as a prefix: `postgress` is misspelled, although a setting's name starts with it.
   */
  isMisspelled(word: string): boolean {
    return word.length < TWO_ERRORS_LENGTH ? !this.knows(word) : this.exact(word) === undefined;
  }

  /** Words that start with `prefix`, shortest first. The fewer letters are missing, the higher their weight. */
  startingWith(prefix: string, limit: number): Term[] {
    let index = this.firstFrom(prefix);
    const first = index;
    while (this.words[index]?.startsWith(prefix)) {
      index++;
    }
    return shortest(this.words.slice(first, index), limit).map((word) => ({
      stem: this.stemOf.get(word) ?? 0,
      weight: weights.minCompletion + (1 - weights.minCompletion) * (prefix.length / word.length),
    }));
  }

  /** Index of the first word that does not sort before `word`. */
  private firstFrom(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? "") < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Words that differ from `word` by a few typos: an extra, missing or wrong letter, or two
   * transposed letters. Words with digits have none, because similar ones mean something else.
   */
  similarTo(word: string): Term[] {
    const known = this.similar.get(word);
    if (known) {
      return known;
    }
    if (this.similar.size > MAX_CACHED) {
      this.similar.clear();
    }
    const terms = this.findSimilar(word);
    this.similar.set(word, terms);
    return terms;
  }

  private findSimilar(word: string): Term[] {
    const errors = errorsAllowed(word);
    if (errors === 0) {
      return [];
    }
    const distances = new Map<string, { id: number; distance: number }>();
    const collect = (spelling: string, maxEdits: number, swapCount: number) => {
      for (const [found, [id, edits]] of this.tree.fuzzyGet(spelling, maxEdits)) {
        const known = distances.get(found);
        if (!known || known.distance > edits + swapCount) {
          distances.set(found, { id, distance: edits + swapCount });
        }
      }
    };
    collect(word, errors, 0);
    swaps(word).forEach((swapped) => collect(swapped, errors - 1, 1));
    return [...distances.entries()]
      .filter(([, { distance }]) => distance <= errors)
      .sort(
        ([one, a], [other, b]) =>
          a.distance - b.distance ||
          // Readers rarely get the first letter wrong.
          Number(other[0] === word[0]) - Number(one[0] === word[0]) ||
          Math.abs(one.length - word.length) - Math.abs(other.length - word.length),
      )
      .slice(0, MAX_FUZZY_TERMS)
      .map(([, { id, distance }]) => ({
        stem: id,
        weight: weights.corrected[distance] ?? 0,
      }));
  }
}
