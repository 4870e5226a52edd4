import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { headings } from "./headings";

describe("headings", () => {
  it("accepts levels in order and back up again", async () => {
    expect(await findProblemsInBody(headings, "## A\n\n### B\n\n#### C\n\n## D {/* #d */}\n")).toEqual([]);
  });

  it("rejects a level-1 heading in the body", async () => {
    expect(await findProblemsInBody(headings, "Text.\n\n# Title\n")).toEqual([
      "8:1 A page has one level-1 heading, which is its title. Write this one as ##.",
    ]);
  });

  it("rejects a skipped level, at the top and further down", async () => {
    expect(await findProblemsInBody(headings, "### A\n")).toEqual([
      "6:1 The heading skips a level: 3 after 1. Write it as ##.",
    ]);
    expect(await findProblemsInBody(headings, "## A\n\n#### B\n")).toEqual([
      "8:1 The heading skips a level: 4 after 2. Write it as ###.",
    ]);
  });

  it("rejects something that looks like an id, but is not one", async () => {
    expect(await findProblemsInBody(headings, "## A {/* #one two */}\n")).toEqual([
      expect.stringMatching(/^6:1 This is not an id\. End the heading with/),
    ]);
    expect(await findProblemsInBody(headings, "## A {/* comment */}\n\n## B {/* #b */}\n")).toEqual([]);
  });

  it("rejects an id that is also the slug of another heading, or the id of an element", async () => {
    for (const other of ["## Same", '<a id="same"></a>']) {
      expect(await findProblemsInBody(headings, `${other}\n\n## B {/* #same */}\n`)).toEqual([
        expect.stringMatching(/^8:1 The id "same" is on this page twice\./),
      ]);
    }
  });

  it("rejects two headings with the same text and no ids of their own", async () => {
    expect(await findProblemsInBody(headings, "## Same\n\n## Same\n")).toEqual([
      '8:1 Another heading has this text, so this one gets the id "same-1". End it with an explicit id: {/* #id */}.',
    ]);
    expect(await findProblemsInBody(headings, "## Same\n\n## Same {/* #other */}\n")).toEqual([]);
  });

  it("rejects an id that two headings share", async () => {
    expect(await findProblemsInBody(headings, "## A {/* #same */}\n\n## B {/* #same */}\n")).toEqual([
      '8:1 The id "same" is on this page twice. Choose another id for one of them.',
    ]);
  });

  it("rejects an empty heading", async () => {
    expect(await findProblemsInBody(headings, "##\n")).toEqual([
      "6:1 The heading is empty. Write its text or remove it.",
    ]);
  });
});
