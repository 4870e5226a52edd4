import type { Core } from "../index/core";
import { findInterval } from "../index/files";
import type { Query } from "./parse";
import { scoreRecord, type RankedRecord, type ScoredRecord } from "./recordScore";
import { pageWeights } from "./pageWeights";
import type { Scores } from "./scoring";

const MAX_HITS_PER_PAGE = 4;

/** Sections that score less than this share of their page's best one are not shown. */
const MIN_SHARE_OF_BEST = 0.25;

/** If this many pages have all words, pages with only some of them are not shown. */
const ENOUGH_PAGES = 5;

/** On a large site, only the pages with the best rough scores are ranked and shown. */
const MAX_PAGES = 150;

/** A page that a query matches. */
interface MatchedPage {
  page: number;
  /** The best score of each word in the page. */
  best: number[];
  /** It has all words, or a name that matches the query. */
  isComplete: boolean;
}

/** The records of one page that are worth showing, best first. */
function pageResults(records: ScoredRecord[]): ScoredRecord[] {
  const sorted = records.sort((one, other) => other.scoreInPage - one.scoreInPage || one.record - other.record);
  const limit = (sorted[0]?.scoreInPage ?? 0) * MIN_SHARE_OF_BEST;
  return sorted.filter(({ scoreInPage }) => scoreInPage >= limit).slice(0, MAX_HITS_PER_PAGE);
}

/** Ranks the records of an index. */
export class Ranker {
  private readonly core: Core;
  /** Page of each record. */
  private readonly pageOf: Uint32Array;
  /** Weight of each page in any query. */
  private readonly weights: Float32Array;

  constructor(core: Core) {
    this.core = core;
    this.weights = pageWeights(core);
    this.pageOf = Uint32Array.from(core.kinds, (_, record) => findInterval(core.pageStarts, record));
  }

  /**
   * Ranks the matching records: first names that match the query, then pages by their best section,
   * with the sections of a page together.
   *
   * @param query decides which names come first: if it is a single token, names that are equal to it;
   *   if it reads as an identifier, also names that start with it
   */
  rank(scores: Scores, { isSingleToken, isIdentifier, hasIdentifier }: Query): RankedRecord[] {
    const named: ScoredRecord[] = [];
    const groups: { best: number; results: ScoredRecord[] }[] = [];
    const isNamed = ({ name }: ScoredRecord) => (isSingleToken && name === 1) || (isIdentifier && name > 0);
    for (const { page, best, isComplete } of this.bestPages(scores)) {
      const pageWeight = this.weights[page] ?? 1;
      const others: ScoredRecord[] = [];
      let bestScore = 0;
      const end = this.core.pageStarts[page + 1] ?? this.pageOf.length;
      for (let record = this.core.pageStarts[page] ?? 0; record < end; record++) {
        if (!scores.isTouched[record]) {
          continue;
        }
        const item = scoreRecord(this.core, scores, { record, page, best, isComplete, pageWeight, hasIdentifier });
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
    return [...this.inRounds(named, scores), ...pages];
  }

  /** The matching pages, in the order of the site: those with all words if there are enough, and never too many. */
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
    // Names come before anything else, and more words before fewer, whatever they score.
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
   * Records whose name starts with the query, each name once before any is repeated: the reader
   * sees the possible completions rather than one name in ten services.
   */
  private inRounds(records: ScoredRecord[], { nameTerm }: Scores): ScoredRecord[] {
    const seen = new Map<number, number>();
    const isInput = ({ record }: ScoredRecord) => Number(this.core.kinds[record] === "input");
    const rounds = records
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
