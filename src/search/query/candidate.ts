import type { Core } from "../index/core";
import type { Scores, WordScores } from "./scoring";

/** A record in the order of the results. */
export interface Ranked {
  record: number;
  page: number;
  score: number;
  /** All words of the query stand in the page. */
  isComplete: boolean;
}

/** A record that matches, before it is put in order. */
export interface Candidate extends Ranked {
  name: number;
  /** Among the records of its page: there an input whose name the words mean is as good as a section. */
  scoreInPage: number;
}

/** What a record gets of the score of its page's title, and of the best of the page's other sections. */
const TITLE_SHARE = 0.35;
const PAGE_SHARE = 0.15;

/** Factors of the stages: all words in a section, all in a page, only some of them. */
const IN_SECTION = 1;
const IN_PAGE = 0.55;
const SOME_WORDS = 0.25;

/** How much a title or heading that the words cover adds. */
const COVERAGE_BOOST = 1.2;
const DENSITY_BOOST = 0.8;

/** Readers who type words want pages; those who type identifiers want inputs. */
const KIND_FACTOR = {
  words: { page: 1.15, section: 1, input: 0.25, output: 0.2, field: 0.15 },
  identifier: { page: 1, section: 1, input: 1, output: 0.8, field: 0.7 },
} as const;

/** How much of that a title counts for its sections. */
const TITLE_COVERAGE = 0.7;
const TITLE_DENSITY = 0.5;

export interface Place {
  record: number;
  page: number;
  /** The best score of each word anywhere in the page. */
  best: number[];
  isComplete: boolean;
  pageWeight: number;
  hasIdentifier: boolean;
}

/** Scores one record within its page. */
export function candidate(
  core: Core,
  { words, name }: Scores,
  { record, page, best, isComplete, pageWeight, hasIdentifier }: Place,
): Candidate {
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
