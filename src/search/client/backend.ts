import type { Snippet } from "../types";

/** A result from either backend. `*Html` fields are escaped, with matches in `<mark>`. */
export interface SearchHit {
  /** Its link: a path on this site, or the URL of another site. */
  url: string;
  /** Fields of an input count as inputs. */
  kind: "page" | "section" | "input" | "output";
  /** The area of its page, such as `Guides · Style`; empty if unknown. */
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
  /** Number of results per page. */
  limit: number;
}

export interface SearchResultPage {
  /** Best first. */
  hits: SearchHit[];
  /** Total number of results across all pages. */
  total: number;
  /** Words of the query that no page contains, if the backend knows. */
  unknownWords: string[];
  /** Whether there is another page of results. */
  hasMore: boolean;
  /**
   * The text around each hit's match, in the order of the hits: empty HTML where there is no text, undefined where it
   * could not be loaded. It may arrive after the hits, which are useful without it, and never rejects.
   */
  snippets: Promise<(Snippet | undefined)[]>;
}

/** Runs queries on the embedded index or a hosted service. The search UI uses only this interface. */
export interface SearchBackend {
  /**
   * @param query what the reader typed; any string
   * @throws if there is no response; retrying may help
   */
  search(query: string, options: BackendOptions): Promise<SearchResultPage>;
}
