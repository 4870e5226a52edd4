import type { Core } from "../index/core";
import { rangeOf } from "../index/files";
import type { Query } from "./parse";
import { candidate, type Candidate, type Ranked } from "./candidate";
import type { Scores } from "./scoring";

const MOST_OF_ONE_PAGE = 4;
/** Sections of a page that match much worse than its best one are not shown. */
const WORST_OF_ONE_PAGE = 0.25;
/** With this many pages that have all words, pages with only some of them are not shown. */
const ENOUGH_PAGES = 5;

function byPage(core: Core, records: Iterable<number>): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  for (const record of records) {
    const page = rangeOf(core.pageStarts, record);
    const list = pages.get(page);
    if (list) {
      list.push(record);
    } else {
      pages.set(page, [record]);
    }
  }
  return pages;
}

/** The sections of one page that are worth showing, best first. */
function pageResults(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((one, other) => other.score - one.score || one.record - other.record);
  const limit = (sorted[0]?.score ?? 0) * WORST_OF_ONE_PAGE;
  return sorted.filter(({ score }) => score >= limit).slice(0, MOST_OF_ONE_PAGE);
}

/**
 * Names that begin with the query: each name once before any comes again, so that the reader
 * sees how it can go on rather than one name in ten services.
 */
function namesInRounds(core: Core, candidates: Candidate[], { nameTerm }: Scores): Candidate[] {
  const seen = new Map<number, number>();
  const isInput = ({ record }: Candidate) => Number(core.kinds[record] === "input");
  const rounds = candidates
    .sort(
      (one, other) =>
        other.name - one.name || isInput(other) - isInput(one) || other.score - one.score || one.record - other.record,
    )
    .map((item) => {
      const term = nameTerm[item.record] ?? 0;
      const round = seen.get(term) ?? 0;
      seen.set(term, round + 1);
      return { item, round: item.name === 1 ? -1 : round };
    });
  return rounds.sort((one, other) => one.round - other.round).map(({ item }) => item);
}

/**
 * Puts matching records in order: names that the query is or begins first, then pages by their
 * best section, with the sections of a page together.
 *
 * @param weights what each page weighs whatever is sought
 * @param query tells whether names may come first: whole ones when one word was typed, unfinished
 *   ones when it reads as an identifier
 */
export function rank(core: Core, weights: Float32Array, scores: Scores, { isOneChunk, isIdentifier }: Query): Ranked[] {
  const named: Candidate[] = [];
  const groups: { best: number; isComplete: boolean; results: Candidate[] }[] = [];
  for (const [page, records] of byPage(core, scores.touched)) {
    const best = scores.words.map(({ score }) =>
      records.reduce((most, record) => Math.max(most, score[record] ?? 0), 0),
    );
    const pageWeight = weights[page] ?? 1;
    const candidates = records.map((record) =>
      candidate(core, scores, { record, page, best, pageWeight, isIdentifier }),
    );
    const isNamed = ({ name }: Candidate) => (isOneChunk && name === 1) || (isIdentifier && name > 0);
    named.push(...candidates.filter(isNamed));
    const results = pageResults(candidates.filter((item) => !isNamed(item)));
    if (results[0]) {
      groups.push({ best: results[0].score, isComplete: results[0].isComplete, results });
    }
  }
  const complete = groups.filter(({ isComplete }) => isComplete);
  const shown = complete.length + named.length >= ENOUGH_PAGES ? complete : groups;
  const pages = shown.sort((one, other) => other.best - one.best).flatMap(({ results }) => results);
  return [...namesInRounds(core, named, scores), ...pages];
}
