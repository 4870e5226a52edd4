/** Kinds of records: the opening of a page, a section, an input or output of a service, a field of an input. */
export type RecordKind = "page" | "section" | "input" | "output" | "field";

/** A place that a search can lead to. */
export interface SearchRecord {
  kind: RecordKind;
  /** The heading, or the name of the input, output or field. */
  heading: string;
  /** Headings between the page's title and this record. */
  parents: string[];
  /** URL fragment without `#`; empty for the opening of a page. */
  anchor: string;
  /** Words that the text sets in bold: a section that defines a term is a better answer than one that uses it. */
  keyTerms?: string;
  /** Facts shown beside the heading, which are not searched: `required, list(string)`. */
  note?: string;
  text: string;
}

/** A page with its records, the first of which is its opening. */
export interface SearchPage {
  /** Path on the site. */
  path: string;
  title: string;
  /** Titles of the sections of the site that it is in, outermost first. */
  context: string[];
  /** What readers may call the subject of the page: words and phrases that need not be in its text. */
  keywords?: string[];
  /** Factor for its score. Default: 1. */
  weight?: number;
  records: SearchRecord[];
}

/** What a site decides about its search. It is part of the index, so the engine itself knows no site. */
export interface SearchTuning {
  /** Groups of words or phrases with the same meaning. */
  synonyms: string[][];
  /** Factors for pages by the prefix of their path; the longest prefix counts. */
  pathWeights: Record<string, number>;
}

/** A result without its text. Fields named `*Html` are escaped and have the matches in `<mark>`. */
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
  /** Facts shown beside the heading, as plain text. */
  note?: string;
  /** Escaped, with the matches in `<mark>`. */
  html: string;
}

export type Snippets = (Snippet | undefined)[];

export interface SearchOptions {
  /** Results to skip. Default: none. */
  offset?: number;
  /** Number of results to return at most. Default: 20. */
  limit?: number;
}

export interface SearchResult {
  hits: Hit[];
  /**
   * Reads the excerpts of the hits, in their order; undefined where one cannot be read. They come
   * separately because texts are most of an index, and hits are useful without them.
   */
  readSnippets: () => Promise<Snippets>;
  /** Number of results on all pages. */
  total: number;
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

/** Reads the files of an index by the names that `buildIndex` gives them. */
export interface IndexSource {
  read(name: string): Promise<Uint8Array>;
}

/** A file of the index is missing, damaged or has another version. Trying again may help. */
export class IndexError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IndexError";
  }
}
