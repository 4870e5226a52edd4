import SearchableMap from "minisearch/SearchableMap";
import { shortest, stemGroups } from "../index/stemGroups";
import { stem } from "../text/stem";

/** A word of the index that stands for a word of the query, and how well it does so (1: it is the word). */
export interface Term {
  stem: number;
  weight: number;
}

/** From these lengths on, a word of the query may have one error, or two. */
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;

/** What a long word weighs of which only the beginning is typed. */
const MIN_COMPLETION = 0.3;

const MAX_CACHED = 200;

const FUZZY_WEIGHTS = [1, 0.6, 0.35];
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

/** The words of an index and the stem that each belongs to. MiniSearch's radix tree finds similar ones. */
export class Vocabulary {
  private readonly tree = new SearchableMap<number>();
  /** In the order of their code units. */
  private readonly words: string[];
  private readonly stemOf: Map<string, number>;
  private readonly stems: Map<string, number>;
  private readonly names: string[];
  /** While the reader types on, the words before stay the same. */
  private readonly similar = new Map<string, Term[]>();

  constructor(vocabulary: string[]) {
    this.words = vocabulary;
    this.names = stemGroups(vocabulary).flatMap(({ stems }) => stems);
    this.stems = new Map(this.names.map((word, index) => [word, index]));
    this.stemOf = new Map(vocabulary.map((word) => [word, this.stems.get(stem(word)) ?? 0]));
    this.stemOf.forEach((id, word) => this.tree.set(word, id));
  }

  get stemCount(): number {
    return this.names.length;
  }

  /** The stem itself. */
  name(id: number): string {
    return this.names[id] ?? "";
  }

  /** The stem of a word, when the index has it. */
  exact(word: string): number | undefined {
    return this.stems.get(stem(word));
  }

  /** Whether the index has the word, or one that begins with it. */
  knows(word: string): boolean {
    return this.exact(word) !== undefined || (this.words[this.firstFrom(word)]?.startsWith(word) ?? false);
  }

  /** Words that begin with `prefix`, the shortest first; each weighs the more, the less is missing. */
  startingWith(prefix: string, limit: number): Term[] {
    let index = this.firstFrom(prefix);
    const first = index;
    while (this.words[index]?.startsWith(prefix)) {
      index++;
    }
    return shortest(this.words.slice(first, index), limit).map((word) => ({
      stem: this.stemOf.get(word) ?? 0,
      weight: MIN_COMPLETION + (1 - MIN_COMPLETION) * (prefix.length / word.length),
    }));
  }

  /** Position of the first word that does not come before `word`. */
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
   * Words that differ from `word` by a few typing errors: a letter too many, missing, wrong, or
   * two exchanged. Words with digits have none, as their neighbors mean something else.
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
    const collect = (spelling: string, mostEdits: number, before: number) => {
      for (const [found, [id, edits]] of this.tree.fuzzyGet(spelling, mostEdits)) {
        const known = distances.get(found);
        if (!known || known.distance > edits + before) {
          distances.set(found, { id, distance: edits + before });
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
      .map(([, { id, distance }]) => ({ stem: id, weight: FUZZY_WEIGHTS[distance] ?? 0 }));
  }
}
