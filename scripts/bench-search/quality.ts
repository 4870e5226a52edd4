import type { Hit, SearchEngine } from "../../src/search/types";
import type { KnownQuery, QueryKind } from "../../tests/support/knownQueries";

/** How high the right pages rank. */
export interface Quality {
  queries: number;
  meanReciprocalRank: number;
  /** Share of queries with a right page first, and in the top five. */
  first: number;
  firstFive: number;
}

/** A query whose first result is wrong. */
export interface Miss {
  query: string;
  /** Rank of the first right page; 0 if it is not in the top ten. */
  rank: number;
  found: string[];
}

export interface QueryQuality extends Quality {
  byKind: Map<QueryKind, Quality>;
  missed: Miss[];
}

const MAX_RANK = 10;
const MAX_RESULTS = 60;

function distinctPages(hits: Hit[]): string[] {
  return [...new Set(hits.map(({ path }) => path))].slice(0, MAX_RANK);
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

function qualityOf(ranks: number[]): Quality {
  return {
    queries: ranks.length,
    meanReciprocalRank: share(
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0),
      ranks.length,
    ),
    first: share(ranks.filter((rank) => rank === 1).length, ranks.length),
    firstFive: share(ranks.filter((rank) => rank >= 1 && rank <= 5).length, ranks.length),
  };
}

/** Ranks the right pages of queries. All results of a page count as one, because readers see them together. */
export async function measureQueries(engine: SearchEngine, queries: KnownQuery[]): Promise<QueryQuality> {
  const missed: Miss[] = [];
  const ranks: number[] = [];
  const ranksByKind = new Map<QueryKind, number[]>();
  for (const { query, kind, expectedPages } of queries) {
    const { hits } = await engine.search(query, { limit: MAX_RESULTS });
    const pages = distinctPages(hits);
    const rank = pages.findIndex((path) => expectedPages.includes(path)) + 1;
    ranks.push(rank);
    ranksByKind.set(kind, [...(ranksByKind.get(kind) ?? []), rank]);
    if (rank !== 1) {
      missed.push({ query, rank, found: pages.slice(0, 3) });
    }
  }
  return {
    ...qualityOf(ranks),
    byKind: new Map([...ranksByKind].map(([kind, list]) => [kind, qualityOf(list)])),
    missed,
  };
}

export interface NameQuality {
  names: number;
  fullNameFirst: number;
  prefixInTopFive: number;
}

const PREFIX_SHARE = 0.7;

/** Whether an input is the first result for its full name, and in the top five for the first 70% of it. */
export async function measureNames(engine: SearchEngine, names: string[]): Promise<NameQuality> {
  const known = new Map<string, [isFirst: boolean, isInTopFive: boolean]>();
  for (const name of new Set(names)) {
    const full = await engine.search(name, { limit: 1 });
    const prefix = await engine.search(name.slice(0, Math.ceil(name.length * PREFIX_SHARE)), { limit: 5 });
    known.set(name, [
      full.hits[0]?.heading === name && full.hits[0].kind === "input",
      prefix.hits.some((hit) => hit.kind === "input" && hit.heading === name),
    ]);
  }
  const count = (position: 0 | 1) => names.filter((name) => known.get(name)?.[position]).length;
  return {
    names: names.length,
    fullNameFirst: share(count(0), names.length),
    prefixInTopFive: share(count(1), names.length),
  };
}
