import { isLightWord } from "../text/stopWords";
import type { Scores, WordScores } from "./scoring";
import { weights } from "./weights";

/** If at least this many pages cover a query, pages that cover less of it are not shown, unless their titles match. */
const ENOUGH_PAGES = 5;

/** On a large site, only the pages with the best rough scores are ranked and shown. */
const MAX_PAGES = 150;

/** From this match on, a title contains a word of the query as typed, in another form, or as a synonym. */
const MATCHING_TITLE = 0.9;

/** A page that matches a query. Its lists have one item for each word of the query. */
export interface MatchedPage {
  page: number;
  /** The best score of any record of the page. */
  best: number[];
  /** The best match of any record of the page. */
  bestMatch: number[];
  /** The best match with a title, heading or keyword of the page. */
  subjects: number[];
  /** Number of its records that contain the word. */
  spread: number[];
  /** Share of the query's meaning that it covers, from 0 to 1. */
  coverage: number;
  /** Whether it has a name that matches the query. */
  hasName: boolean;
  /** Whether its title contains a word of the query, other than filler words. */
  titleMatches: boolean;
}

/**
 * Share of each word in the meaning of a query. Rare words count more than frequent ones. Words in
 * titles, headings, names and keywords count more than words that occur only in texts, because
 * they name subjects. Words that nothing matches have no share.
 *
 * @param typed the words as typed, to recognize filler words
 */
export function meaningShares(words: WordScores[], typed: string[]): number[] {
  const meanings = words.map(
    ({ rarity, subject }, position) =>
      (isLightWord(typed[position] ?? "") ? weights.lightWord : 1) *
      rarity ** weights.rarityPower *
      (weights.subjectFloor + (1 - weights.subjectFloor) * Math.min(1, subject / weights.subjectCap)),
  );
  const sum = meanings.reduce((total, meaning) => total + meaning, 0);
  return meanings.map((meaning) => (sum > 0 ? meaning / sum : 0));
}

/**
 * Finds the pages worth ranking: only those that cover the query or are about one of its words, if
 * enough cover it, and never more than a fixed number.
 *
 * @param shares share of each word in the meaning of the query
 * @param typed the words as typed, to recognize filler words
 * @param pageOf page of each record
 * @param pageWeights query-independent weight of each page
 * @param isIdentifier whether each record is an input, output or field, whose names are not subjects
 */
export function bestPages(
  { words, name, touched }: Scores,
  shares: number[],
  typed: string[],
  pageOf: Uint32Array,
  pageWeights: Float32Array,
  isIdentifier: Uint8Array,
): MatchedPage[] {
  const pages = new Map<number, MatchedPage>();
  for (const record of touched) {
    const page = pageOf[record] ?? 0;
    const matched = pages.get(page) ?? {
      page,
      best: words.map(() => 0),
      bestMatch: words.map(() => 0),
      subjects: words.map(() => 0),
      spread: words.map(() => 0),
      coverage: 0,
      hasName: false,
      titleMatches: false,
    };
    pages.set(page, matched);
    matched.hasName ||= (name[record] ?? 0) > 0;
    words.forEach(({ score, match, heading, title }, position) => {
      const own = score[record] ?? 0;
      if (own > 0) {
        matched.best[position] = Math.max(matched.best[position] ?? 0, own);
        matched.titleMatches ||= (title[record] ?? 0) >= MATCHING_TITLE && !isLightWord(typed[position] ?? "");
        matched.bestMatch[position] = Math.max(matched.bestMatch[position] ?? 0, match[record] ?? 0);
        if (!isIdentifier[record]) {
          matched.subjects[position] = Math.max(
            matched.subjects[position] ?? 0,
            heading[record] ?? 0,
            Math.min(1, title[record] ?? 0),
          );
        }
        matched.spread[position] = (matched.spread[position] ?? 0) + 1;
      }
    });
  }
  for (const matched of pages.values()) {
    matched.coverage = shares.reduce((sum, share, position) => sum + share * (matched.bestMatch[position] ?? 0), 0);
  }
  const all = [...pages.values()].sort((one, other) => one.page - other.page);
  const covers = ({ hasName, coverage }: MatchedPage): boolean => hasName || coverage >= weights.enoughCoverage;
  const found =
    all.filter(covers).length >= ENOUGH_PAGES ? all.filter((page) => page.titleMatches || covers(page)) : all;
  if (found.length <= MAX_PAGES) {
    return found;
  }
  const roughScore = ({ page, best, coverage, hasName }: MatchedPage): number =>
    hasName
      ? Infinity
      : best.reduce((sum, score) => sum + score, 0) * coverage ** weights.pageCoverage * (pageWeights[page] ?? 1);
  return found
    .map((item) => ({ item, rough: roughScore(item) }))
    .sort((one, other) => other.rough - one.rough)
    .slice(0, MAX_PAGES)
    .map(({ item }) => item);
}
