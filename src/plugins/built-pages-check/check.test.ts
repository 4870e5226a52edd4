import { describe, expect, it } from "vitest";
import { formatProblem } from "../../lib/problem";
import { readBuiltPage } from "./builtPage";
import { builtPageProblems } from "./check";

function check(pages: Record<string, string>, files: string[] = []): string[] {
  return builtPageProblems({
    pages: Object.entries(pages).map(([route, html]) => readBuiltPage(route, `build${route}/index.html`, html)),
    hasFile: (path) => files.includes(path),
  }).map(formatProblem);
}

describe("built pages", () => {
  it("accepts unique ids and working links", () => {
    const problems = check(
      {
        "/": '<h1 id="top">Home</h1><a href="#top">Up</a><a href="/intro#start">Intro</a><a href="/file.pdf">File</a>',
        "/intro":
          '<h1 id="top">Intro</h1><p id="start"></p><a href="/">Home</a><a href="https://example.com/#x">Out</a><a href="mailto:a@example.com">Mail</a>',
      },
      ["/file.pdf"],
    );
    expect(problems).toEqual([]);
  });

  it("reports the second element with the same id, at its position", () => {
    expect(check({ "/intro": '<h2 id="a"></h2>\n <div id="a"></div>' })).toEqual([
      expect.stringMatching(/^build\/intro\/index\.html:2:2 {2}The id "a" is on several elements of \/intro\. Give/),
    ]);
  });

  it("reports links to ids that no element has", () => {
    const problems = check({ "/a": '<a href="#gone">x</a><a href="/b#gone">x</a>', "/b": "" });
    expect(problems).toEqual([
      expect.stringMatching(/:1:1 {2}The link #gone is broken: \/a has no id "gone"\./),
      expect.stringMatching(/:1:22 {2}The link \/b#gone is broken: \/b has no id "gone"\./),
    ]);
  });

  it("accepts ids with escapes and dots", () => {
    expect(
      check({ "/a": '<i id="input_x.y"></i><i id="é"></i><a href="#input_x.y">x</a><a href="#%C3%A9">x</a>' }),
    ).toEqual([]);
  });

  it("reports links to pages that do not exist", () => {
    expect(check({ "/a/b": '<a href="../gone">x</a>' })).toEqual([
      "build/a/b/index.html:1:1  The link ../gone does not point to a page or file of this site. Correct it.",
    ]);
  });

  it.each([
    ["javascript:alert(1)", "starts with javascript:, which is not allowed"],
    ["tel:+15550100", "starts with tel:, which is not allowed"],
    ["https://", "is not a valid URL"],
  ])("reports the link %s", (link, problem) => {
    expect(check({ "/a": `<a href="${link}">x</a>` })).toEqual([expect.stringContaining(problem)]);
  });
});
