import type { Core } from "../index/core";
import type { RecordKind } from "../types";
import type { MatchedPage } from "./matchedPages";
import type { Scores, WordScores } from "./scoring";
import { weights } from "./weights";

/** A record among the results. */
export interface RankedRecord {
  record: number;
  page: number;
  score: number;
}

/** A matching record before it is ranked. */
export interface ScoredRecord extends RankedRecord {
  /** How well the whole query matches the record's name. */
  name: number;
  /** Score within its page, where an input that the words name counts as much as a section. */
  scoreInPage: number;
}

/** A record, and what its page contributes to its score. */
export interface RecordContext {
  record: number;
  matched: MatchedPage;
  pageWeight: number;
  hasIdentifier: boolean;
  /** Share of each word in the meaning of the query; the shares add up to 1. */
  shares: number[];
}

function kindFactor(kind: RecordKind | undefined, hasIdentifier: boolean): number {
  return kind === undefined
    ? weights.keywordFactor
    : (hasIdentifier ? weights.kindsForIdentifier : weights.kinds)[kind];
}

/** Scores a record (or a keyword, as its page's opening), given the scores of the words. */
export function scoreRecord(
  core: Core,
  { words, name }: Scores,
  { record, matched, pageWeight, hasIdentifier, shares }: RecordContext,
): ScoredRecord {
  const { page, best, bestMatch, subjects, spread } = matched;
  const first = core.pageStarts[page] ?? 0;
  const isPage = record === first;
  const kind = core.kinds[record];
  const headingLength = Math.max(
    1,
    (kind ? core.headingLengths[record] : core.keywordLengths[record - core.kinds.length]) ?? 1,
  );
  const titleLength = Math.max(1, core.headingLengths[first] ?? 1);
  let total = 0;
  let inRecord = 0;
  let inPage = 0;
  let coverage = 0;
  let about = 0;
  let headingMatched = 0;
  let titleMatched = 0;
  let named = 0;
  let addedByHeading = 0;
  let addedByTitle = 0;
  for (let position = 0; position < words.length; position++) {
    const word = words[position] as WordScores;
    const share = shares[position] ?? 0;
    const own = word.score[record] ?? 0;
    const title = word.title[first] ?? 0;
    const pageBest = best[position] ?? 0;
    total += Math.min(1, Math.log1p(spread[position] ?? 0) / 2) * word.rarity * weights.spread;
    const titleScore = isPage ? 0 : (word.score[first] ?? 0) * Math.min(1, title);
    total += own + Math.max(titleScore * weights.titleShare, pageBest * weights.pageShare);
    inRecord += Math.max(word.match[record] ?? 0, Math.min(1, title)) * share;
    about += (subjects[position] ?? 0) * share;
    inPage += (bestMatch[position] ?? 0) * share;
    const heading = isPage ? title : (word.heading[record] ?? 0);
    headingMatched += heading;
    titleMatched += title;
    named += heading > 0 || title > 0 ? 1 : 0;
    addedByHeading += heading > 0 && title === 0 ? 1 : 0;
    addedByTitle += heading === 0 && title > 0 ? 1 : 0;
    coverage += Math.max(heading, weights.titleCoverage * title) * share;
  }
  const density = Math.min(1, headingMatched / headingLength);
  const titleDensity = Math.min(1, titleMatched / titleLength);
  const stage = inPage ** weights.pageCoverage * (weights.recordFloor + (1 - weights.recordFloor) * inRecord);
  const boost =
    1 +
    weights.coverageBoost * coverage ** weights.coveragePower +
    weights.densityBoost * coverage * (isPage ? titleDensity : Math.max(density, weights.titleDensity * titleDensity));
  const score = total * stage * boost * (1 + weights.aboutBoost * about) * pageWeight;
  const factor = kindFactor(kind, hasIdentifier);
  const factorInPage = named === words.length && addedByHeading > 0 ? Math.max(1, factor) : factor;
  return {
    record: kind === undefined ? first : record,
    page,
    // Many pages may have an input of that name. If the query also names the page, this is the one it means.
    score: score * (addedByTitle > 0 ? factorInPage : factor),
    scoreInPage: score * factorInPage,
    name: name[record] ?? 0,
  };
}
