import { describe, expect, it } from "vitest";
import { parseQuery } from "./parse";

const keptWords = (text: string) => {
  const { words, kept } = parseQuery(text);
  return kept.map((index) => words[index]);
};

describe("parseQuery", () => {
  it("drops stop words, even in identifiers and when repeated", () => {
    expect(keptWords("how do i use the vpc")).toEqual(["vpc"]);
    expect(keptWords("to_vpc_and_to")).toEqual(["vpc"]);
  });

  it("keeps stop words if there is nothing else", () => {
    expect(keptWords("to_and_to")).toEqual(["to", "and", "to"]);
  });

  it("tries adjacent words as one word, and identifiers in both spellings", () => {
    const { spans } = parseQuery("open vpn server allow_ssh");
    const spellings = spans.map((span) => span.spellings.join(" "));
    expect(spellings).toContain("open_vpn openvpn");
    expect(spellings).toContain("open_vpn_server openvpnserver");
    expect(spellings).toContain("allow_ssh");
    expect(spellings.filter((spelling) => spelling.startsWith("allow_ssh"))).toHaveLength(1);
  });

  it.each([
    ["vpc", { isSingleToken: true, isIdentifier: false, hasIdentifier: false }],
    ["vpc_id", { isSingleToken: true, isIdentifier: true, hasIdentifier: true }],
    ["aurora vpc_id", { isSingleToken: false, isIdentifier: false, hasIdentifier: true }],
  ])("decides whether %s looks like an identifier", (text, expected) => {
    expect(parseQuery(text)).toMatchObject(expected);
  });

  it.each([
    [12, 12],
    [13, 12],
  ])("searches for %s words with %s of them", (count, kept) => {
    expect(parseQuery("subnet ".repeat(count)).kept).toHaveLength(kept);
  });

  it("does not count the stop words of a question", () => {
    expect(keptWords(`${"how do i get ".repeat(6)} a file back`)).toEqual(["file", "back"]);
  });

  it("ignores everything after forty words and three hundred characters", () => {
    expect(parseQuery(`${"the ".repeat(39)} first second`).words.at(-1)).toBe("first");
    expect(parseQuery(`${" ".repeat(298)}abcd`).words).toEqual(["ab"]);
  });
});
