import { describe, expect, it } from "vitest";
import { readWorld } from "../world/read";
import { exampleOf } from "./example";
import { allValues } from "./testing/values";
import { MAX_COMPANY, tidy, validate } from "./validate";

const example = exampleOf(readWorld());
const problemOf = (id: string, value: string, others = {}): string | undefined =>
  validate(example, { ...others, [id]: value }).get(id);

describe("readers' values", () => {
  it("are accepted all together, and one by one", () => {
    const values = allValues(example);
    expect([...validate(example, values)]).toEqual([]);
    expect(Object.values(values)).not.toContain("");
    for (const [id, value] of Object.entries(values)) {
      expect(problemOf(id, value), id).toBeUndefined();
    }
  });

  it("are stripped of spaces, empty values and the example's values", () => {
    expect(tidy(example, { company: " globex ", domain: "  ", "account.dev": "111122223333", other: "x" })).toEqual({
      company: "globex",
    });
  });

  it("may contain accounts in the format that AWS shows", () => {
    expect(tidy(example, { "account.dev": "9999-8888-7777", "account.prod": " 7777 8888 9999 " })).toEqual({
      "account.dev": "999988887777",
    });
  });
});

describe.each([
  ["company", ["abc", "a1-b2", "a".repeat(MAX_COMPANY)], "globex"],
  ["organization", ["abc", "Globex-Inc", "a".repeat(39), "1st"], "globex"],
  [
    "repository.app-templates",
    ["x", "templates_2.0", "My-Templates", ".templates", "a".repeat(100), "globex-live", "infrastructure-live-x"],
    "templates-x",
  ],
  ["repository.infrastructure-live", ["a".repeat(58), "globex-infrastructure", "acme-live"], "live-x"],
  ["repository.infrastructure-modules", ["a".repeat(58)], "modules-x"],
  ["domain", ["globex.com", "aws.globex.co.uk", `${"a".repeat(63)}.com`, "xn--bcher-kva.example"], "globex.com"],
  ["account.dev", ["000000000001", "999988887777"], "999988887777"],
  ["region.us-east-2", ["eu-west-1", "us-east-1", "ap-northeast-1"], "eu-west-1"],
  ["network.dev.application", ["10.0.0.0/16", "192.168.0.0/16", "172.31.0.0/16", "100.127.0.0/16"], "10.0.0.0/16"],
  ["office", ["198.51.100.0/24", "198.51.100.7/32", "192.168.4.0/24"], "198.51.100.0/24"],
  ["email.platform", ["it@globex.com", "first.last+aws@mail.globex.com"], "it@globex.com"],
  ["email.accounts", ["aws+ACCOUNT@globex.com", "ACCOUNT@aws.globex.com"], "aws+ACCOUNT@globex.com"],
])("%s", (id, right) => {
  it.each(right)("accepts %s", (value) => expect(problemOf(id, value)).toBeUndefined());
});

describe.each<[string, [value: string, message: RegExp][]]>([
  [
    "company",
    [
      ["ab", /3 to 24 characters/],
      ["a".repeat(MAX_COMPANY + 1), /3 to 24 characters/],
      ["Globex", /lowercase letters/],
      ["1globex", /a letter first/],
      ["glo--bex", /single hyphens/],
      ["globex-", /single hyphens/],
      ["glo_bex", /lowercase letters/],
      ["amzn-s3-x", /S3 reserves/],
      ["prod", /for something else/],
      ["terraform", /for something else/],
      ["app-templates", /for something else/],
      ["west", /for something else/],
      ["us-east", /for something else/],
      ["cloud", /for something else/],
    ],
  ],
  [
    "organization",
    [
      ["-globex", /github\.com/],
      ["a".repeat(40), /up to 39/],
      ["glo/bex", /github\.com/],
      ["a", /for something else/],
      ["Docs", /for something else/],
      ["infrastructure-live", /for something else/],
      ["Acme-Prod", /for something else/],
    ],
  ],
  [
    "repository.app-templates",
    [
      ["a b", /letters, digits/],
      ["a/b", /letters, digits/],
      ["..", /a letter among them/],
      ["2026", /a letter among them/],
      ["-x", /no hyphen first/],
      ["x.git", /Leave out the extension/],
      ["x.hcl", /Leave out the extension/],
      ["a".repeat(101), /100 characters/],
      ["modules", /for something else/],
      ["Prod", /for something else/],
      ["eu-west-1", /for something else/],
      ["terraform-aws-vpc", /for something else/],
      ["ACME", /for something else/],
      ["acme-prod", /for something else/],
      ["acme-flow-logs", /for something else/],
      ["example.com", /for something else/],
      ["Infrastructure-Live", /needs its own/],
      ["infrastructure-live-plan", /needs its own/],
    ],
  ],
  ["repository.infrastructure-live", [["a".repeat(59), /58 characters.*-plan or -apply/]]],
  ["repository.infrastructure-modules", [["a".repeat(59), /58 characters.*-tests/]]],
  [
    "domain",
    [
      ["globex", /such as example\.com/],
      ["https://globex.com", /without https/],
      ["Globex.com", /lowercase/],
      ["globex.com.", /domain/],
      ["-a.com", /domain/],
      [`${"a".repeat(64)}.com`, /domain/],
      ["10.0.0.1", /domain/],
    ],
  ],
  [
    "account.dev",
    [
      ["12345678901", /this has 11/],
      ["1234567890123", /this has 13/],
      ["twelve", /this has 0/],
    ],
  ],
  [
    "region.us-east-2",
    [
      ["eu-west-9", /Region from the list/],
      ["us-gov-west-1", /GovCloud/],
      ["us-west-1", /two Avail/],
    ],
  ],
  [
    "network.dev.application",
    [
      ["10.1.0.0", /CIDR notation/],
      ["10.256.0.0/16", /such as 10\.10\.0\.0\/16/],
      ["10..0.0/16", /CIDR notation/],
      ["010.1.0.0/16", /CIDR notation/],
      ["10.1.2.0/16", /contains it is 10\.1\.0\.0\/16/],
      ["10.1.0.0/17", /Use a \/16/],
      ["10.0.0.0/15", /Use a \/16/],
      ["11.0.0.0/16", /private range/],
      ["172.32.0.0/16", /private range/],
      ["10.20.0.0/16", /overlaps the example’s “stage, application” \(10\.20\.0\.0\/16\)/],
      ["172.20.0.0/16", /Kubernetes services/],
      ["172.16.0.0/16", /overlaps 172\.16\.1\.0\/24/],
    ],
  ],
  [
    "office",
    [
      ["198.51.100.7/24", /198\.51\.100\.0\/24/],
      ["198.51.100.0/33", /CIDR notation/],
      ["198.51.100.0/024", /CIDR notation/],
      ["198.0.0.0/08", /CIDR notation/],
      ["198.51.100.0/23", /\/24 or a smaller block/],
      ["0.0.0.0/0", /\/24 or a smaller block/],
      ["10.10.3.0/24", /overlaps the example’s “dev, application” \(10\.10\.0\.0\/16\)/],
      ["172.20.0.10/32", /Kubernetes services/],
      ["home", /such as/],
    ],
  ],
  [
    "email.platform",
    [
      ["globex.com", /one email address/],
      ["a@b", /one email address/],
      ["a@b.com, c@d.com", /one email address/],
    ],
  ],
  [
    "email.accounts",
    [
      ["aws@globex.com", /the word ACCOUNT/],
      ["ACCOUNT+ACCOUNT@globex.com", /the word ACCOUNT/],
    ],
  ],
])("%s", (id, wrong) => {
  it.each(wrong)("rejects %s", (value, message) => expect(problemOf(id, value)).toMatch(message));
});

describe("related values", () => {
  it("may be swapped", () => {
    const values = { "account.dev": "777788889999", "account.prod": "111122223333" };
    expect([...validate(example, values)]).toEqual([]);
  });

  it("must differ from each other, whether set by the reader or from the example", () => {
    expect(problemOf("account.dev", "777788889999")).toMatch(/same as the example’s “prod”/);
    expect(problemOf("account.dev", "123412341234", { "account.prod": "123412341234" })).toMatch(/same as “prod”/);
    expect(problemOf("repository.app-templates", "x-plan", { "repository.infrastructure-live": "X" })).toMatch(
      /its own/,
    );
    expect(problemOf("repository.infrastructure-live", "x", { "repository.app-templates": "x-apply" })).toMatch(
      /its own/,
    );
    expect(problemOf("repository.app-templates", "globex", { organization: "Globex" })).toMatch(/something else/);
    expect(problemOf("repository.app-templates", "acme-prod", { company: "globex" })).toBeUndefined();
    expect(problemOf("region.us-east-2", "us-west-2")).toMatch(/Region for copies/);
    expect(problemOf("network.dev.application", "10.1.0.0/16", { "network.prod.management": "10.1.0.0/16" })).toMatch(
      /overlaps “prod, management”/,
    );
    expect(problemOf("office", "10.1.3.0/24", { "network.prod.management": "10.1.0.0/16" })).toMatch(
      /overlaps “prod, management”/,
    );
    expect(problemOf("office", "10.31.3.0/24", { "network.prod.management": "10.1.0.0/16" })).toBeUndefined();
  });
});
