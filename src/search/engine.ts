import { Headings } from "./headings";
import { decodeCore, type Core } from "./index/core";
import { anchorOf, fileName, rangeOf, type StoredHeading, type StoredText } from "./index/files";
import { readPostings, type Postings } from "./index/postings";
import { Parts } from "./parts";
import { parseQuery, type Query } from "./query/parse";
import { planCorrections, planMatches, type Match } from "./query/plan";
import type { Ranked } from "./query/candidate";
import { Ranker } from "./query/ranking";
import { Scorer } from "./query/scoring";
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
  headings: Headings;
}

class Engine implements SearchEngine {
  private readonly prepared: Parts<Prepared>;
  private readonly postings: Parts<Postings[]>;
  private readonly texts: Parts<StoredText[]>;

  constructor(source: IndexSource) {
    const readJson = async (name: string): Promise<unknown> =>
      decoded(await source.read(name), (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as unknown);
    this.prepared = new Parts(async (name) => {
      const core = decodeCore(await source.read(name));
      return {
        core,
        vocabulary: new Vocabulary(core.vocabulary),
        scorer: new Scorer(core),
        ranker: new Ranker(core),
        headings: new Headings(core, async (file) => (await readJson(file)) as StoredHeading[]),
      };
    });
    this.postings = new Parts(async (name) => {
      const { core, vocabulary } = await this.prepared.get(fileName.core);
      const file = Number(name.split("-")[1]);
      const end = core.postingStarts[file + 1] ?? vocabulary.stemCount;
      return decoded(await source.read(name), (bytes) => readPostings(bytes, end - (core.postingStarts[file] ?? 0)));
    });
    this.texts = new Parts(async (name) => (await readJson(name)) as StoredText[]);
  }

  async search(text: string, { offset = 0, limit = DEFAULT_LIMIT }: SearchOptions = {}): Promise<SearchResult> {
    const prepared = await this.prepared.get(fileName.core);
    const { core } = prepared;
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
      readSnippets: () => Promise.all(shown.map(({ record }) => this.snippet(core, record, isMatch))),
      total: ranked.length,
    };
  }

  /** Runs the stages: the words as typed, with unknown ones corrected; then, if no page has all, corrections of all. */
  private async find(
    { core, vocabulary, scorer, ranker }: Prepared,
    query: Query,
  ): Promise<{ ranked: Ranked[]; matches: Match[] }> {
    const scores = scorer.empty(query.kept.length);
    const add = async (matches: Match[]) => {
      const lists = await Promise.all(
        matches.map(({ terms }) => Promise.all(terms.map((term) => this.list(core, term.stem)))),
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

  private async list(core: Core, stem: number): Promise<Postings> {
    const file = rangeOf(core.postingStarts, stem);
    const lists = await this.postings.get(fileName.postings(file));
    return lists[stem - (core.postingStarts[file] ?? 0)] as Postings;
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
  private async snippet(core: Core, record: number, isMatch: Matcher): Promise<Snippet | undefined> {
    const file = rangeOf(core.textStarts, record);
    const texts = await this.texts.get(fileName.texts(file)).catch(() => undefined);
    const stored = texts?.[record - (core.textStarts[file] ?? 0)];
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
