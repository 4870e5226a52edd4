import type { Core } from "../index/core";
import { FIELD, type Postings } from "../index/postings";
import type { Match } from "./plan";

/** Okapi BM25 for the text of a record. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;

/** What a word counts for in each field, beside 1 for a usual occurrence in the text. */
const WEIGHT = { title: 5, heading: 3.5, id: 3, path: 2, text: 1 } as const;

/** Beginnings count for a name only by this much; the whole name counts 1. */
const UNFINISHED_NAME = 0.6;

/** Words that stand together as one say more than each for itself. */
const JOINED = 1.4;

/** A word in the path counts as one in the title by this much. */
const PATH_AS_TITLE = 0.6;

/** How one word of the query matches the records. Arrays are indexed by record. */
export interface WordScores {
  score: Float32Array;
  /** How well the word matches one of the record's heading or name, from 0 to 1. */
  heading: Float32Array;
  /** The same for the page's title, on the page's first record. */
  title: Float32Array;
}

/** How the query matches all records. */
export interface Scores {
  /** One for each word of the query. */
  words: WordScores[];
  /** How well the whole query is the record's name: 1 when it is. */
  name: Float32Array;
  /** The term by which `name` was found. */
  nameTerm: Uint32Array;
  /** Records that any word matches, each once, and which these are. */
  touched: number[];
  isTouched: Uint8Array;
}

function average(lengths: Uint8Array): number {
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
}

/** What each of several words gets of the score of a term that stands for all of them. */
function sharedBy(words: number): number {
  return words === 1 ? 1 : JOINED / words;
}

/** Scores records word by word. */
export class Scorer {
  private readonly size: number;
  /** By record: what the length of its text and of its heading does to the score. */
  private readonly textNorms: Float32Array;
  private readonly headingNorms: Float32Array;
  /** Emptied ones to use again: to make them anew takes longer than most queries. */
  private readonly spareScores: Scores[] = [];
  private readonly spareWords: WordScores[] = [];

  constructor({ kinds, textLengths, headingLengths }: Core) {
    this.size = kinds.length;
    const averageText = average(textLengths);
    const averageHeading = average(headingLengths);
    this.textNorms = Float32Array.from(
      textLengths,
      (length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / averageText),
    );
    this.headingNorms = Float32Array.from(headingLengths, (length) => 1 / (0.6 + (0.4 * length) / averageHeading));
  }

  /** Scores of a query that nothing matches yet. Give them back with {@link release}. */
  empty(wordCount: number): Scores {
    const { size } = this;
    const scores = this.spareScores.pop() ?? {
      words: [],
      name: new Float32Array(size),
      nameTerm: new Uint32Array(size),
      touched: [],
      isTouched: new Uint8Array(size),
    };
    scores.words = Array.from(
      { length: wordCount },
      () =>
        this.spareWords.pop() ?? {
          score: new Float32Array(size),
          heading: new Float32Array(size),
          title: new Float32Array(size),
        },
    );
    return scores;
  }

  release(scores: Scores): void {
    for (const record of scores.touched) {
      scores.isTouched[record] = 0;
      scores.name[record] = 0;
      for (const { score, heading, title } of scores.words) {
        score[record] = heading[record] = title[record] = 0;
      }
    }
    this.spareWords.push(...scores.words);
    this.spareScores.push({ ...scores, words: [], touched: [] });
  }

  /** Adds one match; `postings` has the lists of the match's terms in their order. */
  add(scores: Scores, match: Match, postings: Postings[]): void {
    if (match.isPhrase) {
      this.addPhrase(scores, match, postings);
      return;
    }
    postings.forEach((list, index) => {
      const term = match.terms[index];
      if (term) {
        this.addList(scores, match, list, term.weight, term.stem);
      }
    });
  }

  private rarity(postings: Postings): number {
    const found = postings.records.length;
    return Math.log(1 + (this.size - found + 0.5) / (found + 0.5));
  }

  private fieldScore(record: number, fields: number, count: number): number {
    const text = count === 0 ? 0 : (count * (SATURATION + 1)) / (count + (this.textNorms[record] ?? 0));
    if (fields === 0) {
      return WEIGHT.text * text;
    }
    const brevity = this.headingNorms[record] ?? 0;
    return (
      WEIGHT.text * text +
      (fields & FIELD.heading ? WEIGHT.heading * brevity : 0) +
      (fields & FIELD.id ? WEIGHT.id * brevity : 0) +
      (fields & FIELD.title ? WEIGHT.title * brevity : 0) +
      (fields & FIELD.path ? WEIGHT.path : 0)
    );
  }

  private addList(scores: Scores, match: Match, postings: Postings, weight: number, term: number): void {
    const rarity = this.rarity(postings);
    for (let index = 0; index < postings.records.length; index++) {
      const record = postings.records[index] ?? 0;
      const fields = postings.fields[index] ?? 0;
      const score = rarity * weight * this.fieldScore(record, fields, postings.counts[index] ?? 0);
      this.raise(scores, match, record, score, fields, weight);
      if (match.isName && fields & FIELD.whole) {
        const name = weight === 1 ? 1 : weight * UNFINISHED_NAME;
        if (name > (scores.name[record] ?? 0)) {
          scores.name[record] = name;
          scores.nameTerm[record] = term;
        }
      }
    }
  }

  /** A phrase counts where all its terms stand, as much as the weakest of them. */
  private addPhrase(scores: Scores, match: Match, postings: Postings[]): void {
    const found = new Map<number, { score: number; fields: number; terms: number }>();
    postings.forEach((list, term) => {
      const rarity = this.rarity(list);
      list.records.forEach((record, index) => {
        const fields = list.fields[index] ?? 0;
        const score = rarity * this.fieldScore(record, fields, list.counts[index] ?? 0);
        const known = found.get(record);
        if (term === 0) {
          found.set(record, { score, fields, terms: 1 });
        } else if (known?.terms === term) {
          found.set(record, { score: Math.min(score, known.score), fields: fields & known.fields, terms: term + 1 });
        }
      });
    });
    const weight = match.terms[0]?.weight ?? 0;
    for (const [record, { score, fields, terms }] of found) {
      if (terms === postings.length) {
        this.raise(scores, match, record, score * weight, fields, weight);
      }
    }
  }

  private raise(scores: Scores, match: Match, record: number, score: number, fields: number, weight: number): void {
    if (!scores.isTouched[record]) {
      scores.isTouched[record] = 1;
      scores.touched.push(record);
    }
    const share = score * sharedBy(match.words.length);
    for (const position of match.words) {
      const word = scores.words[position];
      if (word) {
        word.score[record] = Math.max(word.score[record] ?? 0, share);
        if (fields & (FIELD.heading | FIELD.id)) {
          word.heading[record] = Math.max(word.heading[record] ?? 0, weight);
        }
        if (fields & (FIELD.title | FIELD.path)) {
          const asTitle = fields & FIELD.title ? weight : weight * PATH_AS_TITLE;
          word.title[record] = Math.max(word.title[record] ?? 0, asTitle);
        }
      }
    }
  }
}
