import type { Core } from "../index/core";
import { rangeOf } from "../index/files";
import type { Query } from "./parse";
import { candidate, type Candidate, type Ranked } from "./candidate";
import { pageWeights } from "./pageWeights";
import type { Scores } from "./scoring";

const MOST_OF_ONE_PAGE = 4;
/** Sections of a page that match much worse than its best one are not shown. */
const WORST_OF_ONE_PAGE = 0.25;
/** With this many pages that have all words, pages with only some of them are not shown. */
const ENOUGH_PAGES = 5;

/** Pages that a rough look finds best are looked at closely; a large site's others are not shown. */
const MOST_PAGES = 200;

/** A page that a query matches. */
interface MatchedPage {
  page: number;
  records: number[];
  /** The best score of each word anywhere in the page. */
  best: number[];
  /** Never less for a page that has all words than for one that has not; names come first. */
  roughScore: number;
}

/** The sections of one page that are worth showing, best first. */
function pageResults(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((one, other) => other.scoreInPage - one.scoreInPage || one.record - other.record);
  const limit = (sorted[0]?.scoreInPage ?? 0) * WORST_OF_ONE_PAGE;
  return sorted.filter(({ scoreInPage }) => scoreInPage >= limit).slice(0, MOST_OF_ONE_PAGE);
}

/** Puts the records of one index in order. */
export class Ranker {
  private readonly core: Core;
  /** Page of each record. */
  private readonly pageOf: Uint32Array;
  /** What each page weighs whatever is sought. */
  private readonly weights: Float32Array;

  constructor(core: Core) {
    this.core = core;
    this.weights = pageWeights(core);
    this.pageOf = Uint32Array.from(core.kinds, (_, record) => rangeOf(core.pageStarts, record));
  }

  /**
   * Puts matching records in order: names that the query is or begins first, then pages by their
   * best section, with the sections of a page together.
   *
   * @param query tells whether names may come first: whole ones when one word was typed, unfinished
   *   ones when it reads as an identifier
   */
  rank(scores: Scores, { isOneChunk, isIdentifier, hasIdentifier }: Query): Ranked[] {
    const named: Candidate[] = [];
    const groups: { best: number; isComplete: boolean; results: Candidate[] }[] = [];
    for (const { page, records, best } of this.matchedPages(scores)) {
      const pageWeight = this.weights[page] ?? 1;
      const candidates = records.map((record) =>
        candidate(this.core, scores, { record, page, best, pageWeight, hasIdentifier }),
      );
      const isNamed = ({ name }: Candidate) => (isOneChunk && name === 1) || (isIdentifier && name > 0);
      named.push(...candidates.filter(isNamed));
      const others = candidates.filter((item) => !isNamed(item));
      const results = pageResults(others);
      if (results[0]) {
        const best = Math.max(...others.map(({ score }) => score));
        groups.push({ best, isComplete: results[0].isComplete, results });
      }
    }
    const complete = groups.filter(({ isComplete }) => isComplete);
    const shown = complete.length + named.length >= ENOUGH_PAGES ? complete : groups;
    const pages = shown.sort((one, other) => other.best - one.best).flatMap(({ results }) => results);
    return [...this.namesInRounds(named, scores), ...pages];
  }

  private matchedPages({ words, name, touched }: Scores): MatchedPage[] {
    const pages = new Map<number, MatchedPage>();
    for (const record of touched) {
      const page = this.pageOf[record] ?? 0;
      let matched = pages.get(page);
      if (matched === undefined) {
        matched = { page, records: [], best: words.map(() => 0), roughScore: 0 };
        pages.set(page, matched);
      }
      matched.records.push(record);
      for (let position = 0; position < words.length; position++) {
        const score = words[position]?.score[record] ?? 0;
        if (score > (matched.best[position] ?? 0)) {
          matched.best[position] = score;
        }
      }
    }
    if (pages.size <= MOST_PAGES) {
      return [...pages.values()];
    }
    const all = [...pages.values()];
    for (const matched of all) {
      const found = matched.best.filter((score) => score > 0).length;
      const isNamed = matched.records.some((record) => (name[record] ?? 0) > 0);
      const total = matched.best.reduce((sum, score) => sum + score, 0) * (this.weights[matched.page] ?? 1);
      // Of 0 to 1, so that more words always come before fewer.
      matched.roughScore = (isNamed ? words.length + 1 : found) + total / (total + 1);
    }
    return all.sort((one, other) => other.roughScore - one.roughScore).slice(0, MOST_PAGES);
  }

  /**
   * Names that begin with the query: each name once before any comes again, so that the reader
   * sees how it can go on rather than one name in ten services.
   */
  private namesInRounds(candidates: Candidate[], { nameTerm }: Scores): Candidate[] {
    const seen = new Map<number, number>();
    const isInput = ({ record }: Candidate) => Number(this.core.kinds[record] === "input");
    const rounds = candidates
      .sort(
        (one, other) =>
          other.name - one.name ||
          isInput(other) - isInput(one) ||
          other.score - one.score ||
          one.record - other.record,
      )
      .map((item) => {
        const term = nameTerm[item.record] ?? 0;
        const round = seen.get(term) ?? 0;
        seen.set(term, round + 1);
        return { item, round: item.name === 1 ? -1 : round };
      });
    return rounds.sort((one, other) => one.round - other.round).map(({ item }) => item);
  }
}
