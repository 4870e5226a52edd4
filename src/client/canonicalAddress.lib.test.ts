import { describe, expect, it } from "vitest";
import { canonicalAddress } from "./canonicalAddress.lib";

const mend = (pathname: string, search = "", hash = "") => canonicalAddress({ pathname, search, hash });

describe("canonicalAddress (specification, section 2)", () => {
  it.each(["/", "/intro", "/intro/", "/index.htm", "/intro/my-index.html", "/caf%C3%A9"])(
    "leaves %s as it is",
    (path) => {
      expect(mend(path)).toBeUndefined();
    },
  );

  it.each([
    ["/index.html", "/"],
    ["/intro/index.html", "/intro"],
    ["/guides/style/index.html", "/guides/style"],
  ])("makes %s %s", (path, mended) => {
    expect(mend(path)).toBe(mended);
  });

  it("keeps the query and the fragment", () => {
    expect(mend("/search/index.html", "?q=vpc", "#results")).toBe("/search?q=vpc#results");
    expect(mend("/index.html", "", "#top")).toBe("/#top");
  });

  it("makes malformed escapes harmless in path and fragment", () => {
    expect(mend("/intro/%E0%A4%A")).toBe("/intro/%25E0%25A4%25A");
    expect(mend("/intro", "", "#100%")).toBe("/intro#100%25");
  });

  it("leaves valid escapes beside a malformed one as they are", () => {
    expect(mend("/caf%C3%A9", "", "#a%20b%")).toBe("/caf%C3%A9#a%20b%25");
  });

  it("never names another host", () => {
    expect(mend("//evil.example/index.html")).toBe("/evil.example");
    expect(mend("//index.html")).toBe("/");
  });

  it("leaves the query to the search, which reads it by itself", () => {
    expect(mend("/search", "?q=100%")).toBeUndefined();
  });
});
