import { describe, expect, it } from "vitest";
import { normalizeUrl } from "./normalizeUrl";

const normalize = (pathname: string, search = "", hash = "") => normalizeUrl({ pathname, search, hash });

describe("normalizeUrl (specification, section 2)", () => {
  it.each(["/", "/intro", "/intro/", "/index.htm", "/intro/my-index.html", "/caf%C3%A9"])(
    "leaves %s as it is",
    (path) => {
      expect(normalize(path)).toBeUndefined();
    },
  );

  it.each([
    ["/index.html", "/"],
    ["/intro/index.html", "/intro"],
    ["/guides/style/index.html", "/guides/style"],
  ])("turns %s into %s", (path, normalized) => {
    expect(normalize(path)).toBe(normalized);
  });

  it("keeps the query and the fragment", () => {
    expect(normalize("/search/index.html", "?q=vpc", "#results")).toBe("/search?q=vpc#results");
    expect(normalize("/index.html", "", "#top")).toBe("/#top");
  });

  it("escapes malformed percent-escapes in the path and the fragment", () => {
    expect(normalize("/intro/%E0%A4%A")).toBe("/intro/%25E0%25A4%25A");
    expect(normalize("/intro", "", "#100%")).toBe("/intro#100%25");
  });

  it("keeps valid escapes next to a malformed one", () => {
    expect(normalize("/caf%C3%A9", "", "#a%20b%")).toBe("/caf%C3%A9#a%20b%25");
  });

  it("never names another host", () => {
    expect(normalize("//evil.example/index.html")).toBe("/evil.example");
    expect(normalize("//index.html")).toBe("/");
  });

  it("leaves the query alone, since the search page parses it itself", () => {
    expect(normalize("/search", "?q=100%")).toBeUndefined();
  });
});
