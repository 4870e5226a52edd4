import type { Core } from "../index/core";
import type { Scores, WordScores } from "./scoring";

/** A record among the results. */
export interface RankedRecord {
  record: number;
  page: number;
  score: number;
  /** The page has all words of the query. */
  isComplete: boolean;
}

/** A matching record before it is ranked. */
export interface ScoredRecord extends RankedRecord {
  /** How well the whole query matches its name. */
  name: number;
  /** Score among the records of its page, where an input that the words name is as good as a section. */
  scoreInPage: number;
}

/** Share of a record in the score of its page's title, and in that of the page's best section. */
const TITLE_SHARE = 0.35;
const PAGE_SHARE = 0.15;

/** Factor of a record when its section has all words, its page has all, or only some are found. */
const IN_SECTION = 1;
const IN_PAGE = 0.55;
const SOME_WORDS = 0.25;

/** Boosts for headings that have many words of the query (coverage) and few others (density). */
const COVERAGE_BOOST = 1.2;
const DENSITY_BOOST = 0.8;

/** How much of these boosts the page's title gives to its sections. */
const TITLE_COVERAGE = 0.7;
const TITLE_DENSITY = 0.5;

/** Readers who type words want pages; those who type identifiers want inputs. */
const KIND_FACTOR = {
  words: { page: 1.15, section: 1, input: 0.25, output: 0.2, field: 0.15 },
  identifier: { page: 1, section: 1, input: 1, output: 0.8, field: 0.7 },
} as const;

/** A record, and what its page adds to its score. */
export interface RecordContext {
  record: number;
  page: number;
  /** The best score of each word in the page. */
  best: number[];
  isComplete: boolean;
  pageWeight: number;
  hasIdentifier: boolean;
}

/** Scores a record, given the scores of the words. */
export function scoreRecord(
  core: Core,
  { words, name }: Scores,
  { record, page, best, isComplete, pageWeight, hasIdentifier }: RecordContext,
): ScoredRecord {
  const first = core.pageStarts[page] ?? 0;
  const isPage = record === first;
  const headingLength = Math.max(1, core.headingLengths[record] ?? 1);
  const titleLength = Math.max(1, core.headingLengths[first] ?? 1);
  let total = 0;
  let inSection = 0;
  let inPage = 0;
  let covered = 0;
  let headingMatched = 0;
  let titleMatched = 0;
  let named = 0;
  let addedByHeading = 0;
  for (let position = 0; position < words.length; position++) {
    const word = words[position] as WordScores;
    const own = word.score[record] ?? 0;
    const title = word.title[first] ?? 0;
    const pageBest = best[position] ?? 0;
    const titleScore = isPage ? 0 : (word.score[first] ?? 0) * Math.min(1, title);
    const shared = Math.max(titleScore * TITLE_SHARE, pageBest * PAGE_SHARE);
    total += own + shared;
    inSection += own > 0 || title > 0 ? 1 : 0;
    inPage += pageBest > 0 ? 1 : 0;
    const heading = isPage ? title : (word.heading[record] ?? 0);
    headingMatched += heading;
    titleMatched += title;
    named += heading > 0 || title > 0 ? 1 : 0;
    addedByHeading += heading > 0 && title === 0 ? 1 : 0;
    covered += Math.max(heading, TITLE_COVERAGE * title);
  }
  const count = Math.max(1, words.length);
  const coverage = covered / count;
  const density = Math.min(1, headingMatched / headingLength);
  const titleDensity = Math.min(1, titleMatched / titleLength);
  const stage = inSection === count ? IN_SECTION : inPage === count ? IN_PAGE : SOME_WORDS * (inPage / count) ** 2;
  const boost =
    1 +
    COVERAGE_BOOST * coverage ** 2 +
    DENSITY_BOOST * coverage * (isPage ? titleDensity : Math.max(density, TITLE_DENSITY * titleDensity));
  const kind = core.kinds[record] ?? "section";
  const score = total * stage * boost * pageWeight;
  const factor = KIND_FACTOR[hasIdentifier ? "identifier" : "words"][kind];
  const isMeant = named === count && addedByHeading > 0;
  return {
    record,
    page,
    score: score * factor,
    scoreInPage: score * (isMeant ? Math.max(1, factor) : factor),
    name: name[record] ?? 0,
    isComplete,
  };
}
