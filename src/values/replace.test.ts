import { describe, expect, it } from "vitest";
import { readWorld } from "../world/read";
import { exampleOf } from "./example";
import type { Values } from "./fields";
import { applyEdits } from "../lib/applyEdits";
import { replacer, restorer } from "./replace";

const example = exampleOf(readWorld());

/** Returns the text with these values, after checking that the original can be restored. */
function withValues(text: string, values: Values): string {
  const shown = applyEdits(text, replacer(example, values)(text));
  expect(applyEdits(shown, restorer(example, values)(shown))).toBe(text);
  return shown;
}

describe("the company", () => {
  it.each([
    ["acme-dev-us-east-2-state", "globex-dev-us-east-2-state"],
    ['module "acme_vpc" {', 'module "globex_vpc" {'],
    ["arn:aws:s3:::acme-payments/", "arn:aws:s3:::globex-payments/"],
    ["v2.11.1-acme.1", "v2.11.1-globex.1"],
    ['"Acme alarms"', '"Globex alarms"'],
    ["acmeco and hacme, macme1", "acmeco and hacme, macme1"],
    ["ACME", "ACME"],
  ])("%s", (text, shown) => expect(withValues(text, { company: "globex" })).toBe(shown));

  it.each([
    ["git@github.com:acme/images.git", "git@github.com:Globex/images.git"],
    ["gh api repos/acme/infrastructure-live/rulesets", "gh api repos/Globex/infrastructure-live/rulesets"],
    ["repo:acme@9001/infrastructure-live", "repo:Globex@9001/infrastructure-live"],
    ["* @acme/platform", "* @Globex/platform"],
    ["`acme/infrastructure-live`", "`Globex/infrastructure-live`"],
    ["gh repo create acme/search", "gh repo create Globex/search"],
    ["Acme's bucket acme-dev", "Globex's bucket globex-dev"],
    ['  owner         = "acme"', '  owner         = "Globex"'],
    ["?owner=acme&repo=infrastructure-live", "?owner=Globex&repo=infrastructure-live"],
    [
      "ACCOUNT_ID.dkr.ecr.us-east-2.amazonaws.com/acme/orders",
      "ACCOUNT_ID.dkr.ecr.us-east-2.amazonaws.com/globex/orders",
    ],
  ])("or its organization is replaced, depending on the context: %s", (text, shown) => {
    expect(withValues(text, { company: "globex", organization: "Globex" })).toBe(shown);
  });

  it("also names the organization, unless that has a name of its own", () => {
    expect(withValues("github.com/acme and acme-dev", { company: "globex" })).toBe("github.com/globex and globex-dev");
    expect(withValues("github.com/acme and acme-dev", { organization: "gx" })).toBe("github.com/gx and acme-dev");
  });

  it("is distinguished from an organization whose name is a prefix of it", () => {
    const values = { company: "globex-cloud", organization: "globex" };
    expect(withValues("github.com/acme and acme-dev", values)).toBe("github.com/globex and globex-cloud-dev");
  });
});

describe("repositories", () => {
  const values = { "repository.infrastructure-live": "globex-live", "repository.app-templates": "Q.scaffolds_1" };

  it.each([
    ["infrastructure-live/dev/us-east-2/vpc/terragrunt.hcl", "globex-live/dev/us-east-2/vpc/terragrunt.hcl"],
    ["git@github.com:acme/infrastructure-live.git", "git@github.com:acme/globex-live.git"],
    [
      "cd ../infrastructure-live && gh api repos/acme/infrastructure-live",
      "cd ../globex-live && gh api repos/acme/globex-live",
    ],
    ["repo:acme@9001/infrastructure-live@7002:environment:stage", "repo:acme@9001/globex-live@7002:environment:stage"],
    ["role/infrastructure-live-plan, infrastructure-live-apply.", "role/globex-live-plan, globex-live-apply."],
    ["infrastructure-live.zip, infrastructure-live.", "globex-live.zip, globex-live."],
    ["uses: acme/app-templates/.github/x.yml", "uses: acme/Q.scaffolds_1/.github/x.yml"],
    ["infrastructure-modules stays", "infrastructure-modules stays"],
    ["#prepare-infrastructure-live infrastructure-live-x", "#prepare-infrastructure-live infrastructure-live-x"],
    ["infrastructure-live.tf x.infrastructure-live", "infrastructure-live.tf x.infrastructure-live"],
    ["terraform-aws-service-catalog", "terraform-aws-service-catalog"],
  ])("%s", (text, shown) => expect(withValues(text, values)).toBe(shown));

  it("swap names in one pass", () => {
    const swapped = {
      "repository.infrastructure-live": "infrastructure-modules",
      "repository.infrastructure-modules": "infrastructure-live",
    };
    expect(withValues("infrastructure-live infrastructure-modules", swapped)).toBe(
      "infrastructure-modules infrastructure-live",
    );
  });

  it("are distinguished from the company name that they start with, and keep the organization as a prefix", () => {
    const all = { ...values, company: "globex", organization: "Globex-Cloud" };
    expect(withValues("acme/infrastructure-live in acme-dev-us-east-2-state", all)).toBe(
      "Globex-Cloud/globex-live in globex-dev-us-east-2-state",
    );
  });

  it("of third parties stay, whatever the company is called", () => {
    const text = "infrastructure-live-multi-account-acme";
    expect(withValues(text, { ...values, company: "globex" })).toBe(text);
  });
});

describe("domain and mailboxes", () => {
  it.each([
    ["https://hello.dev.example.com/", "https://hello.dev.globex.io/"],
    ["*.example.com", "*.globex.io"],
    ["platform@example.com", "platform@globex.io"],
    ["aws+dev@example.com", "aws+dev@globex.io"],
    ["example.com.", "globex.io."],
    ["myexample.com example.community example.com.au", "myexample.com example.community example.com.au"],
  ])("%s", (text, shown) => expect(withValues(text, { domain: "globex.io" })).toBe(shown));

  it.each([
    ["platform@example.com, oncall@example.com", "it@gx.io, oncall@example.com"],
    ["aws+NEW_ACCOUNT@example.com", "cloud-NEW_ACCOUNT@gx.io"],
    ['"aws+${account}@example.com"', '"cloud-${account}@gx.io"'],
    ["cloud-platform@example.com", "cloud-platform@example.com"],
  ])("%s", (text, shown) => {
    expect(withValues(text, { "email.platform": "it@gx.io", "email.accounts": "cloud-ACCOUNT@gx.io" })).toBe(shown);
  });
});

describe("accounts", () => {
  it("are found in ARNs and registries, and are swapped in one pass", () => {
    const values = { "account.dev": "777788889999", "account.prod": "111122223333" };
    expect(withValues("arn:aws:iam::111122223333:role/x 777788889999.dkr.ecr", values)).toBe(
      "arn:aws:iam::777788889999:role/x 111122223333.dkr.ecr",
    );
  });

  it("are not found in longer numbers, or at the end of a UUID", () => {
    const values = { "account.dev": "999988887777" };
    const text = "1111222233334 01111222233331 12345678-1234-1234-1234-111122223333";
    expect(withValues(text, values)).toBe(text);
  });
});

describe("Regions", () => {
  const values = { "region.us-east-2": "ap-northeast-1" };

  it.each([
    ["dev/us-east-2/dev", "dev/ap-northeast-1/dev"],
    ["us-east-2a us-east-2b us-east-2c", "ap-northeast-1a ap-northeast-1c ap-northeast-1d"],
    ["lambda-artifacts-us-east-2", "lambda-artifacts-ap-northeast-1"],
    ["| `us-east-2` | Ohio |", "| `ap-northeast-1` | Tokyo |"],
    ["us-east-1 us-west-2 us-east-20 xus-east-2", "us-east-1 us-west-2 us-east-20 xus-east-2"],
  ])("%s", (text, shown) => expect(withValues(text, values)).toBe(shown));

  it("stay next to an AWS-owned account", () => {
    const text = "602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon";
    expect(withValues(text, { "region.us-west-2": "eu-west-1" })).toBe(text);
  });

  it("are swapped in a list of all Regions, and only there", () => {
    const rest = [
      "us-east-1",
      "us-west-2",
      "eu-west-2",
      "eu-west-3",
      "ap-south-1",
      "sa-east-1",
      "eu-north-1",
      "eu-south-1",
    ];
    const list = ["us-east-2", "ap-northeast-1", ...rest].join(", ");
    expect(withValues(list, values)).toBe(["ap-northeast-1", "us-east-2", ...rest].join(", "));
    const few = applyEdits("us-east-2, ap-northeast-1", replacer(example, values)("us-east-2, ap-northeast-1"));
    expect(few).toBe("ap-northeast-1, ap-northeast-1");
  });

  it("that AWS requires stay when the reader's Region is one of them", () => {
    const back = restorer(example, { "region.us-east-2": "us-east-1" });
    expect(applyEdits("us-east-1", back("us-east-1"))).toBe("us-east-1");
  });
});

describe("addresses", () => {
  const values = { "network.stage.application": "172.22.0.0/16", office: "198.51.100.8/32" };

  it.each([
    ["10.20.0.0/16", "172.22.0.0/16"],
    ["10.20.88.0/21 10.20.0.2 10.20.255.255", "172.22.88.0/21 172.22.0.2 172.22.255.255"],
    ["ip-10-20-80-17.us-east-2.compute.internal", "ip-172-22-80-17.us-east-2.compute.internal"],
    ["203.0.113.0/24", "198.51.100.8/32"],
    [
      "10.21.0.0/16 10.19.255.255 110.20.0.0/16 10.20.0.0.1 1.10.20.0.0",
      "10.21.0.0/16 10.19.255.255 110.20.0.0/16 10.20.0.0.1 1.10.20.0.0",
    ],
  ])("%s", (text, shown) => expect(withValues(text, values)).toBe(shown));

  it("of a host in a larger office map into the reader's", () => {
    const text = "203.0.113.25/32";
    expect(applyEdits(text, replacer(example, values)(text))).toBe("198.51.100.8/32");
  });
});

it("finds nothing without values", () => {
  const text = "acme 111122223333 us-east-2 10.10.0.0/16 example.com";
  expect(replacer(example, {})(text)).toEqual([]);
  expect(restorer(example, {})(text)).toEqual([]);
});
