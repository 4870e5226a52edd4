import { describe, expect, it } from "vitest";
import { canonicalAddress } from "./canonicalAddress.lib";

const fix = (pathname: string, search = "", hash = "") => canonicalAddress({ pathname, search, hash });

describe("canonicalAddress (specification, section 2)", () => {
  it.each(["/", "/intro", "/intro/", "/index.htm", "/intro/my-index.html", "/caf%C3%A9"])(
    "leaves %s as it is",
    (path) => {
      expect(fix(path)).toBeUndefined();
    },
  );

  it.each([
    ["/index.html", "/"],
    ["/intro/index.html", "/intro"],
    ["/guides/style/index.html", "/guides/style"],
  ])("makes %s %s", (path, fixed) => {
    expect(fix(path)).toBe(fixed);
  });

  it("keeps the query and the fragment", () => {
    expect(fix("/search/index.html", "?q=vpc", "#results")).toBe("/search?q=vpc#results");
    expect(fix("/index.html", "", "#top")).toBe("/#top");
  });

  it("makes malformed escapes harmless in path and fragment", () => {
    expect(fix("/intro/%E0%A4%A")).toBe("/intro/%25E0%25A4%25A");
    expect(fix("/intro", "", "#100%")).toBe("/intro#100%25");
  });

  it("leaves valid escapes beside a malformed one as they are", () => {
    expect(fix("/caf%C3%A9", "", "#a%20b%")).toBe("/caf%C3%A9#a%20b%25");
  });

  it("never names another host", () => {
    expect(fix("//evil.example/index.html")).toBe("/evil.example");
    expect(fix("//index.html")).toBe("/");
  });

  it("leaves the query to the search, which reads it by itself", () => {
    expect(fix("/search", "?q=100%")).toBeUndefined();
  });
});
