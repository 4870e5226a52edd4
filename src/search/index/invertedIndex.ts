import { stem } from "../text/stem";
import { isStopWord } from "../text/stopWords";
import { tokenize, wholeName, words } from "../text/tokens";
import { FIELD, type Occurrence } from "./postings";

/** A stem: the words that share it, and where they occur. */
interface StemEntry {
  words: string[];
  occurrences: Occurrence[];
}

/** Collects where each word occurs. Records must be added in ascending order. */
export class InvertedIndex {
  private readonly stems = new Map<string, StemEntry>();
  private readonly byWord = new Map<string, StemEntry>();

  /** All words in code unit order. */
  sortedWords(): string[] {
    return [...this.byWord.keys()].sort();
  }

  wordsOf(stemmed: string): string[] {
    return this.stems.get(stemmed)?.words ?? [];
  }

  occurrencesOf(stemmed: string): Occurrence[] {
    return this.stems.get(stemmed)?.occurrences ?? [];
  }

  /** Adds a field in which the number of occurrences of a word does not matter. */
  addField(text: string, record: number, field: number): void {
    words(text).forEach((word) => this.add(word, record, field, 0));
  }

  /**
   * Adds an identifier, which can be found as a whole and by its subwords.
   *
   * @param comesFirst whether the record is the first result when the whole identifier is typed
   * @returns the number of subwords
   */
  addIdentifier(name: string, record: number, comesFirst: boolean): number {
    const subwords = tokenize(name).flatMap((token) => token.subwords);
    subwords.forEach((word) => this.add(word, record, FIELD.id, 0));
    if (subwords.length > 0) {
      const whole = wholeName(subwords);
      this.add(whole, record, comesFirst ? FIELD.id | FIELD.whole : FIELD.id, 0);
    }
    return subwords.length;
  }

  /**
   * Adds the text of a record, without its stop words.
   *
   * @returns the number of words
   */
  addText(text: string, record: number): number {
    const found = words(text).filter((word) => !isStopWord(word));
    found.forEach((word) => this.add(word, record, 0, 1));
    return found.length;
  }

  add(word: string, record: number, fields: number, count: number): void {
    const { occurrences } = this.entryOf(word);
    const last = occurrences.at(-1);
    if (last?.record === record) {
      last.fields |= fields;
      last.count += count;
    } else {
      occurrences.push({ record, fields, count });
    }
  }

  private entryOf(word: string): StemEntry {
    const known = this.byWord.get(word);
    if (known) {
      return known;
    }
    const key = stem(word);
    const entry = this.stems.get(key) ?? { words: [], occurrences: [] };
    entry.words.push(word);
    this.stems.set(key, entry);
    this.byWord.set(word, entry);
    return entry;
  }
}
