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

  it("rejects an id that two headings share", async () => {
    expect(await findProblemsInBody(headings, "## A {/* #same */}\n\n## B {/* #same */}\n")).toEqual([
      '8:1 The id "same" belongs to two headings on this page. Choose another id for one of them.',
    ]);
  });

  it("rejects an empty heading", async () => {
    expect(await findProblemsInBody(headings, "##\n")).toEqual([
      "6:1 The heading is empty. Write its text or remove it.",
    ]);
  });
});
