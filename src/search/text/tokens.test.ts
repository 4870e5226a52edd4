import { describe, expect, it } from "vitest";
import { fold, tokenize, words } from "./tokens";

describe("words", () => {
  it.each([
    ["allow_ssh_from_cidr_list", ["allow", "ssh", "from", "cidr", "list", "allow_ssh_from_cidr_list"]],
    ["s3Bucket", ["s3", "bucket", "s3bucket"]],
    ["OpenVPN", ["open", "vpn", "openvpn"]],
    ["production-grade", ["production", "grade", "productiongrade"]],
    ["1.4.0", ["1", "4", "0", "1.4.0"]],
    ["cis-1.4", ["cis", "1", "4", "cis1.4"]],
    ["VPCs, EC2s and IDs", ["vpc", "ec2", "and", "id"]],
    ["DNS, Is", ["dns", "is"]],
    ["CI/CD", ["ci", "cd"]],
    ["EKSCluster", ["eks", "cluster", "ekscluster"]],
    ["module.vpc.vpc_id", ["module", "vpc", "modulevpc", "vpc", "id", "vpc_id"]],
    ["aws_db_instance.main", ["aws", "db", "instance", "aws_db_instance", "main"]],
    ["us-east-2", ["us", "east", "2", "useast2"]],
    ["arn:aws:s3:::logs", ["arn", "aws", "s3", "logs"]],
    ["NetworkAclEntryLimitExceeded", ["network", "acl", "entry", "limit", "exceeded", "networkaclentrylimitexceeded"]],
    ["GF__A__B__C", ["gf", "a", "b", "c", "gf_a_b_c"]],
    ["10.10.0.0", ["10", "10", "0", "0", "10.10.0.0"]],
    ["2026-11-28T09:14", ["2026", "11", "28", "t09", "14"]],
  ])("splits %s and keeps the token", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("finds no words in punctuation", () => {
    expect(words(" … ?! <> ")).toEqual([]);
  });

  it("ignores anything too long to be a word", () => {
    expect(words("x".repeat(500))).toEqual([]);
  });
});

describe("tokenize", () => {
  it("reports the positions of tokens in the original text", () => {
    const text = "The Ünïcode vpc_id.";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["The", "Ünïcode", "vpc_id"]);
  });
});

describe("fold", () => {
  it("ignores case and accents", () => {
    expect(fold("Ünïcode")).toBe("unicode");
    expect(fold("ABC")).toBe("abc");
  });
});
