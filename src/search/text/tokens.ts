/** A run of letters and digits in a text: a word, or an identifier made up of several. */
export interface Token {
  /** In lowercase: `allow` and `ssh` for `allow_ssh`, `s3` and `bucket` for `s3Bucket`, `vpc` for `VPCs`. */
  subwords: string[];
  /** The token as one word: `openvpn` for `open-vpn` and `OpenVPN`; identifiers keep their underscores. */
  joined: string;
  /** Its range in the text, excluding the end. */
  start: number;
  end: number;
}

const WORD = "[\\p{L}\\p{N}]+";
/** Code joins identifiers with dots: `module.vpc.vpc_id` contains `vpc_id`. */
const IDENTIFIER = `${WORD}(?:-+${WORD})*_[_-]*${WORD}(?:[_-]+${WORD})*`;
const PUNCTUATED = `${WORD}(?:[.\\-–·:]+${WORD}(?![\\p{L}\\p{N}_]))*`;
const TOKEN = new RegExp(`${IDENTIFIER}|${PUNCTUATED}`, "gu");
const SUBWORD = /[\p{L}\p{N}]+/gu;
/** The plural of an abbreviation. In lowercase, its ending cannot be told from a last letter: `AMIs`, but `DNS`. */
const PLURAL_ABBREVIATION = /^(\p{Lu}[\p{Lu}\p{N}]+)s$/u;
const CAMEL_CASE_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Anything longer is likely to be a key, a hash or encoded data. */
const MAX_WORD_LENGTH = 80;

/** What has more parts joined by punctuation is an ARN or a timestamp, say, rather than a word that readers write as one. */
const MAX_PUNCTUATED_PARTS = 3;

/** Converts to lowercase and removes accents. */
export function fold(text: string): string {
  const plain = /\P{ASCII}/u.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "") : text;
  return plain.toLowerCase();
}

/** An identifier as stored in the index. */
export function joinIdentifier(subwords: string[]): string {
  return subwords.join("_");
}

/**
 * The name of an input or output as stored in the index. An underscore before a single word keeps its other forms apart:
 * `versioning` is not the name `version`.
 */
export function wholeName(subwords: string[]): string {
  return joinIdentifier(subwords.length === 1 ? ["", ...subwords] : subwords);
}

/** Joins words into one: `openvpn` for `open vpn`. Numbers stay separate, because `1.9` is not `19`. */
export function joinWords(subwords: string[]): string {
  return subwords.reduce(
    (joined, word) => (/\d$/.test(joined) && /^\d/.test(word) ? `${joined}.${word}` : joined + word),
    "",
  );
}

type Split = Pick<Token, "subwords" | "joined">;

function split(token: string): Split {
  const subwords = (token.match(SUBWORD) ?? [])
    .map((part) => part.replace(PLURAL_ABBREVIATION, "$1"))
    .flatMap((part) => (/\p{Lu}/u.test(part) ? part.split(CAMEL_CASE_BOUNDARY) : part))
    .map(fold)
    .filter((part) => part !== "" && part.length <= MAX_WORD_LENGTH);
  return { subwords, joined: token.includes("_") ? joinIdentifier(subwords) : joinWords(subwords) };
}

/** Texts repeat words, so caching means that most words are split only once. */
const splitCache = new Map<string, Split>();
const MAX_CACHED = 50_000;

function cachedSplit(token: string): Split {
  const known = splitCache.get(token);
  if (known) {
    return known;
  }
  const result = split(token);
  if (splitCache.size < MAX_CACHED) {
    splitCache.set(token, result);
  }
  return result;
}

/** Splits a text into tokens, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const { subwords, joined } = cachedSplit(match[0]);
    if (subwords.length > 0) {
      tokens.push({ subwords, joined, start: match.index, end: match.index + match[0].length });
    }
  }
  return tokens;
}

/** Whether words are joined by punctuation, unless they are numbers, as in an address or a version. */
const isPunctuated = (token: string): boolean =>
  !token.includes("_") && /[.\-–·:]/.test(token) && !/^[\d.]+$/.test(token);

/** The words under which a text is indexed: subwords, and each token of several subwords as one word, too. */
export function words(text: string): string[] {
  return tokenize(text).flatMap(({ subwords, joined, start, end }) => {
    const isWord =
      joined.length <= MAX_WORD_LENGTH &&
      (subwords.length <= MAX_PUNCTUATED_PARTS || !isPunctuated(text.slice(start, end)));
    return subwords.length > 1 && isWord ? [...subwords, joined] : subwords;
  });
}
