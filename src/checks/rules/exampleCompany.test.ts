import { describe, expect, it } from "vitest";
import { makeWorld } from "../../world/testing";
import { createLocator } from "../source";
import { findProblemsInBody } from "../testing/fixture";
import { exampleCompany, exampleCompanyInFile, unusedExceptions } from "./exampleCompany";

const exceptions = [
  { values: ["099720109477"], in: ["intro/page.mdx"], reason: "The account of Canonical." },
  { values: ["git@github.com"], reason: "The address of GitHub." },
  { values: ["10.0.0.0/8"], in: ["guides/"], reason: "A private range." },
];
const world = makeWorld({ exceptions });

/** The rule's findings on a page with this body, without the advice. */
const find = async (body: string, path?: string) =>
  (await findProblemsInBody((page) => exampleCompany(page, world), body, { path })).map((problem) =>
    problem.replace(" The example company has no ", " ").replace(/ Use a value .*/, ""),
  );

describe("facts of the example company", () => {
  it.each([
    ["an account", "111122223333, `arn:aws:iam::777788889999:role/x` and the key 11111111-2222-3333-4444-123456789012"],
    [
      "blocks, subnets and addresses of the plan",
      "10.30.0.0/16, 10.30.8.0/21, 10.31.144.0/20, 203.0.113.0/24, 10.30.0.2.",
    ],
    ["a version that looks like an address", "Release 1.2.3.4.5"],
    ["Regions and zones", "us-east-2, `us-east-2b`, acme-dev-us-west-2-state"],
    ["paths", "infrastructure-live/prod/us-east-2/prod/networking/vpc/terragrunt.hcl and infrastructure-live/dev."],
    ["paths with placeholders", "infrastructure-live/ACCOUNT/REGION/dev, infrastructure-modules/modules"],
    ["paths of GitHub's API", "gh api repos/acme/infrastructure-live/rulesets"],
    ["module sources", "git@github.com:acme/infrastructure-modules.git//modules/networking/vpc?ref=v0.2.0"],
    ["sources of the library", "github.com/gruntwork-io/terraform-aws-service-catalog.git//modules/x?ref=v2.11.1"],
    ["versions", 'required_version = ">= 1.10"\n\nkubernetes_version = "1.35"\n\nkubernetes_version = "VERSION"'],
    [
      "versions in text",
      "OpenTofu 1.12.6, OpenTofu v1.12.6, OpenTofu 1.10 or later, opentofu@1.12.6, Service Catalog v2.11.1",
    ],
    ["emails", "platform@example.com, aws+dev@example.com, PERSON@example.com, actions/checkout@v6.1.0"],
    ["profiles", "`aws sso login --profile acme-dev`, AWS_PROFILE=acme-prod"],
    ["other sites", "https://docs.example.org/eu-west-1/123456789012"],
  ])("accepts %s", async (_, body) => {
    expect(await find(`${body}\n`)).toEqual([]);
  });

  it.each([
    ["111122223334", '6:1 account ID "111122223334"; nearest: 111122223333 (dev).'],
    ["10.3.0.0/16", '6:1 address block "10.3.0.0/16"; nearest: 10.30.0.0/16 (application VPC of prod).'],
    [
      "10.30.0.0/20",
      '6:1 address block "10.30.0.0/20"; nearest: 10.30.0.0/21 (public subnet in us-east-2a, application VPC of prod).',
    ],
    ["192.168.1.1", expect.stringMatching(/^6:1 address "192\.168\.1\.1"; nearest: /)],
    ["us-west-1", '6:1 Region "us-west-1"; nearest: us-west-2.'],
    ["us-east-2c", '6:1 Availability Zone "us-east-2c"; nearest: us-east-2.'],
    [
      "infrastructure-live/test/account.hcl",
      '6:1 path "infrastructure-live/test/account.hcl"; nearest: infrastructure-live/ACCOUNT/account.hcl.',
    ],
    ["infrastructure-modules/networking/vpc", expect.stringMatching(/^6:1 path ".*nearest: infrastructure-modules\//)],
    [
      "gruntwork-io/terraform-aws-service-catalog.git//modules/x?ref=v2.11.0",
      '6:63 version of terraform-aws-service-catalog "v2.11.0"; nearest: v2.11.1 (Service Catalog).',
    ],
    ["acme/infrastructure-modules.git//modules/a/b?ref=v1.0.0", expect.stringMatching(/^6:50 version of /)],
    ["gruntwork-io/terraform-aws-vpc.git?ref=v0.1.0", expect.stringMatching(/^6:40 version of terraform-aws-vpc /)],
    ['required_version = "~> 1.12"', '6:21 version of OpenTofu or Terraform "~> 1.12"; nearest: >= 1.10 (OpenTofu).'],
    ['source = "hashicorp/aws"\n  version = "~> 5.0"', expect.stringMatching(/^7:14 version of AWS provider "~> 5.0"/)],
    ["mise use opentofu@1.12.5", '6:19 version of OpenTofu "1.12.5"; nearest: 1.12.6 (OpenTofu).'],
    ["It lists OpenTofu 1.12.5.", '6:19 version of OpenTofu "1.12.5"; nearest: 1.12.6 (OpenTofu).'],
    ["Service Catalog v2.11.0", '6:17 version of Service Catalog "v2.11.0"; nearest: v2.11.1 (Service Catalog).'],
    ["aws+dev@acme.com", '6:1 email address "aws+dev@acme.com"; nearest: aws+dev@example.com.'],
    ["api.acme.io", '6:1 domain "api.acme.io"; nearest: example.com or ENVIRONMENT.internal.'],
    ["aws sts get-caller-identity --profile acme-test", '6:39 AWS profile "acme-test"; nearest: acme-dev.'],
    ["acme-test-us-east-2-state", '6:1 state bucket "acme-test-us-east-2-state"; nearest: acme-dev-us-east-2-state.'],
  ])("reports %s", async (body, problem) => {
    expect(await find(`${body}\n`)).toEqual([problem]);
  });

  it("allows an exception only where it is listed", async () => {
    expect(await find("099720109477 and git@github.com\n")).toEqual([]);
    expect(await find("099720109477 and git@github.com\n", "intro/other.mdx")).toHaveLength(1);
    expect(await find("10.0.0.0/8\n", "guides/vpc.mdx")).toEqual([]);
    expect(await find("10.0.0.0/8\n")).toHaveLength(1);
  });

  it("says where to add a page to an exception", async () => {
    const advice = async (body: string) => {
      const [problem] = await findProblemsInBody((page) => exampleCompany(page, world), body);
      return problem?.replace(/.*nearest: .*?\. /, "");
    };
    expect(await advice("10.0.0.0/8\n")).toBe(
      'docs/world.yaml allows it only in guides/. Use another value, or add intro/page.mdx to the "in" of its exception.',
    );
    expect(await advice("10.0.0.0/9\n")).toBe(
      "Use a value from docs/world.yaml, or add this one to its exceptions, with the reason.",
    );
  });

  it("reports a file that a page writes out differently, unless a step changes it", async () => {
    const block = (words: string, content: string, language = "hcl") =>
      `\`\`\`${language} title="infrastructure-live/root.hcl"${words}\n${content}\n\`\`\`\n`;
    expect(await find(block("", "locals {}"))).toEqual([]);
    expect(await find(block(" changed", "locals { a = 1 }"))).toEqual([]);
    expect(await find(block("", "-locals {}", "diff"))).toEqual([]);
    expect(await find(block("", "locals { a = 1 }"))).toEqual([
      expect.stringMatching(/^6:1 infrastructure-live\/root\.hcl differs from its content in docs\/world\.yaml\./),
    ]);
  });
});

describe("data files and diagrams", () => {
  const findIn = (file: string, text: string) =>
    exampleCompanyInFile({ file, text, locate: createLocator(text) }, world).map(({ line }) => line);

  it("reports values that a writer wrote, but not the module's own", () => {
    const data = "inputs:\n  - name: a\n    default: '\"eu-west-1\"'\n    example: '\"eu-west-1\"'\n";
    expect(findIn("docs/reference/services/a/b.yaml", data)).toEqual([4]);
    expect(findIn("docs/intro/picture.d2", "a: eu-west-1\nb: us-east-2\n")).toEqual([1]);
  });
});

describe("exceptions", () => {
  it("are reported if no file in their scope contains them", () => {
    const text = "exceptions:\n  - values: [10.0.0.0/8]\n  - values: [git@github.com]\n";
    const source = (file: string, content: string) => ({ file, text: content, locate: createLocator(content) });
    const unused = (...pages: ReturnType<typeof source>[]) =>
      unusedExceptions(source("docs/world.yaml", text), makeWorld({ exceptions: exceptions.slice(1) }), pages).map(
        ({ line, message }) => `${line} ${message}`,
      );
    const page = source("docs/guides/vpc.mdx", "10.0.0.0/8 and git@github.com");
    expect(unused(page)).toEqual([]);
    expect(unused({ ...page, file: "docs/guides/vpc.mdx", text: "git@github.com" })).toEqual([
      '2 No page uses the exception "10.0.0.0/8" where it applies. Remove it.',
    ]);
    const moved = { ...page, file: "docs/intro/index.mdx" };
    expect(unused(moved)).toEqual([]);
    expect(unused({ ...moved, text: page.text.replace("10.0.0.0/8", "https://github.com/10.0.0.0/8") })).toHaveLength(
      1,
    );
  });
});
