import { describe, expect, it } from "vitest";
import { makeWorld } from "../../world/testing";
import { readPage } from "../page";
import { findProblemsInBody, FRONT_MATTER } from "../testing/fixture";
import { admonitions } from "./admonitions";

const check = (...lines: string[]) => findProblemsInBody(admonitions, `${lines.join("\n")}\n`);

describe("admonitions", () => {
  it.each([
    [":::warning[A title with `code`]", "", "Text.", "", ":::"],
    [":::note", "Text.", ":::"],
    [":::note", ":::"],
    ["- One", "", "  :::tip", "", "  Text.", "", "  :::", "", "- Two"],
    ["> :::tip", ">", "> Text.", ">", "> :::"],
    ["::::warning", "", ":::tip", "", "Text.", "", ":::", "", "::::"],
    ["The image nginx:latest, 10:30, a::b and `:::note`."],
    ["```text", ":::note", "```"],
  ])("accepts %j", async (...lines) => {
    expect(await check(...lines)).toEqual([]);
  });

  it("accepts an admonition on a page with a table of the example company", () => {
    const text = `${FRONT_MATTER}<WorldTable of="accounts" />\n\n:::warning[Title]\n\nText.\n\n:::\n`;
    expect(admonitions(readPage("intro/page.mdx", text, makeWorld()).page)).toEqual([]);
  });

  it.each([
    [[":::alert", "", "Text.", "", ":::"], /^6:1 There is no admonition ":::alert"\. Use one of note, /],
    [[":::Warning", "", "Text.", "", ":::"], /^6:1 There is no admonition ":::Warning"\. Did you mean :::warning\?/],
    [[":::warning", "", "Text.", "", "## Next", "", "Text."], /^6:1 The admonition is not closed\./],
    [
      [":::warning", "", ":::tip", "", "Text.", "", ":::", "", ":::"],
      /^6:1 The first ::: inside closes this admonition\./,
    ],
    [["::warning", "", "Text."], /^6:1 An admonition begins with three colons\. Write :::warning,/],
    [
      [":::warning This deletes data", "", "Text.", "", ":::"],
      /^6:1 This is not an admonition, and is shown as text\./,
    ],
    [["::: warning", "", "Text.", "", ":::"], /^6:1 This is not an admonition/],
    [["Text.", "", ":::"], /^8:1 These colons do not close an admonition/],
  ])("rejects %j with one message", async (lines, expected) => {
    expect(await check(...lines)).toEqual([expect.stringMatching(expected)]);
  });
});
