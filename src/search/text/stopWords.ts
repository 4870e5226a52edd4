/**
 * Words that name no subject: articles, prepositions, question words, and the phrases around a
 * question ("is there a way to", "should we"), with contractions as readers type them ("can't",
 * "cant") and the `s` of possessives. They are dropped from queries that have other words, and from indexed text.
 */
const STOP_WORDS = new Set(
  (
    "a about actually also am an and any anyone anything are aren arent as at be because been being best but by can " +
    "cant could couldn couldnt d did didn didnt difference differences do does doesn doesnt doing don dont each " +
    "either else ever exactly for from get gets getting give given got had hadn hadnt has hasn hasnt have haven " +
    "havent having help here how i if im in instead into is isn isnt it its ive just let like ll m may maybe me might " +
    "mine must my myself need needed needs of on one or our ours own please possible properly re really s same shall " +
    "should shouldn shouldnt since so some someone something still such t than that the their them then there these " +
    "they thing things this those to too us use using ve versus very vs want wants was wasn wasnt way ways we were " +
    "weren werent what whats when where whether which while who whom whose why will with won wont would wouldn " +
    "wouldnt you your yours"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Filler words, which may name a subject but mostly hold a sentence together. Negations are not among them, because
 * they describe symptoms. A few are stop words, too: they count less in a query that has only stop words.
 */
const LIGHT_WORDS = new Set(
  (
    "again all already always another around ask asks away back before behind better between both bring brings came " +
    "care come comes day days different done down during easy enough even every everything far fast few find finds " +
    "first found friday go goes going gone good great happen happened happens hard hear idea keep keeps kind know " +
    "known last later least less let lets long look looking looks lot made make makes making many matter mean meaning " +
    "means monday month monthly months more most move much new next night now off old once only order other others " +
    "out over part people per place put puts question reason right said saturday say says see seen several show shows " +
    "simple simply sort start started starts sunday sure take taken takes tell tells then thing think thursday time " +
    "times today together told tomorrow tonight took try trying tuesday turn two understand until up usual usually " +
    "want wednesday week weeks well went wonder word work working works year yesterday"
  ).split(" "),
);

/** Whether a word counts less than the others of a query. */
export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}
