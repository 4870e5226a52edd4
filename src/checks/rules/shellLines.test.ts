import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { shellLines } from "./shellLines";

const block = (line: string, language = "bash") => `Text.\n\n\`\`\`${language}\n${line}\n\`\`\`\n`;

describe("lines of shell samples", () => {
  it("accepts 80 columns, and rejects 81", async () => {
    expect(await findProblemsInBody(shellLines, block(`echo ${"a".repeat(75)}`))).toEqual([]);
    expect(await findProblemsInBody(shellLines, block(`echo ${"a".repeat(76)}`))).toEqual([
      expect.stringMatching(/^9:81 The line has 81 columns, but readers see only 80\. Break it with a \\ before/),
    ]);
  });

  it("tells how to break a comment, which Bash ends with its line", async () => {
    expect(await findProblemsInBody(shellLines, block(`  # ${"a ".repeat(40)}`))).toEqual([
      expect.stringMatching(/^9:81 .* Continue the comment on a line of its own, with another #\.$/),
    ]);
  });

  it("counts from the start of code in a list", async () => {
    const line = `echo ${"a".repeat(75)}`;
    expect(await findProblemsInBody(shellLines, `- Item\n\n  \`\`\`bash\n  ${line}\n  \`\`\`\n`)).toEqual([]);
    expect(await findProblemsInBody(shellLines, `- Item\n\n  \`\`\`bash\n  ${line}a\n  \`\`\`\n`)).toEqual([
      expect.stringMatching(/^9:83 /),
    ]);
  });

  it("accepts a word that no break makes shorter, and long lines of other languages", async () => {
    expect(await findProblemsInBody(shellLines, block(`  "${"a".repeat(100)}" \\`))).toEqual([]);
    expect(await findProblemsInBody(shellLines, block(`source = ${"a".repeat(100)}`, "hcl"))).toEqual([]);
  });
});
