import { loadOnce } from "../lib/loadOnce";
import { decodeCore, type Core, type StoredCore } from "./index/core";
import { anchorOf, decodeHeadings, fileName, type StoredText } from "./index/files";
import { Headings } from "./index/headings";
import { decodePostings, type Postings, type StoredPostings } from "./index/postings";
import { ShardedList } from "./index/shardedList";
import { expandQuery, isCompleted, synonymGroups, type ExpandedQuery, type SynonymGroup } from "./query/expandQuery";
import { parseQuery, type Query } from "./query/parse";
import { Ranker } from "./query/ranking";
import type { RankedRecord } from "./query/recordScore";
import { Scorer } from "./query/scoring";
import { createMatcher, markMatches, snippet, type Matcher } from "./query/snippet";
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

/** An index whose core has been read. */
interface OpenIndex {
  core: Core;
  vocabulary: Vocabulary;
  scorer: Scorer;
  ranker: Ranker;
  synonyms: SynonymGroup[];
  postings: ShardedList<Postings>;
  headings: Headings;
  texts: ShardedList<StoredText>;
}

/** @throws IndexError if the file is missing or damaged */
async function readJson<T, Result = T>(
  source: IndexSource,
  name: string,
  decode: (content: T) => Result,
): Promise<Result> {
  const bytes = await source.read(name);
  try {
    return decode(JSON.parse(new TextDecoder().decode(bytes)) as T);
  } catch (error) {
    throw error instanceof IndexError
      ? error
      : new IndexError(`The file "${name}" of the search index is damaged.`, { cause: error });
  }
}

async function openIndex(source: IndexSource): Promise<OpenIndex> {
  const read = <T>(name: string) => readJson(source, name, (content: T) => content);
  const { core, vocabulary } = await readJson(source, fileName.core, (stored: StoredCore) => {
    const decoded = decodeCore(stored);
    return { core: decoded, vocabulary: new Vocabulary(decoded.vocabulary) };
  });
  return {
    core,
    vocabulary,
    scorer: new Scorer(core),
    ranker: new Ranker(core),
    synonyms: synonymGroups(core.tuning),
    postings: new ShardedList(core.postingStarts, (file) =>
      readJson(source, fileName.postings(file), (stored: StoredPostings[]) => stored.map(decodePostings)),
    ),
    headings: new Headings(core, (name) => readJson(source, name, decodeHeadings)),
    texts: new ShardedList(core.textStarts, (file) => read<StoredText[]>(fileName.texts(file))),
  };
}

class Engine implements SearchEngine {
  private readonly open: () => Promise<OpenIndex>;

  constructor(source: IndexSource) {
    this.open = loadOnce(() => openIndex(source));
  }

  async search(text: string, { offset = 0, limit = DEFAULT_LIMIT }: SearchOptions = {}): Promise<SearchResult> {
    const index = await this.open();
    index.headings.readAhead();
    const query = parseQuery(text);
    if (query.kept.length === 0) {
      return { hits: [], readSnippets: () => Promise.resolve([]), total: 0, unknownWords: [] };
    }
    const { ranked, clauses, unknownWords } = await this.find(index, query);
    // The words of a phrase only mean something together; marked one by one, they would show up everywhere.
    const marked = clauses.filter(({ isPhrase }) => !isPhrase);
    const matchesOf = createMatcher(
      query.kept.filter((index) => isCompleted(query, index)).map((index) => query.words[index] ?? ""),
      new Set(marked.flatMap(({ terms }) => terms.map((term) => index.vocabulary.name(term.stem)))),
    );
    const shown = ranked.slice(offset, offset + limit);
    return {
      hits: await Promise.all(shown.map((record) => this.hit(index, record, matchesOf))),
      readSnippets: () => Promise.all(shown.map(({ record }) => this.snippet(index, record, matchesOf))),
      total: ranked.length,
      unknownWords,
    };
  }

  private async find(
    { vocabulary, scorer, ranker, synonyms, postings }: OpenIndex,
    query: Query,
  ): Promise<ExpandedQuery & { ranked: RankedRecord[] }> {
    const expanded = expandQuery(query, vocabulary, synonyms);
    const { clauses } = expanded;
    const lists = await Promise.all(
      clauses.map(({ terms }) =>
        Promise.all(
          terms.map(async (term) => {
            const list = await postings.get(term.stem);
            if (!list) {
              throw new IndexError("The search index is damaged: a word has no postings.");
            }
            return list;
          }),
        ),
      ),
    );
    const scores = scorer.acquire(query.kept.length);
    clauses.forEach((clause, index) => scorer.add(scores, clause, lists[index] ?? []));
    const ranked = ranker.rank(scores, query);
    scorer.release(scores);
    return { ...expanded, ranked };
  }

  private async hit(
    { core, headings }: OpenIndex,
    { record, page, score }: RankedRecord,
    matchesOf: Matcher,
  ): Promise<Hit> {
    const stored = await headings.get(record);
    const corePage = core.pages[page];
    if (!stored || !corePage) {
      throw new IndexError("The search index is damaged: a result has no heading.");
    }
    const [heading, parents] = stored;
    return {
      path: corePage.path,
      title: corePage.title,
      context: corePage.context,
      kind: core.kinds[record] ?? "section",
      anchor: anchorOf(stored),
      parents,
      heading,
      titleHtml: markMatches(corePage.title, matchesOf),
      headingHtml: markMatches(heading, matchesOf),
      score,
    };
  }

  /** Undefined if the text cannot be read. */
  private async snippet({ texts }: OpenIndex, record: number, matchesOf: Matcher): Promise<Snippet | undefined> {
    const stored = await texts.get(record).catch(() => undefined);
    return stored && { note: stored[1], html: snippet(stored[0], matchesOf) };
  }
}

/**
 * Creates a search engine for an index built by {@link buildIndex}. It reads the files of the
 * index when a query first needs them, and caches them.
 *
 * @param source where to read the files from
 */
export function createEngine(source: IndexSource): SearchEngine {
  return new Engine(source);
}
