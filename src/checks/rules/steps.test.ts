import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { steps } from "./steps";

const find = (...blocks: string[]) => findProblemsInBody(steps, `${blocks.join("\n\n")}\n`);

describe("steps", () => {
  it("accepts steps in order, with ids and checks, between other sections", async () => {
    expect(
      await find(
        "## Before you start",
        "## 1. Release {/* #release */}",
        "Check: the tag exists.",
        "## 2. Deploy {/* #deploy */}",
        "Text.",
        "### Details",
        "Check: `tofu plan` has no changes.",
        "## Undo it",
      ),
    ).toEqual([]);
  });

  it("rejects a step without an id", async () => {
    expect(await find("## 1. Release", "Check: the tag exists.")).toEqual([
      expect.stringMatching(/^6:1 The step has no id/),
    ]);
  });

  it.each([
    ["no check", ["Text."]],
    ["a check that is not at the end", ["Check: the tag exists.", "Text."]],
    ["two checks", ["Check: the tag exists.", "Check: it is signed."]],
  ])("rejects a step with %s", async (_name, content) => {
    expect(await find("## 1. Release {/* #release */}", ...content)).toEqual([
      expect.stringMatching(/^6:1 The step does not end with/),
    ]);
  });

  it.each(["#", "####"])(
    "accepts a check above a heading of the wrong level, %s, which ends the step",
    async (mark) => {
      const step = ["## 1. Release {/* #release */}", "Check: the tag exists."];
      expect(await find(...step, `${mark} Where to go next`, "Text.")).toEqual([]);
      expect(await find(...step, "### Details", "Text.")).toEqual([
        expect.stringMatching(/^6:1 The step does not end/),
      ]);
    },
  );

  it("rejects numbers out of order, from the first", async () => {
    const check = "Check: it works.";
    expect(await find("## 2. A {/* #a */}", check)).toEqual([expect.stringMatching(/^6:1 This is step 1/)]);
    expect(await find("## 1. A {/* #a */}", check, "## 3. B {/* #b */}", check)).toEqual([
      expect.stringMatching(/^10:1 This is step 2/),
    ]);
  });

  it("rejects a check that the build would not find, because it is bold", async () => {
    expect(await find("## 1. A {/* #a */}", "**Check:** it works.")).toEqual([
      expect.stringMatching(/^6:1 The step does not end with a check/),
    ]);
  });

  it("rejects other ways to number a step", async () => {
    for (const title of ["Step 1: release", "1: Release", "1) Release", "1.Release", "**1.** Release"]) {
      expect(await find(`## ${title} {/* #release */}`), title).toEqual([
        expect.stringMatching(/^6:1 Write the number of a step as "1\. "/),
      ]);
    }
    expect(await find("## 2023 in review", "## 15.x to 16.x", "## 1.3.0 and later")).toEqual([]);
  });
});
