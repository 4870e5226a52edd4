/** @returns the words of a query, in lower case, each once */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
}

/**
 * What finds any of the given words where a word begins: "ip" is found in `ip_set` and `allow_ip`, and not in
 * "description". What is no letter or digit, such as `${`, is found everywhere.
 *
 * @param flags further flags of the expression
 */
export function wordPattern(words: string[], flags = ""): RegExp {
  // Longer words first, so that "logs" is found as a whole when "log" is asked for too.
  const parts = [...words]
    .sort((a, b) => b.length - a.length)
    .map(
      (word) =>
        (/^[\p{L}\p{N}]/u.test(word) ? "(?<![\\p{L}\\p{N}])" : "") + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  return new RegExp(parts.join("|"), `iu${flags}`);
}
