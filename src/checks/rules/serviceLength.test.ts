import { expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { serviceLength } from "./serviceLength";

const check = (words: number, path = "reference/services/security/fixture.mdx") =>
  findProblemsInBody(serviceLength, `${"word ".repeat(words - 1)}\`code\`\n`, { path });

it.each([300, 900])("accepts a service's page of %i words", async (words) => {
  expect(await check(words)).toEqual([]);
});

it.each([299, 901])("rejects one of %i", async (words) => {
  expect(await check(words)).toEqual([`1:1 The page has ${words} words besides its data. Write 300 to 900.`]);
});

it.each(["intro/page.mdx", "reference/services/intro/overview.mdx", "reference/services/changes.mdx"])(
  "leaves %s alone",
  async (path) => {
    expect(await check(10, path)).toEqual([]);
  },
);
