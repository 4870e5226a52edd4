import type { Core } from "../index/core";
import { findInterval, isIdentifier as isIdentifierKind } from "../index/files";
import type { Query } from "./parse";
import { scoreRecord, type RankedRecord, type ScoredRecord } from "./recordScore";
import { bestPages, meaningShares } from "./matchedPages";
import { pageWeights } from "./pageWeights";
import type { Scores } from "./scoring";

const MAX_HITS_PER_PAGE = 4;

/** Sections that score less than this share of their page's best one are not shown. */
const MIN_SHARE_OF_BEST = 0.25;

/** A query of at least this many words may be a message. Readers then want the section that explains it. */
const MIN_MESSAGE_LENGTH = 3;

/** Whether a record contains all words of a query. */
const isComplete = (record: number, { words }: Scores): boolean => words.every(({ match }) => (match[record] ?? 0) > 0);

/** The records of one page that are worth showing, best first. The one that the page is ranked by is among them. */
function pageResults(records: ScoredRecord[]): ScoredRecord[] {
  const sorted = [...bestById(records).values()].sort(
    (one, other) => other.scoreInPage - one.scoreInPage || one.record - other.record,
  );
  const limit = (sorted[0]?.scoreInPage ?? 0) * MIN_SHARE_OF_BEST;
  const shown = sorted.filter(({ scoreInPage }) => scoreInPage >= limit).slice(0, MAX_HITS_PER_PAGE);
  const bestScore = Math.max(...sorted.map(({ score }) => score));
  const decisive = sorted.find(({ score }) => score === bestScore);
  return !decisive || shown.includes(decisive) ? shown : [...shown.slice(0, MAX_HITS_PER_PAGE - 1), decisive];
}

/** Removes duplicates: a page's opening is also found by each of its keywords. */
function bestById(records: ScoredRecord[]): Map<number, ScoredRecord> {
  const best = new Map<number, ScoredRecord>();
  for (const item of records) {
    if (item.scoreInPage > (best.get(item.record)?.scoreInPage ?? -1)) {
      best.set(item.record, item);
    }
  }
  return best;
}

/**
 * Finds the record to show instead of the opening if a page is found by its keywords: the best one that contains all
 * words, if the query may be a message, such as an error, or if the opening lacks a word.
 */
function sectionForKeywords(records: ScoredRecord[], opening: number, scores: Scores): number | undefined {
  if (scores.words.length < MIN_MESSAGE_LENGTH && isComplete(opening, scores)) {
    return undefined;
  }
  return records
    .filter(({ record }) => isComplete(record, scores))
    .sort((one, other) => other.scoreInPage - one.scoreInPage)[0]?.record;
}

/** Ranks the records of an index. */
export class Ranker {
  /** Page of each record. */
  private readonly pageOf: Uint32Array;
  /** Whether each record is an input, output or field. */
  private readonly isIdentifier: Uint8Array;
  /** Query-independent weight of each page. */
  private readonly weights: Float32Array;

  constructor(private readonly core: Core) {
    this.weights = pageWeights(core);
    this.isIdentifier = Uint8Array.from(core.kinds, (kind) => Number(isIdentifierKind(kind)));
    this.pageOf = Uint32Array.from([
      ...core.kinds.map((_, record) => findInterval(core.pageStarts, record)),
      ...Array.from(core.keywordLengths, (_, keyword) => findInterval(core.keywordStarts, keyword)),
    ]);
  }

  /**
   * Ranks the matching records: first names that match the query, then pages by their best section,
   * with the sections of a page together.
   *
   * @param query decides which names come first: if it is a single token, names that are equal to it;
   *   if it looks like an identifier, also names that start with it
   */
  rank(scores: Scores, { words, kept, isSingleToken, isIdentifier, hasIdentifier }: Query): RankedRecord[] {
    const named: ScoredRecord[] = [];
    const groups: { best: number; results: ScoredRecord[] }[] = [];
    const typed = kept.map((index) => words[index] ?? "");
    const shares = meaningShares(scores.words, typed);
    const isNamed = ({ name }: ScoredRecord) => (isSingleToken && name === 1) || (isIdentifier && name > 0);
    for (const matched of bestPages(scores, shares, typed, this.pageOf, this.weights, this.isIdentifier)) {
      const pageWeight = this.weights[matched.page] ?? 1;
      const others: ScoredRecord[] = [];
      const keywords: ScoredRecord[] = [];
      let bestScore = 0;
      for (const record of this.recordsOf(matched.page)) {
        if (!scores.isTouched[record]) {
          continue;
        }
        const item = scoreRecord(this.core, scores, { record, matched, pageWeight, hasIdentifier, shares });
        if (isNamed(item)) {
          named.push(item);
        } else {
          (record < this.core.kinds.length ? others : keywords).push(item);
          bestScore = Math.max(bestScore, item.score);
        }
      }
      const opening = this.core.pageStarts[matched.page] ?? 0;
      const section = keywords.length > 0 ? sectionForKeywords(others, opening, scores) : undefined;
      const results = pageResults([
        ...others,
        ...keywords.map((item) => ({ ...item, record: section ?? item.record })),
      ]);
      if (results[0]) {
        groups.push({ best: bestScore, results });
      }
    }
    const pages = groups.sort((one, other) => other.best - one.best).flatMap(({ results }) => results);
    return [...this.inRounds(named, scores), ...pages];
  }

  /** The records of a page, then its keywords. */
  private *recordsOf(page: number): Generator<number> {
    const { pageStarts, keywordStarts, kinds, keywordLengths } = this.core;
    for (let record = pageStarts[page] ?? 0; record < (pageStarts[page + 1] ?? kinds.length); record++) {
      yield record;
    }
    const end = keywordStarts[page + 1] ?? keywordLengths.length;
    for (let keyword = keywordStarts[page] ?? 0; keyword < end; keyword++) {
      yield kinds.length + keyword;
    }
  }

  /**
   * Records whose name starts with the query, each name once before any is repeated, so that the
   * reader sees the possible completions rather than one name in ten services.
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
