import { Headings } from "./headings";
import { decodeCore, type Core } from "./index/core";
import { anchorOf, fileName, type StoredHeading, type StoredText } from "./index/files";
import { readPostings, type Postings } from "./index/postings";
import { Parts } from "./parts";
import { parseQuery, type Query } from "./query/parse";
import { planCorrections, planMatches, type Match } from "./query/plan";
import type { Ranked } from "./query/candidate";
import { Ranker } from "./query/ranking";
import { Scorer } from "./query/scoring";
import { Shelf } from "./shelf";
import { markMatches, matcher, snippet, type Matcher } from "./query/snippet";
import { Vocabulary } from "./query/vocabulary";
import {
  IndexError,
  type Hit,
  type IndexSource,
  type SearchEngine,
  type SearchOptions,
  type SearchResult,
  type Snippet,
} from "./types";

const DEFAULT_LIMIT = 20;

/** The core of the index, ready for queries. */
interface Prepared {
  core: Core;
  vocabulary: Vocabulary;
  scorer: Scorer;
  ranker: Ranker;
  postings: Shelf<Postings>;
  headings: Headings;
  texts: Shelf<StoredText>;
}

function prepare(core: Core, source: IndexSource): Prepared {
  const readJson = async (name: string): Promise<unknown> =>
    decoded(await source.read(name), (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  const vocabulary = new Vocabulary(core.vocabulary);
  return {
    core,
    vocabulary,
    scorer: new Scorer(core),
    ranker: new Ranker(core),
    postings: new Shelf(core.postingStarts, async (file) => {
      const [start = 0, end = vocabulary.stemCount] = core.postingStarts.subarray(file, file + 2);
      return decoded(await source.read(fileName.postings(file)), (bytes) => readPostings(bytes, end - start));
    }),
    headings: new Headings(core, async (name) => (await readJson(name)) as StoredHeading[]),
    texts: new Shelf(core.textStarts, async (file) => (await readJson(fileName.texts(file))) as StoredText[]),
  };
}

class Engine implements SearchEngine {
  private readonly prepared: Parts<string, Prepared>;

  constructor(source: IndexSource) {
    this.prepared = new Parts(async (name) => prepare(decodeCore(await source.read(name)), source));
  }

  async search(text: string, { offset = 0, limit = DEFAULT_LIMIT }: SearchOptions = {}): Promise<SearchResult> {
    const prepared = await this.prepared.get(fileName.core);
    prepared.headings.readAhead();
    const query = parseQuery(text);
    if (query.kept.length === 0) {
      return { hits: [], readSnippets: () => Promise.resolve([]), total: 0 };
    }
    const { ranked, matches } = await this.find(prepared, query);
    // The words of a phrase mean something together only; alone they would be marked everywhere.
    const single = matches.filter(({ isPhrase }) => !isPhrase);
    const stems = single.flatMap(({ terms }) => terms.map((term) => prepared.vocabulary.name(term.stem)));
    const isMatch = matcher(
      query.kept.map((index) => query.allWords[index] ?? ""),
      new Set(stems),
    );
    const shown = ranked.slice(offset, offset + limit);
    return {
      hits: await Promise.all(shown.map((item) => this.hit(prepared, item, isMatch))),
      readSnippets: () => Promise.all(shown.map(({ record }) => this.snippet(prepared, record, isMatch))),
      total: ranked.length,
    };
  }

  /** Runs the stages: the words as typed, with unknown ones corrected; then, if no page has all, corrections of all. */
  private async find(
    { core, vocabulary, scorer, ranker, postings }: Prepared,
    query: Query,
  ): Promise<{ ranked: Ranked[]; matches: Match[] }> {
    const scores = scorer.empty(query.kept.length);
    const add = async (matches: Match[]) => {
      const lists = await Promise.all(
        matches.map(({ terms }) => Promise.all(terms.map(async (term) => (await postings.get(term.stem)) as Postings))),
      );
      matches.forEach((match, index) => scorer.add(scores, match, lists[index] ?? []));
    };
    const matches = [...planMatches(query, vocabulary, core.tuning), ...planCorrections(query, vocabulary, true)];
    await add(matches);
    let ranked = ranker.rank(scores, query);
    if (!ranked.some(({ isComplete }) => isComplete)) {
      const corrections = planCorrections(query, vocabulary, false);
      await add(corrections);
      matches.push(...corrections);
      ranked = ranker.rank(scores, query);
    }
    scorer.release(scores);
    return { ranked, matches };
  }

  private async hit({ core, headings }: Prepared, { record, page, score }: Ranked, isMatch: Matcher): Promise<Hit> {
    const stored = await headings.get(record);
    const place = core.pages[page];
    if (!stored || !place) {
      throw new IndexError("The search index is damaged: a result has no heading.");
    }
    const [heading, parents] = stored;
    return {
      path: place.path,
      title: place.title,
      context: place.context,
      kind: core.kinds[record] ?? "section",
      anchor: anchorOf(stored),
      parents,
      heading,
      titleHtml: markMatches(place.title, isMatch),
      headingHtml: markMatches(heading, isMatch),
      score,
    };
  }

  /** Undefined when the text cannot be had. */
  private async snippet({ texts }: Prepared, record: number, isMatch: Matcher): Promise<Snippet | undefined> {
    const stored = await texts.get(record).catch(() => undefined);
    return stored && { note: stored[1], html: snippet(stored[0], isMatch) };
  }
}

function decoded<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(bytes);
  } catch (error) {
    throw new IndexError("A part of the search index is damaged.", { cause: error });
  }
}

/**
 * Makes a search engine over an index that {@link buildIndex} made. Parts of the index are
 * read when a query needs them, and kept.
 *
 * @param source where to read the parts
 */
export function createEngine(source: IndexSource): SearchEngine {
  return new Engine(source);
}
