/** Words that say nothing about a subject. They are left out of queries that have other words, and out of indexed text. */
const STOP_WORDS = new Set(
  (
    "a about an and any are as at be but by can do does for from get has have how i if in into is it its " +
    "me my of on or our should so that the their them then there these they this those to use using was we " +
    "what when where which who why will with you your"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
