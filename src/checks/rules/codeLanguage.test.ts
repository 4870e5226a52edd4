import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { codeLanguage } from "./codeLanguage";

describe("code fences", () => {
  it("accepts a supported language, with or without a title", async () => {
    expect(
      await findProblemsInBody(codeLanguage, '```hcl title="main.tf"\na = 1\n```\n\n```text\noutput\n```\n'),
    ).toEqual([]);
  });

  it("requires a language", async () => {
    expect(await findProblemsInBody(codeLanguage, "Text.\n\n```\na = 1\n```\n")).toEqual([
      expect.stringMatching(/^8:1 The code fence has no language\./),
    ]);
  });

  it("rejects a language that the site does not highlight", async () => {
    expect(await findProblemsInBody(codeLanguage, "- Item\n\n  ```terraform\n  a = 1\n  ```\n")).toEqual([
      expect.stringMatching(/^8:3 "terraform" is not a language that this site highlights\. Use one of bash, /),
    ]);
  });
});
