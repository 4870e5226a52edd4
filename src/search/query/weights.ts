/**
 * The weights of the ranking. They were tuned on the query sets in `tests/`; `yarn bench:search`
 * shows the effect of a change.
 */
export const weights = {
  /** Okapi BM25 for the text of a record. */
  saturation: 1.2,
  lengthShare: 0.7,

  /** A word by the field that it occurs in. */
  title: 5.5,
  heading: 3.5,
  id: 2.6,
  path: 2,

  /** Weight of a match of a name's prefix; the whole name matches with 1. */
  unfinishedName: 0.6,
  /** Words that match as one word count more than each of them alone. */
  joined: 1.4,
  /** Weight of a word in the path when matching the title. */
  pathAsTitle: 0.8,

  /** Shares of the scores of the page's title, and of the page's best section, that a record receives. */
  titleShare: 0.45,
  pageShare: 0.15,

  /** Exponent of a word's rarity when the words of a query are weighted against each other. */
  rarityPower: 0.3,
  /** Share of a word's meaning that does not depend on how often it occurs in titles, headings, names and keywords. */
  subjectFloor: 0.05,
  subjectCap: 0.1,
  /** Factor for the meaning of a filler word. */
  lightWord: 0.5,
  /** A page with this share of the meaning of a query covers it. */
  enoughCoverage: 0.5,
  /** Exponents of the share of the query that the page covers, and that the record covers. */
  pageCoverage: 1.5,
  /** Minimum share for a record that contains none of the words itself. */
  recordFloor: 0.35,

  /** Boosts for headings that contain many words of the query (coverage) and few others (density). */
  coverageBoost: 1.2,
  densityBoost: 0.8,
  coveragePower: 2.5,
  /** Boost for pages whose titles, headings and keywords contain the words between them. */
  aboutBoost: 0.7,
  /** How much of these boosts a page's title passes on to its sections. */
  titleCoverage: 0.7,
  titleDensity: 0.5,

  /** A word that differs from the typed one by this many typos. */
  corrected: [1, 0.75, 0.5],
  /** A word that only shares its stem with the typed one. */
  sameStem: 0.97,
  /** A subword of an identifier that the index contains as a whole. */
  knownIdentifierPart: 0.4,
  /** Two words of the index that the reader typed as one. */
  splitWord: 0.8,
  completion: 0.95,
  innerCompletion: 0.45,
  minCompletion: 0.3,
  brevity: 0.4,
  depthLoss: 0.038,
  kinds: { page: 1.15, section: 1, input: 0.25, output: 0.2, field: 0.15 },
  kindsForIdentifier: { page: 1, section: 1, input: 1, output: 0.8, field: 0.7 },
  synonym: 0.5,
  synonymPhrase: 1,
  /** How much a record benefits from the number of records on its page that contain the word. */
  spread: 0.2,

  /** Factor for a keyword's score, relative to that of a page's opening. */
  keywordFactor: 1.5,
};
