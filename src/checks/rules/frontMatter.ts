import { isMap, isScalar, isSeq, visit, type Pair } from "yaml";
import { didYouMean } from "../../lib/didYouMean";
import { aliasMessage, syntaxMessage } from "../../lib/locatedYaml";
import type { Problem } from "../../lib/problem";
import { readOptions } from "../../walkthrough/options";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

const KEYS = ["title", "description", "sidebar_label", "keywords", "tags", "walkthrough", "hide_table_of_contents"];
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Keys whose values are shown as they are written, without Markdown. */
const TEXTS = ["title", "description", "sidebar_label"];

/** Reports a problem at a node of the front matter, or at its start if the node is missing. */
type Report = (node: unknown, message: string) => void;

function textOf(node: unknown): string {
  return isScalar(node) && typeof node.value === "string" ? node.value.trim() : "";
}

/** Whether a key has a value that is not text, such as a number without quotes. */
function isNotText(pair: Pair | undefined): boolean {
  const value = isScalar(pair?.value) ? (pair.value.value ?? "") : (pair?.value ?? "");
  return typeof value !== "string";
}

function checkTitle(title: Pair | undefined, report: Report): void {
  if (isNotText(title)) {
    report(title?.value, '"title" is not text. Put it in quotes.');
  } else if (textOf(title?.value) === "") {
    report(title?.key, 'The page has no title. Add "title: …" to the front matter; it becomes the level-1 heading.');
  }
}

function checkDescription(pair: Pair | undefined, title: string, report: Report): void {
  const { min, max } = DESCRIPTION_LENGTH;
  const description = textOf(pair?.value);
  const node = pair?.value ?? pair?.key;
  if (isNotText(pair)) {
    report(node, '"description" is not text. Put it in quotes.');
  } else if (description === "") {
    report(
      node,
      'The page has no description. Add "description: …" to the front matter: one sentence that says what the page gives the reader.',
    );
  } else if (description === title) {
    report(node, "The description repeats the title. Say what the reader can do after this page.");
  } else if (description.length < min || description.length > max) {
    report(node, `The description has ${description.length} characters. Write one sentence of ${min} to ${max}.`);
  }
}

/** Keywords are what readers type if they do not know the page's own terms. Words of the title add nothing. */
function checkKeywords(pair: Pair | undefined, title: string, report: Report): void {
  if (isScalar(pair?.value) && pair.value.value !== null) {
    report(pair.key, '"keywords" is not a list. Write each keyword on a line of its own: "  - …".');
    return;
  }
  if (!isSeq(pair?.value) || pair.value.items.length === 0) {
    report(
      pair?.key,
      'The page has no keywords. Add "keywords:" and a list of phrases that readers may search for if they do not know the terms of this page.',
    );
    return;
  }
  const seen = new Set<string>();
  for (const item of pair.value.items) {
    const keyword = textOf(item);
    const lowered = keyword.toLowerCase();
    if (isScalar(item) && (item.value === null || item.value === "")) {
      report(item, "The keyword is empty. Write a phrase, or remove the line.");
    } else if (keyword === "") {
      report(
        item,
        `"${String(item)}" is not text. Write each keyword as a word or phrase, in quotes if YAML reads it as something else.`,
      );
    } else if (` ${title} `.toLowerCase().includes(` ${lowered} `)) {
      report(
        item,
        `The title already has the keyword "${keyword}". Remove it, or write what readers who do not know the title would type.`,
      );
    } else if (keyword.includes(",")) {
      report(
        item,
        `The keyword "${keyword}" has a comma, which separates keywords in the built page. Remove the comma.`,
      );
    } else if (seen.has(lowered)) {
      report(item, `The keyword "${keyword}" is listed twice. Remove one.`);
    }
    seen.add(lowered);
  }
}

function checkTags(pair: Pair | undefined, tags: ReadonlySet<string>, report: Report): void {
  const list = [...tags].join(", ");
  if (pair !== undefined && !isSeq(pair.value)) {
    report(pair.key, `"tags" is not a list. Write it as [${list}], with only the tags that fit.`);
  }
  for (const item of isSeq(pair?.value) ? pair.value.items : []) {
    if (!tags.has(textOf(item))) {
      report(item, `"${String(item)}" is not a tag of the site. Use one of ${list} (docs/tags.yml).`);
    }
  }
}

/** Reports values of the wrong type, which the build rejects without naming the line, and Markdown in plain text. */
function checkValues(pairs: readonly Pair[], report: Report): void {
  for (const { key, value } of pairs) {
    const name = String(key);
    if (name === "sidebar_label" && textOf(value) === "") {
      report(key, '"sidebar_label" is not text. Write the label, in quotes if it is a number, or remove the key.');
    } else if (name === "hide_table_of_contents" && !(isScalar(value) && typeof value.value === "boolean")) {
      report(value ?? key, '"hide_table_of_contents" is neither true nor false. Write true, or remove the key.');
    } else if (TEXTS.includes(name) && textOf(value).includes("`")) {
      report(value, `"${name}" is shown as plain text, not as Markdown. Remove the backticks.`);
    }
  }
}

/**
 * Front matter has only the keys that pages use: a title, a description that works as the text of a search result,
 * keywords that are not in the title, and tags of the site.
 */
export function frontMatter(page: Page, site: Site): Problem[] {
  if (page.frontMatter === undefined) {
    const message = /^---\s*\n/.test(page.text)
      ? "The front matter is not closed. Write --- on a line of its own after its last key."
      : "The page has no front matter. Start it with a line ---, then title:, description: and keywords:, then another line ---.";
    return [problemAt(page, 0, message)];
  }
  const { document, start } = page.frontMatter;
  // An unknown tag, such as text that begins with an exclamation mark, is a warning here and an error in the build.
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) {
    const message = `The front matter is not valid YAML: ${syntaxMessage(error)}`;
    return [problemAt(page, start + error.pos[0], message)];
  }
  const aliases: Problem[] = [];
  visit(document, {
    Alias(_key, { source, range }) {
      aliases.push(problemAt(page, start + (range?.[0] ?? 0), aliasMessage(source)));
    },
  });
  if (aliases.length > 0) {
    return aliases;
  }
  const problems: Problem[] = [];
  const report: Report = (node, message) => {
    const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range;
    problems.push(problemAt(page, start + (range?.[0] ?? 0), message));
  };
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const find = (key: string) => pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
  for (const { key } of pairs) {
    const name = String(key);
    if (!KEYS.includes(name)) {
      const close = didYouMean(name, KEYS);
      const hint = close === undefined ? `Use only ${KEYS.join(", ")}.` : `Did you mean "${close}"?`;
      report(key, `"${name}" is not a front-matter key of this site. ${hint}`);
    }
  }
  const title = textOf(find("title")?.value);
  checkTitle(find("title"), report);
  checkDescription(find("description"), title, report);
  checkKeywords(find("keywords"), title, report);
  checkTags(find("tags"), site.tags, report);
  checkValues(pairs, report);
  const options = readOptions(page);
  if ("mistake" in options) {
    report(find("walkthrough")?.key, `${options.mistake} CONTRIBUTING.md, "Walkthroughs that run", lists its keys.`);
  }
  return problems;
}
