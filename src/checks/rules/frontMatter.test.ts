import { describe, expect, it } from "vitest";
import { findProblems } from "../testing/fixture";
import { frontMatter } from "./frontMatter";

const DESCRIPTION = "description: A sentence that is long enough to say what the reader can do after this page.";
const KEYWORDS = "keywords: [what readers type]";

function page(...lines: string[]): string {
  return ["---", ...lines, "---", "", "Text.", ""].join("\n");
}

describe("front matter", () => {
  it("accepts a title, a description, a label and the site's tags", async () => {
    const text = page(
      "title: A page",
      DESCRIPTION,
      "sidebar_label: Page",
      KEYWORDS,
      "tags: [go, style]",
      "hide_table_of_contents: true",
    );
    expect(await findProblems(frontMatter, text)).toEqual([]);
  });

  it("names a key that the site does not use", async () => {
    expect(await findProblems(frontMatter, page("title: A page", DESCRIPTION, "slug: /elsewhere", KEYWORDS))).toEqual([
      '4:1 "slug" is not a front-matter key of this site. Use only title, description, sidebar_label, keywords, tags, walkthrough, hide_table_of_contents.',
    ]);
  });

  it("suggests the key that a misspelled one is most similar to", async () => {
    const text = page("title: A page", DESCRIPTION, KEYWORDS, "sidebar-label: Page");
    expect(await findProblems(frontMatter, text)).toEqual([
      '5:1 "sidebar-label" is not a front-matter key of this site. Did you mean "sidebar_label"?',
    ]);
  });

  it("requires a title and a description", async () => {
    const problems = await findProblems(frontMatter, page('title: ""', KEYWORDS));
    expect(problems).toEqual([
      expect.stringMatching(/^2:1 The page has no title\. Add/),
      expect.stringMatching(/^2:1 The page has no description\. Add/),
    ]);
  });

  it("requires the title and the description to be text", async () => {
    const problems = await findProblems(frontMatter, page("title: 404", "description: [a, b]", KEYWORDS));
    expect(problems).toEqual([
      '2:8 "title" is not text. Put it in quotes.',
      '3:14 "description" is not text. Put it in quotes.',
    ]);
  });

  it("requires front matter", async () => {
    expect(await findProblems(frontMatter, "Text.\n")).toEqual([
      expect.stringMatching(/^1:1 The page has no front matter\./),
    ]);
  });

  it("rejects front matter that is not closed", async () => {
    expect(await findProblems(frontMatter, "---\ntitle: A page\n\nText.\n")).toEqual([
      "1:1 The front matter is not closed. Write --- on a line of its own after its last key.",
    ]);
  });

  it.each([
    [49, 1],
    [50, 0],
    [160, 0],
    [161, 1],
  ])("counts a description of %i characters as %i problems", async (length, count) => {
    const problems = await findProblems(
      frontMatter,
      page("title: A page", `description: ${"a".repeat(length)}`, KEYWORDS),
    );
    expect(problems).toHaveLength(count);
    expect(problems.every((problem) => problem.startsWith(`3:14 The description has ${length} characters.`))).toBe(
      true,
    );
  });

  it("rejects a description that repeats the title", async () => {
    const title = "A title that is long enough to be a description by itself, if it were one";
    const problems = await findProblems(frontMatter, page(`title: ${title}`, `description: ${title}`, KEYWORDS));
    expect(problems).toEqual([expect.stringMatching(/^3:14 The description repeats the title\./)]);
  });

  it("rejects unknown tags, each at its position", async () => {
    const text = page("title: A page", DESCRIPTION, "tags: [go, terrafrom]", KEYWORDS);
    expect(await findProblems(frontMatter, text)).toEqual([
      '4:12 "terrafrom" is not a tag of the site. Use one of go, style (docs/tags.yml).',
    ]);
    const scalar = page("title: A page", DESCRIPTION, "tags: go", KEYWORDS);
    expect(await findProblems(frontMatter, scalar)).toEqual([expect.stringMatching(/^4:1 "tags" is not a list\./)]);
  });

  it.each([
    ["no keywords", "sidebar_label: Page", /^2:1 The page has no keywords\. Add "keywords:"/],
    ["an empty list", "keywords: []", /^4:1 The page has no keywords\./],
    ["no list", "keywords:", /^4:1 The page has no keywords\./],
    ["text in place of a list", "keywords: one, two", /^4:1 "keywords" is not a list\. Write each keyword on a line/],
    ["something that is not text", "keywords: [404]", /^4:12 "404" is not text\./],
    [
      "an empty item",
      "keywords:\n  - queue\n  -",
      /^6:\d The keyword is empty\. Write a phrase, or remove the line\.$/,
    ],
    ["empty text", 'keywords: [""]', /^4:12 The keyword is empty\./],
    ["a word of the title", "keywords: [queue, PAGE]", /^4:19 The title already has the keyword "PAGE"\./],
    ["a comma", 'keywords: ["queue, topic"]', /^4:12 The keyword "queue, topic" has a comma/],
    ["the same twice", "keywords: [queue, Queue]", /^4:19 The keyword "Queue" is listed twice\./],
  ])("rejects %s as keywords", async (_what, line, expected) => {
    const problems = await findProblems(frontMatter, page("title: A page", DESCRIPTION, line));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  it("accepts a keyword that is only part of a word in the title", async () => {
    expect(await findProblems(frontMatter, page("title: Packaging", DESCRIPTION, "keywords: [pack]"))).toEqual([]);
  });

  it.each([
    ["hide_table_of_contents: maybe", /^5:25 "hide_table_of_contents" is neither true nor false\./],
    ['sidebar_label: ""', /^5:1 "sidebar_label" is not text\./],
    ["sidebar_label: 12", /^5:1 "sidebar_label" is not text\./],
    ["sidebar_label: The `lambda` page", /^5:16 "sidebar_label" is shown as plain text, not as Markdown\. Remove/],
    ["sidebar_label: *important*", /^5:16 "\*important\*" is a reference in YAML\./],
    ["walkthrough: { profiles: acme-dev }", /^5:1 walkthrough\.profiles: is not a list\. Write its items/],
    [
      "walkthrough: { afer: intro/index }",
      /^5:1 walkthrough: "afer" is not a key here\. Did you mean "after"\? CONTRIBUTING\.md, /,
    ],
    ["title: Another", /^5:1 The front matter is not valid YAML: Map keys must be unique\. Remove one of the two\./],
  ])("rejects %s", async (line, expected) => {
    const problems = await findProblems(frontMatter, page("title: A page", DESCRIPTION, KEYWORDS, line));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  it("ignores a byte order mark", async () => {
    expect(await findProblems(frontMatter, `\uFEFF${page("title: A page", DESCRIPTION, KEYWORDS)}`)).toEqual([]);
  });

  it("says where YAML is not valid", async () => {
    const problems = await findProblems(frontMatter, page("title: A page", "description: What: a colon"));
    expect(problems).toEqual([expect.stringMatching(/^3:14 The front matter is not valid YAML: .* Quote text/)]);
    expect(await findProblems(frontMatter, page("title: A page", "description: !Ref not found"))).toEqual([
      expect.stringMatching(/^3:14 The front matter is not valid YAML: Unresolved tag: !Ref\. Quote text/),
    ]);
  });
});
