import type { Core } from "../index/core";
import { FIELD, type Postings } from "../index/postings";
import type { QueryClause } from "./expandQuery";

/** Okapi BM25 for the text of a record. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;

/** Weight of a word by the field that it occurs in. */
const WEIGHT = { title: 5, heading: 3.5, id: 3, path: 2, text: 1 } as const;

/** How well the beginning of a name matches it; the whole name matches with 1. */
const UNFINISHED_NAME = 0.6;

/** Words that match as one say more than each of them alone. */
const JOINED_FACTOR = 1.4;

/** How well a word in the path matches the title. */
const PATH_AS_TITLE = 0.6;

/** How well one word of the query matches, by record. */
export interface WordScores {
  score: Float32Array;
  /** Match with a word of the record's heading or identifier, from 0 to 1. */
  heading: Float32Array;
  /** The same for the page's title, at the page's first record. */
  title: Float32Array;
}

/** How well a query matches the records. */
export interface Scores {
  /** One for each word of the query. */
  words: WordScores[];
  /** How well the whole query matches the record's name: 1 if it is the name. */
  name: Float32Array;
  /** The term behind each `name`. */
  nameTerm: Uint32Array;
  /** Records that any word matches, each once. */
  touched: number[];
  /** By record. */
  isTouched: Uint8Array;
}

function average(lengths: Uint8Array): number {
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
}

/** Share of each word in the score of a term that matches all of them. */
function clauseShare(words: number): number {
  return words === 1 ? 1 : JOINED_FACTOR / words;
}

/** Scores records word by word. */
export class Scorer {
  private readonly size: number;
  /** By record: effect of the length of its text, and of its heading, on the score. */
  private readonly textNorms: Float32Array;
  private readonly headingNorms: Float32Array;
  /** Cleared scores for the next queries: allocating them takes longer than most queries do. */
  private readonly pool: Scores[] = [];
  private readonly wordPool: WordScores[] = [];

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

  /** Scores for a new query. Return them with {@link release}. */
  acquire(wordCount: number): Scores {
    const { size } = this;
    const scores = this.pool.pop() ?? {
      words: [],
      name: new Float32Array(size),
      nameTerm: new Uint32Array(size),
      touched: [],
      isTouched: new Uint8Array(size),
    };
    scores.words = Array.from(
      { length: wordCount },
      () =>
        this.wordPool.pop() ?? {
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
    this.wordPool.push(...scores.words);
    this.pool.push({ ...scores, words: [], touched: [] });
  }

  /** Adds the matches of a clause; `postings` are those of its terms, in their order. */
  add(scores: Scores, clause: QueryClause, postings: Postings[]): void {
    if (clause.isPhrase) {
      this.addPhrase(scores, clause, postings);
      return;
    }
    postings.forEach((list, index) => {
      const term = clause.terms[index];
      if (term) {
        this.addList(scores, clause, list, term.weight, term.stem);
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

  private addList(scores: Scores, clause: QueryClause, postings: Postings, weight: number, term: number): void {
    const rarity = this.rarity(postings);
    for (let index = 0; index < postings.records.length; index++) {
      const record = postings.records[index] ?? 0;
      const fields = postings.fields[index] ?? 0;
      const score = rarity * weight * this.fieldScore(record, fields, postings.counts[index] ?? 0);
      this.keepMax(scores, clause, record, score, fields, weight);
      if (clause.isName && fields & FIELD.whole) {
        const name = weight === 1 ? 1 : weight * UNFINISHED_NAME;
        if (name > (scores.name[record] ?? 0)) {
          scores.name[record] = name;
          scores.nameTerm[record] = term;
        }
      }
    }
  }

  /** A phrase matches records with all its terms, and scores as its weakest term does. */
  private addPhrase(scores: Scores, clause: QueryClause, postings: Postings[]): void {
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
    const weight = clause.terms[0]?.weight ?? 0;
    for (const [record, { score, fields, terms }] of found) {
      if (terms === postings.length) {
        this.keepMax(scores, clause, record, score * weight, fields, weight);
      }
    }
  }

  private keepMax(
    scores: Scores,
    clause: QueryClause,
    record: number,
    score: number,
    fields: number,
    weight: number,
  ): void {
    if (!scores.isTouched[record]) {
      scores.isTouched[record] = 1;
      scores.touched.push(record);
    }
    const share = score * clauseShare(clause.positions.length);
    for (const position of clause.positions) {
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
