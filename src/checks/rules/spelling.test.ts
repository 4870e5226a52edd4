import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readPage } from "../page";
import { extractProse } from "../prose";
import { createSpellChecker, type SpellChecker } from "../spellChecker";
import { FRONT_MATTER } from "../testing/fixture";
import { spelling } from "./spelling";

let checker: SpellChecker;

// The first text loads the dictionaries.
beforeAll(async () => {
  checker = await createSpellChecker(path.resolve(import.meta.dirname, "../../.."));
  await checker("Text.");
}, 60_000);

async function check(...bodies: string[]): Promise<string[]> {
  const pages = bodies.map((body, index) => readPage(`intro/${index}.mdx`, FRONT_MATTER + body).page);
  const problems = await spelling(pages.map(extractProse), checker);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message.split(".")[0]}`);
}

describe("spelling", () => {
  it("knows English, technical terms and the project's words", async () => {
    const body =
      "Deploy Gruntwork’s Terragrunt units and Kubernetes clusters, don’t repeat yourself, with Karpenter.\n";
    expect(await check(body)).toEqual([]);
  });

  it("leaves code, URLs and identifiers alone", async () => {
    const body =
      "Set `vpc_nmae` in [the fiel](https://example.com/abcdefgh) at github.com/xyzzyplugh.\n\n```text\nqwertz\n```\n";
    expect(await check(body)).toEqual(['docs/intro/0.mdx:6:24 "fiel" is not in a dictionary']);
  });

  it("reports the page and position of each misspelling", async () => {
    expect(
      await check(
        "All is well.\n",
        "Text.\n\nYou recieve the infrastucture.\n",
        "A **definately** bad one. Therefor\n",
      ),
    ).toEqual([
      'docs/intro/1.mdx:8:5 "recieve" is not in a dictionary',
      'docs/intro/1.mdx:8:17 "infrastucture" is not in a dictionary',
      'docs/intro/2.mdx:6:5 "definately" is not in a dictionary',
      'docs/intro/2.mdx:6:27 "Therefor" is not in a dictionary',
    ]);
  });

  it("reads titles and descriptions", async () => {
    const page = readPage("intro/page.mdx", "---\ntitle: A pgae\ndescription: Waht it is.\n---\n").page;
    const problems = await spelling([extractProse(page)], checker);
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(["2:10", "3:14"]);
  });
});
