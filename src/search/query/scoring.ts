import type { Core } from "../index/core";
import { FIELD, type Postings } from "../index/postings";
import type { QueryClause } from "./expandQuery";
import { weights } from "./weights";

/** How well one word of the query matches each record (and each keyword, numbered after the records). */
export interface WordScores {
  score: Float32Array;
  /** How close the best matching term is to the word, from 0 to 1. */
  match: Float32Array;
  /** Match with a word of the record's heading, identifier or keyword, from 0 to 1. */
  heading: Float32Array;
  /** The same for the page's title, at the page's first record. */
  title: Float32Array;
  /** How rare the word is, and how well the index matches it: 0 if nothing does. */
  rarity: number;
  /** Share of the word's occurrences in titles, headings, names and keywords; high for words that name a subject. */
  subject: number;
  bestMatch: number;
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

/** By record: how much a word of its heading counts. The shorter the heading, the more each word counts. */
function brevity(lengths: Uint8Array): number[] {
  const usual = average(lengths);
  return Array.from(lengths, (length) => 1 / (1 - weights.brevity + (weights.brevity * length) / usual));
}

function subjectShare({ fields }: Postings): number {
  let inFields = 1;
  for (const bits of fields) {
    inFields += bits === 0 ? 0 : 1;
  }
  return inFields / (fields.length + 1);
}

/** Share of each word in the score of a term that matches all of them. */
function clauseShare(words: number): number {
  return words === 1 ? 1 : weights.joined / words;
}

/** Scores records word by word. */
export class Scorer {
  private readonly size: number;
  /** By record: effect of the length of its text and of its heading on the score. */
  private readonly textNorms: Float32Array;
  private readonly headingNorms: Float32Array;
  /** Cleared scores for reuse by later queries: allocating them takes longer than most queries. */
  private readonly pool: Scores[] = [];
  private readonly wordPool: WordScores[] = [];

  constructor({ textLengths, headingLengths, keywordLengths }: Core) {
    const averageText = average(textLengths);
    this.textNorms = Float32Array.from(
      textLengths,
      (length) => weights.saturation * (1 - weights.lengthShare + (weights.lengthShare * length) / averageText),
    );
    this.headingNorms = Float32Array.from([...brevity(headingLengths), ...brevity(keywordLengths)]);
    this.size = this.headingNorms.length;
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
          match: new Float32Array(size),
          heading: new Float32Array(size),
          title: new Float32Array(size),
          rarity: 0,
          subject: 0,
          bestMatch: 0,
        },
    );
    return scores;
  }

  release(scores: Scores): void {
    for (const record of scores.touched) {
      scores.isTouched[record] = 0;
      scores.name[record] = 0;
      for (const { score, match, heading, title } of scores.words) {
        score[record] = match[record] = heading[record] = title[record] = 0;
      }
    }
    this.wordPool.push(...scores.words.map((word) => ({ ...word, rarity: 0, subject: 0, bestMatch: 0 })));
    this.pool.push({ ...scores, words: [], touched: [] });
  }

  /** Adds the matches of a clause; `postings` are those of its terms, in the same order. */
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

  private rarity(matches: number): number {
    return Math.log(1 + (this.size - matches + 0.5) / (matches + 0.5));
  }

  private fieldScore(record: number, fields: number, count: number): number {
    const text = count === 0 ? 0 : (count * (weights.saturation + 1)) / (count + (this.textNorms[record] ?? 0));
    if (fields === 0) {
      return text;
    }
    const headingNorm = this.headingNorms[record] ?? 0;
    return (
      text +
      (fields & FIELD.heading ? weights.heading * headingNorm : 0) +
      (fields & FIELD.id ? weights.id * headingNorm : 0) +
      (fields & FIELD.title ? weights.title * headingNorm : 0) +
      (fields & FIELD.path ? weights.path : 0)
    );
  }

  private addList(scores: Scores, clause: QueryClause, postings: Postings, weight: number, term: number): void {
    const rarity = this.rarity(postings.records.length);
    this.noteRarity(scores, clause, rarity, weight, subjectShare(postings));
    for (let index = 0; index < postings.records.length; index++) {
      const record = postings.records[index] ?? 0;
      const fields = postings.fields[index] ?? 0;
      const score = rarity * weight * this.fieldScore(record, fields, postings.counts[index] ?? 0);
      this.keepMax(scores, clause, record, score, fields, weight);
      if (clause.isName && fields & FIELD.whole) {
        const name = weight === 1 ? 1 : weight * weights.unfinishedName;
        if (name > (scores.name[record] ?? 0)) {
          scores.name[record] = name;
          scores.nameTerm[record] = term;
        }
      }
    }
  }

  /** A phrase matches records with all its terms, and scores like its weakest term. */
  private addPhrase(scores: Scores, clause: QueryClause, postings: Postings[]): void {
    const found = new Map<number, { score: number; fields: number; terms: number }>();
    postings.forEach((list, term) => {
      const rarity = this.rarity(list.records.length);
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
    const matches = [...found].filter(([, { terms }]) => terms === postings.length);
    if (matches.length > 0) {
      this.noteRarity(scores, clause, this.rarity(matches.length), weight, 1);
    }
    for (const [record, { score, fields }] of matches) {
      this.keepMax(scores, clause, record, score * weight, fields, weight);
    }
  }

  /** A word is as rare as the term that matches it best. */
  private noteRarity({ words }: Scores, clause: QueryClause, rarity: number, weight: number, subject: number): void {
    for (const position of clause.positions) {
      const word = words[position];
      if (word && weight > word.bestMatch) {
        word.bestMatch = weight;
        word.rarity = rarity;
        word.subject = subject;
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
        word.match[record] = Math.max(word.match[record] ?? 0, weight);
        if (fields & (FIELD.heading | FIELD.id)) {
          word.heading[record] = Math.max(word.heading[record] ?? 0, weight);
        }
        if (fields & (FIELD.title | FIELD.path)) {
          const asTitle = fields & FIELD.title ? weight : weight * weights.pathAsTitle;
          word.title[record] = Math.max(word.title[record] ?? 0, asTitle);
        }
      }
    }
  }
}
