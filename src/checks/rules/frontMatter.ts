import { isMap, isScalar, isSeq, type Pair } from "yaml";
import type { Problem } from "../../lib/problem";
import type { FrontMatter, Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

const KEYS = ["title", "description", "sidebar_label", "keywords", "tags"];
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Offset of a YAML node in the page. */
function offsetOf({ start }: FrontMatter, node: unknown): number {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return start + (range?.[0] ?? 0);
}

function textOf(pair: Pair | undefined): string {
  const value = isScalar(pair?.value) ? pair.value.value : undefined;
  return typeof value === "string" ? value.trim() : "";
}

function descriptionProblem(description: string, title: string): string | undefined {
  const { min, max } = DESCRIPTION_LENGTH;
  if (description === title) {
    return "The description repeats the title. Say what the reader can do after this page.";
  }
  if (description.length < min || description.length > max) {
    return `The description has ${description.length} characters. Write one sentence of ${min} to ${max}.`;
  }
  return undefined;
}

function tagProblems(page: Page, frontMatter: FrontMatter, pair: Pair, tags: ReadonlySet<string>): Problem[] {
  const list = [...tags].join(", ");
  if (!isSeq(pair.value)) {
    return [
      problemAt(
        page,
        offsetOf(frontMatter, pair.key),
        `"tags" is not a list. Write it as [${list}], with those that fit.`,
      ),
    ];
  }
  return pair.value.items
    .filter((item) => !(isScalar(item) && tags.has(String(item.value))))
    .map((item) =>
      problemAt(
        page,
        offsetOf(frontMatter, item),
        `"${String(item)}" is not a tag of the site. Use one of ${list} (docs/tags.yml).`,
      ),
    );
}

/** Keywords are what readers type who do not know the page's words: words of its title add nothing. */
function keywordProblems(page: Page, frontMatter: FrontMatter, pair: Pair | undefined, title: string): Problem[] {
  if (!isSeq(pair?.value) || pair.value.items.length === 0) {
    const message =
      'The page has no keywords. Add "keywords:" and a list of what readers may type who need this page and do not know its words.';
    return [problemAt(page, offsetOf(frontMatter, pair?.key), message)];
  }
  const seen = new Set<string>();
  return pair.value.items.flatMap((item) => {
    const keyword = isScalar(item) && typeof item.value === "string" ? item.value.trim() : "";
    const folded = keyword.toLowerCase();
    const problem =
      keyword === ""
        ? `"${String(item)}" is not a text. Write each keyword as a word or phrase, in quotes if YAML reads it as something else.`
        : ` ${title} `.toLowerCase().includes(` ${folded} `)
          ? `The title already has the keyword "${keyword}". Remove it, or write what readers call it who do not know the title.`
          : seen.has(folded)
            ? `The keyword "${keyword}" is listed twice. Remove one.`
            : undefined;
    seen.add(folded);
    return problem === undefined ? [] : [problemAt(page, offsetOf(frontMatter, item), problem)];
  });
}

/**
 * Front matter: only the keys that pages use, a title, a description that works as a search
 * result's text, keywords that the title does not have, and tags of the site.
 */
export function frontMatter(page: Page, site: Site): Problem[] {
  const { frontMatter } = page;
  if (frontMatter === undefined) {
    return [
      problemAt(
        page,
        0,
        "The page has no front matter. Begin it with a line ---, then title: and description:, then a line ---.",
      ),
    ];
  }
  const { document } = frontMatter;
  const [error] = document.errors;
  if (error !== undefined) {
    const [reason = ""] = error.message.split(" at line ");
    return [
      problemAt(
        page,
        frontMatter.start + error.pos[0],
        `The front matter is not valid YAML: ${reason}. Quote text that has a colon.`,
      ),
    ];
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const find = (key: string) => pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
  const problems: Problem[] = [];
  for (const pair of pairs) {
    const key = String(pair.key);
    if (!KEYS.includes(key)) {
      problems.push(
        problemAt(
          page,
          offsetOf(frontMatter, pair.key),
          `"${key}" is not a front-matter key of this site. Use only ${KEYS.join(", ")}.`,
        ),
      );
    }
  }
  const title = textOf(find("title"));
  if (title === "") {
    problems.push(
      problemAt(
        page,
        offsetOf(frontMatter, find("title")?.key),
        'The page has no title. Add "title: …" to the front matter; it becomes the level-1 heading.',
      ),
    );
  }
  const description = find("description");
  const problem =
    textOf(description) === ""
      ? 'The page has no description. Add "description: …" to the front matter, one sentence that says what the reader gets.'
      : descriptionProblem(textOf(description), title);
  if (problem !== undefined) {
    problems.push(problemAt(page, offsetOf(frontMatter, description?.value ?? description?.key), problem));
  }
  problems.push(...keywordProblems(page, frontMatter, find("keywords"), title));
  const tags = find("tags");
  return tags === undefined ? problems : [...problems, ...tagProblems(page, frontMatter, tags, site.tags)];
}
