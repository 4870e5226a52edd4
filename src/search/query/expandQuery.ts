import { MAX_COMPLETIONS } from "../index/prefixGroups";
import { abbreviationSingular, stem } from "../text/stem";
import { isLightWord } from "../text/stopWords";
import { tokenize, wholeName } from "../text/tokens";
import type { SearchTuning } from "../types";
import type { Query, Span } from "./parse";
import type { Term, Vocabulary } from "./vocabulary";
import { weights } from "./weights";

/** Terms of the index that match one or more words of the query. */
export interface QueryClause {
  /** Positions in `Query.kept` of the words that it matches. */
  positions: number[];
  terms: Term[];
  /** Whether a record must contain all terms (a synonym of several words) rather than any of them. */
  isPhrase: boolean;
  /** Whether it matches the whole query, read as one name. */
  isName: boolean;
}

/** Words other than the last are completed only from this length on, to fewer words with a lower weight. */
const MIN_INNER_PREFIX_LENGTH = 4;
const MAX_INNER_COMPLETIONS = 8;

/** Minimum length of a word that is tried as two words, and of each of the two. */
const MIN_SPLIT_LENGTH = 6;
const MIN_SPLIT_PART_LENGTH = 3;

/** Two correct words that are shorter than this resemble another one only by chance: `az count` and `account`. */
const MIN_JOINED_CORRECTION_LENGTH = 12;

function scaled(terms: Term[], factor: number): Term[] {
  return terms.map((term) => ({ ...term, weight: term.weight * factor }));
}

/** Each stem once, with its highest weight. */
function distinct(terms: Term[]): Term[] {
  const best = new Map<number, number>();
  terms.forEach(({ stem: id, weight }) => best.set(id, Math.max(weight, best.get(id) ?? 0)));
  return [...best].map(([id, weight]) => ({ stem: id, weight }));
}

function exactTerms(vocabulary: Vocabulary, word: string, weight = 1): Term[] {
  const id = vocabulary.exact(word);
  return id === undefined ? [] : [{ stem: id, weight: vocabulary.has(word) ? weight : weight * weights.sameStem }];
}

/** Words that the reader may have typed as one: `jumpbox`. */
function splitClauses({ words, kept }: Query, vocabulary: Vocabulary): QueryClause[] {
  return kept.flatMap((index, position) => {
    const word = words[index] ?? "";
    return Array.from({ length: Math.max(0, word.length - 2 * MIN_SPLIT_PART_LENGTH + 1) }, (_, offset) => {
      const cut = MIN_SPLIT_PART_LENGTH + offset;
      const parts = [word.slice(0, cut), word.slice(cut)];
      const terms = parts.flatMap((part) =>
        vocabulary.has(part) ? exactTerms(vocabulary, part, weights.splitWord) : [],
      );
      return { positions: [position], terms, isPhrase: true, isName: false };
    }).filter(({ terms }) => word.length >= MIN_SPLIT_LENGTH && terms.length === 2);
  });
}

/** The stems that each word may have, corrected if the word is not in the index, and how well they match the word. */
function correctedStems({ words }: Query, vocabulary: Vocabulary): { names: string[]; weight: number }[] {
  return words.map((word) => {
    const [correction] = vocabulary.isMisspelled(word) ? vocabulary.similarTo(word) : [];
    return correction
      ? { names: [vocabulary.name(correction.stem)], weight: correction.weight }
      : { names: [stem(word), abbreviationSingular(word) ?? ""], weight: 1 };
  });
}

/** Whether a word of the query may be the beginning of a longer one. */
export function isCompleted({ words }: Query, index: number): boolean {
  return index === words.length - 1 || (words[index] ?? "").length >= MIN_INNER_PREFIX_LENGTH;
}

function wordTerms(vocabulary: Vocabulary, query: Query, index: number): Term[] {
  const word = query.words[index] ?? "";
  // A single word may be a whole name.
  const spellings = query.words.length === 1 ? [word, wholeName([word])] : [word];
  const exact = spellings.flatMap((spelling) => exactTerms(vocabulary, spelling));
  if (!isCompleted(query, index)) {
    return exact;
  }
  const [limit, factor] =
    index === query.words.length - 1
      ? [MAX_COMPLETIONS, weights.completion]
      : [MAX_INNER_COMPLETIONS, weights.innerCompletion];
  return distinct([
    ...exact,
    ...scaled(
      spellings.flatMap((spelling) => vocabulary.startingWith(spelling, limit)),
      factor,
    ),
  ]);
}

function spanTerms(vocabulary: Vocabulary, { spellings, from, to, isIdentifier }: Span, wordCount: number): Term[] {
  const mayBeUnfinished = to === wordCount && (isIdentifier || from === 0);
  return distinct(
    spellings.flatMap((word) => [
      ...exactTerms(vocabulary, word),
      ...(mayBeUnfinished ? scaled(vocabulary.startingWith(word, MAX_COMPLETIONS), weights.completion) : []),
    ]),
  );
}

interface Phrase {
  words: string[];
  stems: string[];
}

/** Phrases that mean the same. */
export type SynonymGroup = Phrase[];

/** The groups of synonyms, split into words. */
export function synonymGroups({ synonyms }: SearchTuning): SynonymGroup[] {
  return synonyms.map((phrases) =>
    phrases.map((phrase) => {
      const words = tokenize(phrase).flatMap(({ subwords }) => subwords);
      return { words, stems: words.map(stem) };
    }),
  );
}

/** Indices at which a phrase occurs in a list of words, of which each may have several stems. */
function occurrences(phrase: string[], words: string[][]): number[] {
  return words.flatMap((_, start) =>
    phrase.every((name, index) => words[start + index]?.includes(name)) ? [start] : [],
  );
}

/** Positions in `kept` of the words in a range. */
function positionsWithin({ kept }: Query, from: number, to: number): number[] {
  return kept.flatMap((index, position) => (index >= from && index < to ? [position] : []));
}

function synonymClauses(query: Query, vocabulary: Vocabulary, synonyms: SynonymGroup[]): QueryClause[] {
  const stems = correctedStems(query, vocabulary);
  const names = stems.map((typed) => typed.names);
  const clauses: QueryClause[] = [];
  for (const group of synonyms) {
    for (const typed of group) {
      for (const start of occurrences(typed.stems, names)) {
        const end = start + typed.words.length;
        const positions = positionsWithin(query, start, end);
        const weight = Math.min(...stems.slice(start, end).map((typedStem) => typedStem.weight));
        for (const { words } of group.filter((phrase) => phrase !== typed)) {
          const joined = exactTerms(vocabulary, words.join(""), weight * weights.synonym);
          clauses.push({ positions, terms: joined, isPhrase: false, isName: false });
          const phrase = words.map((word) => exactTerms(vocabulary, word, weight * weights.synonymPhrase));
          if (words.length > 1 && phrase.every((terms) => terms.length > 0)) {
            clauses.push({ positions, terms: phrase.flat(), isPhrase: true, isName: false });
          }
        }
      }
    }
  }
  return clauses;
}

/** Corrections of words that are not in the index, and of the whole query as a name. */
function correctionClauses(query: Query, vocabulary: Vocabulary): QueryClause[] {
  const { words, kept, spans } = query;
  const single = kept
    .map((index, position) => ({ positions: [position], word: words[index] ?? "", isName: kept.length === 1 }))
    .filter(({ word }) => vocabulary.isMisspelled(word));
  const minLength = words.some((word) => vocabulary.isMisspelled(word)) ? 0 : MIN_JOINED_CORRECTION_LENGTH;
  const joined = spans
    .filter(({ isIdentifier, from, to }) => isIdentifier || (from === 0 && to === words.length && to <= 2))
    .flatMap(({ from, to, spellings, isIdentifier }) =>
      spellings.map((word) => ({
        positions: positionsWithin(query, from, to),
        word,
        isName: from === 0 && to === words.length,
        minLength: isIdentifier ? 0 : minLength,
      })),
    )
    .filter((name) => name.word.length >= name.minLength && !vocabulary.knows(name.word));
  return [...single, ...joined].map(({ positions, word, isName }) => ({
    positions,
    terms: distinct(vocabulary.similarTo(word)),
    isPhrase: false,
    isName,
  }));
}

/** A query, expanded into the terms to look up. */
export interface ExpandedQuery {
  clauses: QueryClause[];
  /**
   * Words that the index does not contain in any form, except filler words. They are corrected if similar words exist,
   * and ignored otherwise.
   */
  unknownWords: string[];
}

/** Expands a query into the forms to look up: as typed, as prefixes, joined or split, as synonyms, and corrected. */
export function expandQuery(query: Query, vocabulary: Vocabulary, synonyms: SynonymGroup[]): ExpandedQuery {
  const { words, kept, spans } = query;
  const isPartOfKnown = (index: number) =>
    spans.some(
      ({ from, to, isIdentifier, spellings }) =>
        isIdentifier && from <= index && index < to && spellings.some((word) => vocabulary.has(word)),
    );
  const single = kept.map((index, position) => ({
    positions: [position],
    terms: scaled(wordTerms(vocabulary, query, index), isPartOfKnown(index) ? weights.knownIdentifierPart : 1),
    isPhrase: false,
    isName: words.length === 1,
  }));
  const joined = spans.map((span) => ({
    positions: positionsWithin(query, span.from, span.to),
    terms: spanTerms(vocabulary, span, words.length),
    isPhrase: false,
    isName: span.from === 0 && span.to === words.length,
  }));
  const matches = ({ positions, terms }: QueryClause): boolean => positions.length > 0 && terms.length > 0;
  const exact = [
    ...single,
    ...joined,
    ...splitClauses(query, vocabulary),
    ...synonymClauses(query, vocabulary, synonyms),
  ].filter(matches);
  const known = new Set(exact.flatMap(({ positions }) => positions));
  return {
    clauses: [...exact, ...correctionClauses(query, vocabulary).filter(matches)],
    unknownWords: kept.flatMap((index, position) => {
      const word = words[index];
      return word === undefined || known.has(position) || isLightWord(word) ? [] : [word];
    }),
  };
}
