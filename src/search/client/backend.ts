/** One result, whichever service found it. `*Html` fields are escaped and have the matches in `<mark>`. */
export interface SearchHit {
  /** Where it leads: a path of this site, or the URL of another. */
  url: string;
  kind: "page" | "section";
  /** Where its page belongs, in words; empty if that is not known. */
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
   * HTML of the text around each hit's match, in the order of the hits: empty where there is no text, undefined
   * where it could not be loaded. It may come later than the hits, which are good without it, and never rejects.
   */
  snippets: Promise<(string | undefined)[]>;
}

/** Answers queries, from the embedded index or a hosted service. The interfaces of the search know no more than this. */
export interface SearchBackend {
  /**
   * @param query what the reader typed; any string
   * @throws when there is no answer; trying again may help
   */
  search(query: string, options: BackendOptions): Promise<SearchAnswer>;
}
