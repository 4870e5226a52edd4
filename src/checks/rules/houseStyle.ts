import type { Problem } from "../../lib/problem";
import { problemAt, type Source } from "../source";
import type { Prose } from "../prose";

interface HouseRule {
  pattern: RegExp;
  advice: string;
}

const REASON = "What is simple for the writer may be hard for the reader";

/** Words that pages avoid. */
const PROSE_RULES: HouseRule[] = [
  { pattern: /\bsimply\b/gi, advice: `${REASON}. Remove it.` },
  { pattern: /\bjust(?!-in-time)\b/gi, advice: `${REASON}. Remove it, or write "only".` },
  { pattern: /\b(?:easy|easily|easier|easiest)\b/gi, advice: `${REASON}. Say what it takes instead.` },
  { pattern: /\bobviously\b|\bof course\b/gi, advice: "If it is obvious, leave it out; if not, explain it." },
  {
    pattern: /\bworld-class\b|\bseamless(?:ly)?\b|\bcutting-edge\b|\bleverag(?:e|es|ed|ing)\b/gi,
    advice: "Say what it does.",
  },
  { pattern: /[\w)"]!(?=\s|$)/g, advice: "Do not use exclamation marks. End the sentence with a period." },
];

const FINISH = "Finish the part, or leave it out.";

const PLACEHOLDER = "This placeholder comes from the template. Write the page's own text.";

/** Sentences of the templates in CONTRIBUTING.md, each of which a page replaces. */
const TEMPLATE_SENTENCES = [
  "Also: when to use another service instead, with a link.",
  "Also: who should not, and what to do instead.",
  "Check: how to verify the result.",
  "One sentence on what the page gives the reader.",
  "One sentence.",
  "The cause, and what to do.",
  "Time, and money by the main items, with a link to the vendor's prices.",
  "Upgrade, back up, rotate, debug.",
  "What goes wrong without it.",
  "What it is, in two sentences.",
  "What must be true before production.",
  "What must exist first, what to decide, and a command that shows the result.",
  "What the reader can deploy after reading this page, and who it is for.",
  "What the reader needs, with links to where it comes from.",
  "What to do, with the commands.",
  "Why this step.",
];

/** Signs of an unfinished page, in prose and in code. */
const PAGE_RULES: HouseRule[] = [
  {
    pattern: /\bcoming soon\b|\bunder construction\b/gi,
    advice: "Pages do not announce what is missing. Write the part, or leave it out.",
  },
  { pattern: /\b(?:TODO|TBD|FIXME|XXX)\b/g, advice: FINISH },
  { pattern: /\blorem ipsum\b/gi, advice: FINISH },
  {
    pattern: /(?<=^title: )TITLE$|(?<=^description: )DESCRIPTION$|(?<=^ *- )PHRASE$|(?<=!\[)Alt text\b|…\./gm,
    advice: PLACEHOLDER,
  },
  {
    pattern: /(?<=^## (?:\d+\. )?)(?:IDEA|DECISION|STEP)\b|(?<=^### )THE ERROR AS IT IS SHOWN\b/gm,
    advice: PLACEHOLDER,
  },
  { pattern: new RegExp(TEMPLATE_SENTENCES.join("|").replaceAll(".", "\\."), "g"), advice: PLACEHOLDER },
];

function search(text: string, rules: HouseRule[], source: Source): Problem[] {
  return rules.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map((match) => problemAt(source, match.index, `"${match[0]}": ${advice}`)),
  );
}

/** Words and punctuation that the house style avoids. */
export function houseStyle({ source, words }: Prose): Problem[] {
  // The rest of a data file comes from the module, so a writer must not change it.
  const unfinished = source.file.endsWith(".yaml") ? words : source.text;
  return [...search(words, PROSE_RULES, source), ...search(unfinished, PAGE_RULES, source)];
}
