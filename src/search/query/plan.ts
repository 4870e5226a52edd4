import { MAX_COMPLETIONS } from "../index/stemGroups";
import { chunks } from "../text/tokens";
import { stem } from "../text/stem";
import type { SearchTuning } from "../types";
import type { Query, Span } from "./parse";
import type { Term, Vocabulary } from "./vocabulary";

/** Terms of the index that stand for one or several words of the query. */
export interface Match {
  /** Positions in `Query.kept` that this stands for. */
  words: number[];
  terms: Term[];
  /** All terms must stand in a record (a synonym of several words); otherwise any of them counts. */
  isPhrase: boolean;
  /** Stands for all words of the query, which are meant as one name. */
  isName: boolean;
}

const MAX_INNER_COMPLETIONS = 8;
const INNER_PREFIX_LENGTH = 4;
const INNER_PREFIX_WEIGHT = 0.3;
const COMPLETION_WEIGHT = 0.85;
const SYNONYM_WEIGHT = 0.9;
const PHRASE_WEIGHT = 0.75;

function scaled(terms: Term[], factor: number): Term[] {
  return terms.map(({ stem: id, weight }) => ({ stem: id, weight: weight * factor }));
}

/** The best weight of each stem. */
function distinct(terms: Term[]): Term[] {
  const best = new Map<number, number>();
  terms.forEach(({ stem: id, weight }) => best.set(id, Math.max(weight, best.get(id) ?? 0)));
  return [...best].map(([id, weight]) => ({ stem: id, weight }));
}

function exactTerms(vocabulary: Vocabulary, word: string, weight = 1): Term[] {
  const id = vocabulary.exact(word);
  return id === undefined ? [] : [{ stem: id, weight }];
}

function wordTerms(vocabulary: Vocabulary, word: string, isLast: boolean): Term[] {
  const exact = exactTerms(vocabulary, word);
  if (isLast) {
    return distinct([...exact, ...scaled(vocabulary.startingWith(word, MAX_COMPLETIONS), COMPLETION_WEIGHT)]);
  }
  const completions = word.length >= INNER_PREFIX_LENGTH ? vocabulary.startingWith(word, MAX_INNER_COMPLETIONS) : [];
  return distinct([...exact, ...scaled(completions, INNER_PREFIX_WEIGHT)]);
}

function spanTerms(vocabulary: Vocabulary, { spellings, from, to, isIdentifier }: Span, wordCount: number): Term[] {
  const mayGoOn = to === wordCount && (isIdentifier || from === 0);
  return distinct(
    spellings.flatMap((word) => [
      ...exactTerms(vocabulary, word),
      ...(mayGoOn ? scaled(vocabulary.startingWith(word, MAX_COMPLETIONS), COMPLETION_WEIGHT) : []),
    ]),
  );
}

interface Phrase {
  words: string[];
  stems: string[];
}

const synonymGroups = new WeakMap<SearchTuning, Phrase[][]>();

/** The synonyms, split into words once. */
function groupsOf(tuning: SearchTuning): Phrase[][] {
  const known = synonymGroups.get(tuning);
  if (known) {
    return known;
  }
  const groups = tuning.synonyms.map((phrases) =>
    phrases.map((phrase) => {
      const words = chunks(phrase).flatMap(({ parts }) => parts);
      return { words, stems: words.map(stem) };
    }),
  );
  synonymGroups.set(tuning, groups);
  return groups;
}

/** Places where the phrase stands in the query, compared by stem. */
function places(phrase: string[], query: string[]): number[] {
  return query.flatMap((_, start) => (phrase.every((word, index) => query[start + index] === word) ? [start] : []));
}

function synonymMatches(query: Query, vocabulary: Vocabulary, tuning: SearchTuning): Match[] {
  const stems = query.allWords.map(stem);
  const matches: Match[] = [];
  for (const group of groupsOf(tuning)) {
    for (const typed of group) {
      for (const start of places(typed.stems, stems)) {
        const words = keptWithin(query, start, start + typed.words.length);
        for (const { words: other } of group.filter((phrase) => phrase !== typed)) {
          const joined = exactTerms(vocabulary, other.join(""), SYNONYM_WEIGHT);
          matches.push({ words, terms: joined, isPhrase: false, isName: false });
          const phrase = other.map((word) => exactTerms(vocabulary, word, PHRASE_WEIGHT));
          if (other.length > 1 && phrase.every((terms) => terms.length > 0)) {
            matches.push({ words, terms: phrase.flat(), isPhrase: true, isName: false });
          }
        }
      }
    }
  }
  return matches;
}

function keptWithin(query: Query, from: number, to: number): number[] {
  return query.kept.flatMap((index, position) => (index >= from && index < to ? [position] : []));
}

/** How the words of a query are looked up: as they are, as beginnings, as one, and by their synonyms. */
export function planMatches(query: Query, vocabulary: Vocabulary, tuning: SearchTuning): Match[] {
  const { allWords, kept, spans } = query;
  const single = kept.map((index, position) => {
    const isLast = index === allWords.length - 1;
    const terms = wordTerms(vocabulary, allWords[index] ?? "", isLast);
    return { words: [position], terms, isPhrase: false, isName: allWords.length === 1 };
  });
  const joined = spans.map((span) => ({
    words: keptWithin(query, span.from, span.to),
    terms: spanTerms(vocabulary, span, allWords.length),
    isPhrase: false,
    isName: span.from === 0 && span.to === allWords.length,
  }));
  return [...single, ...joined, ...synonymMatches(query, vocabulary, tuning)].filter(
    ({ words, terms }) => words.length > 0 && terms.length > 0,
  );
}

/** Adds what the reader may have meant by words that the index does not have, or by all words. */
export function planCorrections(query: Query, vocabulary: Vocabulary, onlyUnknown: boolean): Match[] {
  const { allWords, kept, spans } = query;
  const single = kept.map((index, position) => ({
    words: [position],
    word: allWords[index] ?? "",
    isName: kept.length === 1,
  }));
  const joined = spans
    .filter(({ isIdentifier, from, to }) => isIdentifier || (from === 0 && to === allWords.length && to <= 2))
    .flatMap(({ from, to, spellings }) =>
      spellings.map((word) => ({
        words: keptWithin(query, from, to),
        word,
        isName: from === 0 && to === allWords.length,
      })),
    );
  return [...single, ...joined]
    .filter(({ word, words }) => words.length > 0 && !(onlyUnknown && vocabulary.knows(word)))
    .map(({ words, word, isName }) => ({ words, terms: distinct(vocabulary.similarTo(word)), isPhrase: false, isName }))
    .filter(({ terms }) => terms.length > 0);
}
