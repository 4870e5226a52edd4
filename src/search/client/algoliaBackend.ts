import { escapeHtml } from "../../lib/escapeHtml";
import type { SearchBackend, SearchHit } from "./backend";

/** A hosted search that takes longer fails, so that the reader sees an error. */
const TIMEOUT_MS = 12_000;

const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
const SNIPPET_WORDS = 15;

/**
 * The service is asked to mark matches with private-use characters, which no page contains and which escaping
 * preserves. Its responses are treated as text and never trusted as HTML.
 */
const MARK_START = "\uE000";
const MARK_END = "\uE001";

const DEFAULT_PARAMETERS = {
  attributesToRetrieve: ["hierarchy.lvl0", ...LEVELS.map((level) => `hierarchy.${level}`), "content", "type", "url"],
  attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}`), "content"].map(
    (attribute) => `${attribute}:${SNIPPET_WORDS}`,
  ),
  snippetEllipsisText: "…",
};

type Level = "lvl0" | (typeof LEVELS)[number];
type Hierarchy<Value> = Partial<Record<Level, Value | null>>;

/** An Algolia record for documentation, as written by the DocSearch crawler. */
interface AlgoliaRecord {
  url: string;
  content?: string | null;
  hierarchy: Hierarchy<string>;
  /** The same with matches marked; parts without a match may be missing. */
  _snippetResult?: { content?: { value: string }; hierarchy?: Hierarchy<{ value: string }> };
}

interface AlgoliaResult {
  hits: unknown[];
  nbHits: number;
  nbPages?: number;
}

/** The part of `algoliasearch/lite` that this backend uses. */
export interface AlgoliaClient {
  search(request: { requests: Record<string, unknown>[] }): Promise<unknown>;
  clearCache(): Promise<unknown>;
}

export interface AlgoliaBackendOptions {
  /** Loads the service's client on the first search. */
  loadClient: () => Promise<AlgoliaClient>;
  indexName: string;
  /** Configured search parameters, sent with each query. */
  searchParameters: Record<string, unknown>;
  /** Converts a hit's URL to a path if it is on this site. Throws if it is not a URL. */
  toUrl: (url: string) => string;
}

function isRecord(hit: unknown): hit is AlgoliaRecord {
  const { url, hierarchy } = (hit ?? {}) as Partial<AlgoliaRecord>;
  return /^https?:\/\//.test(url ?? "") && Boolean(hierarchy);
}

function withMarks(text: string): string {
  return escapeHtml(text).replaceAll(MARK_START, "<mark>").replaceAll(MARK_END, "</mark>");
}

/** @returns undefined for a record without a valid URL */
function toSearchHit({ url, hierarchy, _snippetResult }: AlgoliaRecord, toUrl: (url: string) => string) {
  const levels = LEVELS.filter((level) => hierarchy[level]);
  const textAt = (level: Level | undefined) => (level && hierarchy[level]) || "";
  const htmlAt = (level: Level | undefined) =>
    withMarks((level && _snippetResult?.hierarchy?.[level]?.value) || textAt(level));
  const pageLevel = levels[0] ?? "lvl0";
  const ownLevel = levels.at(-1) ?? "lvl0";
  try {
    return {
      url: toUrl(url),
      kind: levels.length > 1 ? "section" : "page",
      area: textAt("lvl0"),
      title: textAt(pageLevel),
      titleHtml: htmlAt(pageLevel),
      parents: levels.slice(1, -1).map(textAt),
      heading: textAt(ownLevel),
      headingHtml: htmlAt(ownLevel),
    } satisfies SearchHit;
  } catch {
    return undefined;
  }
}

function isResult(result: unknown): result is AlgoliaResult {
  const { hits, nbHits } = (result ?? {}) as Partial<AlgoliaResult>;
  return Array.isArray(hits) && typeof nbHits === "number";
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error(`no response within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timeout));
}

/** A backend that queries a hosted Algolia index. Only this module knows the shape of its requests and responses. */
export function algoliaBackend({
  loadClient,
  indexName,
  searchParameters,
  toUrl,
}: AlgoliaBackendOptions): SearchBackend {
  const ask = async (request: Record<string, unknown>): Promise<AlgoliaResult> => {
    const client = await inTime(loadClient());
    try {
      const response = (await inTime(client.search({ requests: [request] }))) as { results?: unknown[] } | null;
      const result = response?.results?.[0];
      if (!isResult(result)) {
        throw new Error("The response is not from a search service.");
      }
      return result;
    } catch (error) {
      // The client caches every JSON response and shares requests in flight. Retry must not reuse either.
      await client.clearCache();
      throw error;
    }
  };
  return {
    async search(query, { page = 0, limit }) {
      const {
        hits,
        nbHits,
        nbPages = 0,
      } = await ask({
        hitsPerPage: limit,
        ...DEFAULT_PARAMETERS,
        ...searchParameters,
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
        indexName,
        query,
        page,
      });
      const found = hits.filter(isRecord).flatMap((record) => {
        const hit = toSearchHit(record, toUrl);
        return hit ? [{ hit, snippet: withMarks(record._snippetResult?.content?.value || record.content || "") }] : [];
      });
      return {
        hits: found.map(({ hit }) => hit),
        total: nbHits,
        unknownWords: [],
        hasMore: page + 1 < nbPages,
        snippets: Promise.resolve(found.map(({ snippet }) => ({ html: snippet }))),
      };
    },
  };
}
