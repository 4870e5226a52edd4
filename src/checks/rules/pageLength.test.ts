import { expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { pageLength } from "./pageLength";

const SERVICE = "reference/services/security/fixture.mdx";

/** Checks a page with so many words of prose, and a block of code that does not count. */
const check = (words: number, path: string) =>
  findProblemsInBody(pageLength, `${"word ".repeat(words - 1)}\`code\`\n\n\`\`\`text\nnot prose\n\`\`\`\n`, { path });

it.each([300, 900])("accepts a service's page of %i words", async (words) => {
  expect(await check(words, SERVICE)).toEqual([]);
});

it.each([299, 901])("rejects one of %i", async (words) => {
  expect(await check(words, SERVICE)).toEqual([`1:1 The page has ${words} words besides its data. Write 300 to 900.`]);
});

const otherPages = ["intro/page.mdx", "reference/services/intro/overview.mdx", "reference/services/changes.mdx"];

it.each(otherPages)("accepts %s with 10 and with 4,000 words", async (path) => {
  expect(await check(10, path)).toEqual([]);
  expect(await check(4000, path)).toEqual([]);
});

it.each(otherPages)("rejects %s with 4,001", async (path) => {
  expect(await check(4001, path)).toEqual([
    "1:1 The page has 4001 words of prose. Keep to 4000: move sections to a page of their own.",
  ]);
});
