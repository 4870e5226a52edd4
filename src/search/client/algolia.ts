import { escapeHtml } from "../../lib/escapeHtml";
import { IndexError, type Hit, type SearchEngine, type SearchResult, type Snippet } from "../types";

/** One query as Algolia's clients are asked it. */
export interface AlgoliaQuery {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  params?: { query?: string; page?: number; hitsPerPage?: number };
}

/** The modal sends `{requests}`; the search page sends the older list. */
export type AlgoliaRequest = { requests: AlgoliaQuery[] } | AlgoliaQuery[];

export interface AlgoliaResult {
  index?: string;
  query: string;
  hits: unknown[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
}

export interface AlgoliaResponse {
  results: AlgoliaResult[];
}

const DEFAULT_HITS_PER_PAGE = 20;

/** The modal asks for more than anyone reads while typing; each result costs a piece of text. */
export const MAX_HITS_IN_MODAL = 8;

type Levels = Record<string, string>;

function highlighted(values: Levels): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([level, value]) => [level, { value }]));
}

function numbered(headings: string[]): Levels {
  return Object.fromEntries(headings.map((heading, level) => [`lvl${level}`, heading]));
}

/** Headings from the page's title down to the hit's own, as HTML. */
function headingsHtml(hit: Hit): string[] {
  return hit.kind === "page" ? [hit.titleHtml] : [hit.titleHtml, ...hit.parents.map(escapeHtml), hit.headingHtml];
}

/** Headings between the page's title and the hit's own. The note of an input says that it is one. */
function parentsOf({ kind, parents }: Hit): string[] {
  return kind === "section" ? parents : parents.slice(1);
}

/** The text with what is said before it. */
function textHtml({ note, html }: Snippet): string {
  return note === undefined ? html : `${escapeHtml(note)} ${html}`;
}

function firstPathPart(path: string): string {
  const part = path.split("/")[1] ?? "";
  return part.charAt(0).toUpperCase() + part.slice(1);
}

/** Where the page stands, in words. */
function areaOf({ context, path }: Hit): string {
  return context.length > 0 ? context.join(" › ") : firstPathPart(path);
}

function place({ path, anchor }: Hit, origin: string) {
  const address = anchor === "" ? path : `${path}#${anchor}`;
  return { objectID: address, url: origin + address };
}

/** For the search page, which lists the headings and shows the last as the title. All of it becomes HTML. */
function pageHit(hit: Hit, text: string, origin: string): unknown {
  const headings = numbered([escapeHtml(areaOf(hit)), ...headingsHtml(hit)]);
  return {
    ...place(hit, origin),
    _highlightResult: { hierarchy: highlighted(headings) },
    // The page adds three dots whether or not the text goes on: they fall into an element that is not shown.
    _snippetResult: { content: { value: `${text}<span hidden>` } },
  };
}

/** What the modal shows of a result below its heading. */
export interface PendingSnippet {
  /** HTML that comes when the text has been read; it never fails. */
  later: Promise<string>;
}

/**
 * For the modal, which groups by `lvl0`, shown as text: the page. Below stands the heading, as
 * HTML, and its text, which must not hold it up.
 */
function modalHit(hit: Hit, later: Promise<string>, origin: string): unknown {
  const type = hit.kind === "page" ? "lvl1" : "lvl2";
  const heading = type === "lvl1" ? hit.titleHtml : [...parentsOf(hit).map(escapeHtml), hit.headingHtml].join(" › ");
  const content: PendingSnippet = { later };
  return {
    ...place(hit, origin),
    type,
    content: null,
    hierarchy: { lvl0: hit.title, lvl1: escapeHtml(hit.title) },
    _snippetResult: { content, hierarchy: highlighted({ [type]: heading }) },
  };
}

async function pageHits({ hits, readSnippets }: SearchResult, origin: string): Promise<unknown[]> {
  const snippets = await readSnippets();
  return hits.map((hit, index) => {
    const snippet = snippets[index];
    if (!snippet) {
      throw new IndexError("The text of a result could not be read.");
    }
    return pageHit(hit, textHtml(snippet), origin);
  });
}

function modalHits({ hits, readSnippets }: SearchResult, origin: string): unknown[] {
  const snippets = readSnippets();
  return hits.map((hit, index) => {
    const later = snippets.then((all) => {
      const snippet = all[index];
      return snippet ? textHtml(snippet) : "The text could not be loaded.";
    });
    return modalHit(hit, later, origin);
  });
}

function toResult(
  asked: AlgoliaQuery,
  hitsPerPage: number,
  page: number,
  found: SearchResult,
  hits: unknown[],
): AlgoliaResult {
  return {
    index: asked.indexName,
    query: asked.params?.query ?? asked.query ?? "",
    hits,
    nbHits: found.total,
    page,
    nbPages: Math.ceil(found.total / hitsPerPage),
    hitsPerPage,
  };
}

/**
 * Answers Algolia's requests from an engine of ours.
 *
 * @param engine where to search
 * @param origin origin that addresses of hits begin with
 */
export function algoliaSearch(
  engine: SearchEngine,
  origin: string,
): (request: AlgoliaRequest) => Promise<AlgoliaResponse> {
  return async (request) => {
    const isForModal = !Array.isArray(request);
    const toHits = isForModal ? modalHits : pageHits;
    const asked = isForModal ? request.requests : request.slice(0, 1);
    const results = await Promise.all(
      asked.map(async (one) => {
        const { query = "", page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = { ...one, ...one.params };
        const limit = isForModal ? Math.min(hitsPerPage, MAX_HITS_IN_MODAL) : hitsPerPage;
        const found = await engine.search(query, { offset: page * limit, limit });
        return toResult(one, limit, page, found, await toHits(found, origin));
      }),
    );
    return { results };
  };
}
