/** What a record stands for: a page's opening, one of its sections, an input or output of a service, or a field of an input. */
export type RecordKind = "page" | "section" | "input" | "output" | "field";

/** One place that a search can land on. */
export interface SearchRecord {
  kind: RecordKind;
  /** The heading, or the name of the input, output or field. */
  heading: string;
  /** Headings between the page's title and this record. */
  parents: string[];
  /** Fragment of the address, without `#`; empty for a page's opening. */
  anchor: string;
  /** Words that the text marks as important: a section that defines a term is a better answer than one that uses it. */
  keyTerms?: string;
  /** A sentence that is shown before the text and not searched. */
  note?: string;
  text: string;
}

/** A page and its records; the first one is its opening. */
export interface SearchPage {
  /** Path of the page on its site. */
  path: string;
  title: string;
  /** Where the page stands, outermost first. */
  context: string[];
  /** Factor for its rank. Default: 1. */
  weight?: number;
  records: SearchRecord[];
}

/** What a site decides about its search. The index carries it, so that the engine knows no site. */
export interface SearchTuning {
  /** Groups of words or phrases that mean the same. */
  synonyms: string[][];
  /** Factors for pages whose path begins with a prefix; the longest prefix counts. */
  pathWeights: Record<string, number>;
}

/** One result, without its text. `*Html` fields are escaped and have the matches in `<mark>`. */
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

/** What a result says around the match. */
export interface Snippet {
  /** A sentence that is shown before the text and not searched. */
  note?: string;
  /** Escaped, with the matches in `<mark>`. */
  html: string;
}

export type Snippets = (Snippet | undefined)[];

export interface SearchOptions {
  /** Results to skip. Default: none. */
  offset?: number;
  /** Most results to return. Default: 20. */
  limit?: number;
}

export interface SearchResult {
  hits: Hit[];
  /**
   * What the hits say, in their order; undefined where that cannot be had. It is apart from them, as
   * texts are most of an index and the hits are good without.
   */
  readSnippets: () => Promise<Snippets>;
  /** Number of results that paging reaches. */
  total: number;
}

/** Searches one index. */
export interface SearchEngine {
  /**
   * @param query what the reader typed; any string
   * @returns results, best first
   * @throws IndexError when a part of the index cannot be had
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
}

/** Where the parts of an index come from. Names are those that `buildIndex` gives them. */
export interface IndexSource {
  read(name: string): Promise<Uint8Array>;
}

/** A part of the index is missing, damaged or of another version; trying again may help. */
export class IndexError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IndexError";
  }
}
