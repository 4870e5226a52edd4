const DOUBLE = /([bdgmnprt])\1$/;

/** Takes a suffix off when enough of the word stays. */
function without(word: string, suffix: string, shortestStem: number): string | undefined {
  return word.endsWith(suffix) && word.length - suffix.length >= shortestStem
    ? word.slice(0, -suffix.length)
    : undefined;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith("ies") && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  const stem = without(word, "ing", 3) ?? without(word, "ed", 3);
  return stem === undefined || !/[aeiouy]/.test(stem) ? word : stem.replace(DOUBLE, "$1");
}

function withoutNounEnding(word: string): string {
  return (
    without(word, "ment", 4) ??
    without(word, "ation", 5) ??
    (/[ts]ion$/.test(word) ? without(word, "ion", 5) : undefined) ??
    word
  );
}

/**
 * Light stemming for English: number, verb endings and a few noun endings, so that "deploys",
 * "deployed" and "deployment" meet. Words with digits and short words stay.
 *
 * @param word one lower-case word
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const base = withoutNounEnding(withoutVerbEnding(singular(word)));
  const root = base.length > 4 ? base.replace(/e$/, "") : base;
  return without(root, "at", 5) ?? root;
}
