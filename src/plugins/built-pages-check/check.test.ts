import { describe, expect, it } from "vitest";
import { builtPageProblems } from "./check";
import { readBuiltPage } from "./page";

function check(pages: Record<string, string>, files: string[] = []): string[] {
  return builtPageProblems({
    pages: Object.entries(pages).map(([address, html]) => readBuiltPage(address, html)),
    hasFile: (address) => files.includes(address),
  });
}

describe("built pages", () => {
  it("accepts ids that stand once a page and links that lead somewhere", () => {
    const problems = check(
      {
        "/": '<h1 id="top">Home</h1><a href="#top">Up</a><a href="/intro#start">Intro</a><a href="/file.pdf">File</a>',
        "/intro":
          '<h1 id="top">Intro</h1><p id="start"></p><a href="/">Home</a><a href="https://example.com/#x">Out</a>',
      },
      ["/file.pdf"],
    );
    expect(problems).toEqual([]);
  });

  it("names the page and the id that two elements have", () => {
    expect(check({ "/intro": '<h2 id="a"></h2><div id="a"></div>' })).toEqual([
      expect.stringMatching(/^\/intro {2}The id "a" is on 2 elements\. Give/),
    ]);
  });

  it("finds links to ids that no element has", () => {
    const problems = check({ "/a": '<a href="#gone">x</a><a href="/b#gone">x</a>', "/b": "" });
    expect(problems).toEqual([
      expect.stringMatching(/^\/a {2}The link #gone leads to no element: \/a has no id "gone"\./),
      expect.stringMatching(/^\/a {2}The link \/b#gone leads to no element: \/b has no id "gone"\./),
    ]);
  });

  it("finds ids with escapes and dots", () => {
    expect(
      check({ "/a": '<i id="input_x.y"></i><i id="é"></i><a href="#input_x.y">x</a><a href="#%C3%A9">x</a>' }),
    ).toEqual([]);
  });

  it("finds links to pages that do not exist", () => {
    expect(check({ "/a/b": '<a href="../gone">x</a>' })).toEqual([
      "/a/b  The link ../gone leads to no page of the site. Correct it.",
    ]);
  });
});
