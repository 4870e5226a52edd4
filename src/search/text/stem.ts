const VOWEL = /[aeiouy]/;

/** Removes a suffix, if enough of the word remains. */
function without(word: string, suffix: string, minLength: number): string | undefined {
  return word.endsWith(suffix) && word.length - suffix.length >= minLength ? word.slice(0, -suffix.length) : undefined;
}

function singular(word: string): string {
  if (!word.endsWith("s") || /(?:ss|us|is|ias)$/.test(word)) {
    return word;
  }
  if (word.endsWith("ies") && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(?:ss|us|x|zz|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  const stem = without(word, "ing", 3) ?? without(word, "ed", 3);
  return stem === undefined || !VOWEL.test(stem) ? word : stem.replace(/(?<=..)([bdgmnprt])\1$/, "$1");
}

function withoutNounEnding(word: string): string {
  return (
    without(word, "ment", 4) ??
    without(word, "ation", 5) ??
    (/[ts]ion$/.test(word) ? without(word, "ion", 5) : undefined) ??
    word
  );
}

/** British endings and their American counterparts, as they appear after the other endings are removed. */
const BRITISH_ENDINGS: [british: RegExp, american: string][] = [
  [/(?<=...)our$/, "or"],
  [/(?<=cent|fib|lit|met)re?$/, "er"],
  [/ogue?$/, "og"],
  [/enc$/, "ens"],
  [/(?<=....)is$/, "iz"],
  [/lys$/, "lyz"],
  [/(?<=....)([lm])\1$/, "$1"],
];

function americanSpelling(word: string): string {
  return BRITISH_ENDINGS.reduce((spelling, [british, american]) => spelling.replace(british, american), word);
}

/**
 * The singular of what may be the plural of an abbreviation: `vm` for `vms`, but also `dn` for `dns`. Try it only if the
 * word itself is unknown.
 *
 * @param word one word in lowercase
 */
export function abbreviationSingular(word: string): string | undefined {
  return /^[a-z][a-z\d]{1,2}s$/.test(word) ? word.slice(0, -1) : undefined;
}

/**
 * Light stemming for English: removes plural and verb endings and a few noun endings, so that
 * "deploys", "deployed" and "deployment" share a stem, and unifies British and American spellings.
 * Words with digits and short words are not stemmed.
 *
 * @param word one word in lowercase
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const base = withoutNounEnding(withoutVerbEnding(singular(word)));
  const root = base.length > 4 ? base.replace(/e$/, "") : base;
  return americanSpelling(without(root, "at", 5) ?? root);
}
