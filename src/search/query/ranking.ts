import type { Core } from "../index/core";
import { rangeOf } from "../index/files";
import type { Query } from "./parse";
import { candidate, type Candidate, type Ranked } from "./candidate";
import { pageWeights } from "./pageWeights";
import type { Scores } from "./scoring";

const MAX_HITS_PER_PAGE = 4;
/** Sections of a page that match much worse than its best one are not shown. */
const WORST_OF_ONE_PAGE = 0.25;
/** With this many pages that have all words, pages with only some of them are not shown. */
const ENOUGH_PAGES = 5;

/** Pages that a rough look finds best are looked at closely; a large site's others are not shown. */
const MAX_PAGES = 150;

/** A page that a query matches. */
interface MatchedPage {
  page: number;
  /** The best score of each word anywhere in the page. */
  best: number[];
  /** All words stand in it, or a name that they are. */
  isComplete: boolean;
}

/** The sections of one page that are worth showing, best first. */
function pageResults(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((one, other) => other.scoreInPage - one.scoreInPage || one.record - other.record);
  const limit = (sorted[0]?.scoreInPage ?? 0) * WORST_OF_ONE_PAGE;
  return sorted.filter(({ scoreInPage }) => scoreInPage >= limit).slice(0, MAX_HITS_PER_PAGE);
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
    const groups: { best: number; results: Candidate[] }[] = [];
    const isNamed = ({ name }: Candidate) => (isOneChunk && name === 1) || (isIdentifier && name > 0);
    for (const { page, best, isComplete } of this.bestPages(scores)) {
      const pageWeight = this.weights[page] ?? 1;
      const others: Candidate[] = [];
      let bestScore = 0;
      const end = this.core.pageStarts[page + 1] ?? this.pageOf.length;
      for (let record = this.core.pageStarts[page] ?? 0; record < end; record++) {
        if (!scores.isTouched[record]) {
          continue;
        }
        const item = candidate(this.core, scores, { record, page, best, isComplete, pageWeight, hasIdentifier });
        if (isNamed(item)) {
          named.push(item);
        } else {
          others.push(item);
          bestScore = Math.max(bestScore, item.score);
        }
      }
      const results = pageResults(others);
      if (results[0]) {
        groups.push({ best: bestScore, results });
      }
    }
    const pages = groups.sort((one, other) => other.best - one.best).flatMap(({ results }) => results);
    return [...this.namesInRounds(named, scores), ...pages];
  }

  /** The pages that match, in the order of the site: those with all words if they are enough, and not very many. */
  private bestPages({ words, name, touched }: Scores): MatchedPage[] {
    const pageCount = this.weights.length;
    const isMatched = new Uint8Array(pageCount);
    const hasName = new Uint8Array(pageCount);
    for (const record of touched) {
      const page = this.pageOf[record] ?? 0;
      isMatched[page] = 1;
      hasName[page] ||= Number((name[record] ?? 0) > 0);
    }
    const best = words.map(({ score }) => {
      const bestOfPage = new Float32Array(pageCount);
      for (const record of touched) {
        const page = this.pageOf[record] ?? 0;
        bestOfPage[page] = Math.max(bestOfPage[page] ?? 0, score[record] ?? 0);
      }
      return bestOfPage;
    });
    const matched = [...isMatched.keys()]
      .filter((page) => isMatched[page])
      .map((page) => {
        const bestScores = best.map((scores) => scores[page] ?? 0);
        const isComplete = Boolean(hasName[page]) || bestScores.every((score) => score > 0);
        return { page, best: bestScores, isComplete };
      });
    const complete = matched.filter(({ isComplete }) => isComplete);
    const pages = complete.length >= ENOUGH_PAGES ? complete : matched;
    if (pages.length <= MAX_PAGES) {
      return pages;
    }
    // More words always come before fewer, whatever their scores; names come first.
    const roughScore = ({ page, best: scores }: MatchedPage): number => {
      const found = scores.filter((score) => score > 0).length;
      const total = scores.reduce((sum, score) => sum + score, 0) * (this.weights[page] ?? 1);
      return (hasName[page] ? words.length + 1 : found) + total / (total + 1);
    };
    return pages
      .map((item) => ({ item, rough: roughScore(item) }))
      .sort((one, other) => other.rough - one.rough)
      .slice(0, MAX_PAGES)
      .map(({ item }) => item);
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
