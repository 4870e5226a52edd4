import { visit } from "unist-util-visit";
import { didYouMean } from "../../lib/didYouMean";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

/** What may follow the language of a fence. CONTRIBUTING.md explains those that writers need. */
const WORDS = ["fails", "not-run", "show", "changed", "world", "showLineNumbers"];
const VALUES = ["title", "unverified"];

/** The parts of an info string: words, values in quotes, and lines in braces. */
const PARTS = /[\w-]+="[^"]*"|[\w-]+='[^']*'|\{[^}]*\}|\S+/g;

function partProblem(part: string): string | undefined {
  const [, name = "", value] = /^([\w-]+)(?:=(.*))?$/s.exec(part) ?? [];
  if (WORDS.includes(part) || /^\{[\d,\s-]+\}$/.test(part)) {
    return undefined;
  }
  if (VALUES.includes(name)) {
    return /^"[^"]+"$/.test(value ?? "") ? undefined : `Write ${name}="…" with its value in double quotes.`;
  }
  if (WORDS.includes(name)) {
    return `"${name}" takes no value. Write the word alone.`;
  }
  const known = [...VALUES, ...WORDS];
  const close = didYouMean(name || part, known);
  const hint = close === undefined ? `Use ${known.join(", ")}` : `Did you mean ${close}`;
  return `"${name || part}" has no meaning after the language of a fence. ${hint}${close === undefined ? ", or line numbers such as {2-4}." : "?"}`;
}

/** All text after the language of a code fence has a meaning: a title, how to run the block, or lines to highlight. */
export function codeInfo(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, "code", (code) => {
    const messages = (code.meta?.match(PARTS) ?? []).flatMap((part) => partProblem(part) ?? []);
    problems.push(...messages.map((message) => problemAt(page, code, message)));
  });
  return problems;
}
