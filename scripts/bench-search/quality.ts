import type { Hit, SearchEngine } from "../../src/search/types";
import type { KnownQuery } from "../../tests/support/knownQueries";

export interface Quality {
  queries: number;
  meanReciprocalRank: number;
  first: number;
  firstFive: number;
  /** Queries whose answer was not first, with its rank (0: not among the first ten). */
  missed: { query: string; rank: number; found: string[] }[];
}

const RANKS_LOOKED_AT = 10;
const RESULTS_LOOKED_AT = 60;

function distinctPages(hits: Hit[]): string[] {
  return [...new Set(hits.map(({ path }) => path))].slice(0, RANKS_LOOKED_AT);
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

/** How high the right pages stand. Results of one page count as one, as readers see them together. */
export async function measureQueries(engine: SearchEngine, queries: KnownQuery[]): Promise<Quality> {
  const missed: Quality["missed"] = [];
  const ranks: number[] = [];
  for (const { query, answers } of queries) {
    const { hits } = await engine.search(query, { limit: RESULTS_LOOKED_AT });
    const pages = distinctPages(hits);
    const rank = pages.findIndex((path) => answers.includes(path)) + 1;
    ranks.push(rank);
    if (rank !== 1) {
      missed.push({ query, rank, found: pages.slice(0, 3) });
    }
  }
  return {
    queries: queries.length,
    meanReciprocalRank: share(
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0),
      ranks.length,
    ),
    first: share(ranks.filter((rank) => rank === 1).length, ranks.length),
    firstFive: share(ranks.filter((rank) => rank >= 1 && rank <= 5).length, ranks.length),
    missed,
  };
}

export interface NameQuality {
  names: number;
  wholeFirst: number;
  beginningInFive: number;
  missed: string[];
}

const BEGINNING = 0.7;

/** Whether the name of each input, typed whole, is first; and typed by its first 70 %, among the first five. */
export async function measureNames(engine: SearchEngine, names: string[]): Promise<NameQuality> {
  const missed: string[] = [];
  const known = new Map<string, [boolean, boolean]>();
  for (const name of new Set(names)) {
    const whole = await engine.search(name, { limit: 1 });
    const beginning = await engine.search(name.slice(0, Math.ceil(name.length * BEGINNING)), { limit: 5 });
    const isFirst = whole.hits[0]?.heading === name && whole.hits[0].kind === "input";
    const isInFive = beginning.hits.some((hit) => hit.kind === "input" && hit.heading === name);
    known.set(name, [isFirst, isInFive]);
    if (!isFirst || !isInFive) {
      missed.push(`${name}${isFirst ? "" : " (whole)"}`);
    }
  }
  const count = (position: 0 | 1) => names.filter((name) => known.get(name)?.[position]).length;
  return {
    names: names.length,
    wholeFirst: share(count(0), names.length),
    beginningInFive: share(count(1), names.length),
    missed,
  };
}
