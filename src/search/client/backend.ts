import type { Snippet } from "../types";

/** One result, whichever service found it. `*Html` fields are escaped and have the matches in `<mark>`. */
export interface SearchHit {
  /** Where it leads: a path of this site, or the URL of another. */
  url: string;
  /** An input includes the fields of an input. */
  kind: "page" | "section" | "input" | "output";
  /** Where its page belongs, such as `Guides · Style`; empty if that is not known. */
  area: string;
  /** Title of its page. */
  title: string;
  titleHtml: string;
  /** Headings between the page's title and its own, outermost first. */
  parents: string[];
  /** Its own heading; the title again for a page. */
  heading: string;
  headingHtml: string;
}

export interface BackendOptions {
  /** Which page of results, from 0. Default: the first. */
  page?: number;
  /** Results to a page. */
  limit: number;
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** Number of results on all pages. */
  total: number;
  /** Whether there is another page of them. */
  hasMore: boolean;
  /**
   * The text around each hit's match, in the order of the hits: with empty HTML where there is no text, undefined
   * where it could not be loaded. It may come later than the hits, which are good without it, and never rejects.
   */
  snippets: Promise<(Snippet | undefined)[]>;
}

/** Answers queries, from the embedded index or a hosted service. The interfaces of the search know no more than this. */
export interface SearchBackend {
  /**
   * @param query what the reader typed; any string
   * @throws when there is no answer; trying again may help
   */
  search(query: string, options: BackendOptions): Promise<SearchAnswer>;
}
