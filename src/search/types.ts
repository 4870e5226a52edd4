/** Kinds of records: the opening of a page, a section, an input or output of a service, a field of an input. */
export type RecordKind = "page" | "section" | "input" | "output" | "field";

/** A possible search result. */
export interface SearchRecord {
  kind: RecordKind;
  /** The heading, or the name of the input, output or field. */
  heading: string;
  /** Headings between the page's title and this record. */
  parents: string[];
  /** URL fragment without `#`; empty for the opening of a page. */
  anchor: string;
  /** Words in bold in the text: a section that defines a term is a better result than one that uses it. */
  keyTerms?: string;
  /** Facts shown next to the heading and not searched: `required, list(string)`. */
  note?: string;
  text: string;
}

/** A page with its records, the first of which is its opening. */
export interface SearchPage {
  /** Path on the site. */
  path: string;
  title: string;
  /** Titles of the site sections that contain it, outermost first. */
  context: string[];
  /** Words and phrases that readers may use for the subject of the page. They need not be in its text. */
  keywords?: string[];
  /** Factor for its score. Default: 1. */
  weight?: number;
  records: SearchRecord[];
}

/** A site's search configuration. It is part of the index, so the engine does not depend on any site. */
export interface SearchTuning {
  /** Groups of words or phrases with the same meaning. */
  synonyms: string[][];
  /** Factors for pages by path prefix; the longest matching prefix wins. */
  pathWeights: Record<string, number>;
}

/** A result without its text. Fields named `*Html` are escaped, with matches in `<mark>`. */
export interface Hit {
  kind: RecordKind;
  path: string;
  anchor: string;
  title: string;
  context: string[];
  parents: string[];
  heading: string;
  titleHtml: string;
  headingHtml: string;
  score: number;
}

/** An excerpt of a result's text. */
export interface Snippet {
  /** Facts shown next to the heading, as plain text. */
  note?: string;
  /** Escaped, with matches in `<mark>`. */
  html: string;
}

export type Snippets = (Snippet | undefined)[];

export interface SearchOptions {
  /** Number of results to skip. Default: none. */
  offset?: number;
  /** Maximum number of results to return. Default: 20. */
  limit?: number;
}

export interface SearchResult {
  hits: Hit[];
  /**
   * Reads the excerpts of the hits, in the same order; undefined where one cannot be read. They are
   * separate because texts make up most of an index, and hits are useful without them.
   */
  readSnippets: () => Promise<Snippets>;
  /** Total number of results across all pages. */
  total: number;
  /**
   * Words of the query, in lowercase, that the index does not contain in any form, except filler words. Results match
   * only words similar to them.
   */
  unknownWords: string[];
}

/** Searches one index. */
export interface SearchEngine {
  /**
   * @param query what the reader typed; any string
   * @returns results, best first
   * @throws IndexError if a file of the index cannot be read
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
}

/** Reads the files of an index by their names from `buildIndex`. */
export interface IndexSource {
  read(name: string): Promise<Uint8Array>;
}

/** Thrown if a file of the index is missing, damaged or of a different version. Retrying may help. */
export class IndexError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IndexError";
  }
}
