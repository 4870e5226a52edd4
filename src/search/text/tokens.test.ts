import { describe, expect, it } from "vitest";
import { chunks, fold, words } from "./tokens";

describe("words", () => {
  it.each([
    ["allow_ssh_from_cidr_list", ["allow", "ssh", "from", "cidr", "list", "allow_ssh_from_cidr_list"]],
    ["s3Bucket", ["s3", "bucket", "s3bucket"]],
    ["OpenVPN", ["open", "vpn", "openvpn"]],
    ["production-grade", ["production", "grade", "productiongrade"]],
    ["1.4.0", ["1", "4", "0", "140"]],
    ["VPCs and IDs", ["vpcs", "and", "ids"]],
    ["CI/CD", ["ci", "cd"]],
    ["EKSCluster", ["eks", "cluster", "ekscluster"]],
  ])("splits %s and keeps it whole", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("has no words where there are none", () => {
    expect(words(" … ?! <> ")).toEqual([]);
  });

  it("leaves out what is too long to be a word", () => {
    expect(words("x".repeat(500))).toEqual([]);
  });
});

describe("chunks", () => {
  it("tells where they stand in the text as given", () => {
    const text = "The Ünïcode vpc_id.";
    expect(chunks(text).map(({ start, end }) => text.slice(start, end))).toEqual(["The", "Ünïcode", "vpc_id"]);
  });
});

describe("fold", () => {
  it("compares without case and accents", () => {
    expect(fold("Ünïcode")).toBe("unicode");
    expect(fold("ABC")).toBe("abc");
  });
});
