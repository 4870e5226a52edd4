import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readPage } from "../checks/page";
import { collectBlocks } from "./collect";
import { readWalkthrough, readWalkthroughs } from ".";
import { bash, COMMIT, commandsFail, DEPLOY, FENCE, file, mistakesOf, pageOf, UNDO, UNIT } from "./testing";
import { makeWorld } from "../world/testing";

const DEPENDENCY = `dependency "vpc" {
  config_path = "../vpc"

  mock_outputs                            = { vpc_id = "vpc-0123456789abcdef0" }
  mock_outputs_allowed_terraform_commands = ["plan"]
}

terraform {`;

describe("a walkthrough", { timeout: 120_000 }, () => {
  it("has no problems if everything exists before it is used and undo removes what the steps created", async () => {
    const steps = UNIT + bash(DEPLOY) + bash(COMMIT);
    const stays = "  stays:\n    bucket acme-stage-state: It has the state of other units";
    expect(await mistakesOf({ steps, undo: bash(UNDO), options: stays })).toEqual([]);
  });

  it("starts with units that have been applied", async () => {
    const steps = bash("cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt destroy");
    expect(await mistakesOf({ steps, options: "  units: [stage/vpc]" })).toEqual([]);
    expect(await mistakesOf({ steps, options: "  units: [stage/nothing]" })).toEqual([
      expect.stringContaining("docs/world.yaml has no files in infrastructure-live/stage/nothing. Correct the path"),
    ]);
  });

  it.each([
    ["plan -destroy", []],
    ["run -- plan -destroy", []],
    ["apply -destroy", [expect.stringContaining("No outputs found")]],
    ["run -- apply -destroy", [expect.stringContaining("No outputs found")]],
  ])("destroys units when it applies, not when it plans: terragrunt %s", async (command, expected) => {
    const steps = bash(
      [
        "cd infrastructure-live/stage/vpc",
        "export AWS_PROFILE=acme-stage",
        `terragrunt ${command}`,
        "terragrunt output",
      ].join("\n"),
    );
    expect(await mistakesOf({ steps, options: "  units: [stage/vpc]" })).toEqual(expected);
  });

  const select = (filter: string) =>
    mistakesOf({
      steps: bash(`cd infrastructure-live\nAWS_PROFILE=acme-stage terragrunt run --all --filter '${filter}' -- plan`),
      options: "  units: [stage/vpc]",
    });

  it.each(["./stage/**", "stage/vpc", "{./stage/**}", "!./prod/**"])(
    "selects units by the filter %s",
    async (filter) => {
      expect(await select(filter)).toEqual([]);
    },
  );

  it.each([
    ["./prod/**", "No units discovered"],
    ["{./prod/**}", "No units discovered"],
    ["!./stage/**", "No units discovered"],
    ["name=vpc", 'filters such as "name=vpc" are not known here'],
  ])("does not run units that the filter %s leaves out", async (filter, message) => {
    expect(await select(filter)).toEqual([expect.stringContaining(message)]);
  });

  it("knows the profiles of the reader's AWS configuration", async () => {
    const config = file("~/.aws/config", "[profile acme-audit]\nsso_account_id = 444455556666", "ini");
    const call = bash("aws sts get-caller-identity --profile acme-audit --query Account --output text");
    expect(await mistakesOf({ steps: config + call })).toEqual([]);
  });

  it("lists the versions in a bucket until they are deleted", async () => {
    const list = "aws s3api list-object-versions --bucket logs --query '{Objects: Versions[].{Key: Key}}'";
    const steps = bash(
      [
        "export AWS_PROFILE=acme-stage",
        "aws s3api head-bucket --bucket logs || aws s3api create-bucket --bucket logs",
        "aws s3api head-bucket --bucket logs",
        "aws s3api put-bucket-versioning --bucket logs --versioning-configuration Status=Enabled",
        `${list} >versions.json`,
        "grep VersionId versions.json",
        "aws s3api delete-objects --bucket logs --delete file://versions.json",
        `test '{"Objects":null}' = "$(${list})"`,
        "aws s3api delete-bucket --bucket logs",
      ].join("\n"),
    );
    expect(await mistakesOf({ steps })).toEqual([]);
  });

  it("leaves nothing behind", async () => {
    const steps = UNIT + bash(DEPLOY) + bash(COMMIT);
    expect(await mistakesOf({ steps })).toEqual([
      expect.stringContaining("leaves this behind: bucket acme-stage-state"),
      expect.stringContaining("leaves this behind: unit infrastructure-live/stage/vpc"),
    ]);
  });

  it("shows only existing files of the example company", () => {
    const fence = (name: string): string => `${FENCE}hcl title="infrastructure-live/${name}" world\n${FENCE}\n`;
    const read = (name: string) => readWalkthrough("page.mdx", pageOf({ steps: fence(name) }), makeWorld());
    const { subject, problems } = read("root.hcl");
    expect(problems).toEqual([]);
    expect(subject?.walkthrough.blocks).toContainEqual(
      expect.objectContaining({ path: "infrastructure-live/root.hcl", code: "locals {}\n" }),
    );
    expect(read("rot.hcl").problems).toHaveLength(1);
  });

  it("enters only existing folders, and uses only existing files", async () => {
    await commandsFail("cd infrastructure-modules", "cd: infrastructure-modules: No such file or directory");
    await commandsFail("cat infrastructure-live/common.hcl", "No such file or directory");
    expect(await mistakesOf({ steps: file("infrastructure-live/a.hcl", "-a = 1\n+a = 2", "diff") })).toEqual([
      "The block changes or shows infrastructure-live/a.hcl, but no step has written it.",
    ]);
  });

  it("names every program that it runs", async () => {
    const steps = bash("tofu version\naws sso login --profile acme-stage");
    expect(await mistakesOf({ steps })).toEqual(['The block runs tofu, but "Before you start" does not list it.']);
  });

  it("uses only options that the program has", async () => {
    await commandsFail("aws ec2 describe-vpcs --filter Name=cidr", "has no option --filter; did you mean --filters?");
    await commandsFail("aws ec2 describe-vpc", "Did you mean describe-vpcs?");
    await commandsFail("terragrunt aply", '"terragrunt aply" is not a command');
  });

  it("runs programs in the version that mise installs", async () => {
    const steps = (command: string) => bash(`mise exec opentofu@1.12.6 -- ${command}`);
    const needs = "Git and mise.";
    expect(await mistakesOf({ needs, steps: steps("tofu fmt") })).toEqual([]);
    expect(await mistakesOf({ needs, steps: steps("tofu init") })).toEqual([
      expect.stringContaining("there is no .tf file in this folder"),
    ]);
  });

  it("has a profile of the right account before it calls AWS", async () => {
    await commandsFail("aws s3 ls", "Unable to locate credentials");
    const missing = 'no step has run "aws configure sso --profile acme-dev", and the front matter does not list it';
    await commandsFail("aws s3 ls --profile acme-dev", `${missing} (walkthrough.profiles).`);
    expect(await mistakesOf({ steps: UNIT + bash(DEPLOY.replace("acme-stage", "acme-dev")) })).toEqual([
      expect.stringContaining(`failed to get shared config profile, acme-dev: ${missing} (walkthrough.profiles).`),
    ]);
    const wrong = bash(DEPLOY.replace("acme-stage", "acme-prod"));
    expect(await mistakesOf({ steps: UNIT + wrong })).toEqual([
      expect.stringContaining("AWS account ID not allowed: 777788889999 (profile acme-prod)"),
    ]);
  });

  it("exports credentials for a Terraform that cannot read profiles of Identity Center", async () => {
    const old = file("infrastructure-live/mise.toml", '[tools]\nterraform = "1.5.7"', "toml");
    expect(await mistakesOf({ steps: UNIT + old + bash(DEPLOY) })).toEqual([
      expect.stringContaining("Terraform 1.5.7 cannot read the profile acme-stage"),
    ]);
    const credentials = (profile: string): string =>
      DEPLOY.replace(/export .*/, `eval "$(aws configure export-credentials --profile ${profile} --format env)"`);
    expect(await mistakesOf({ steps: UNIT + old + bash(credentials("acme-prod")) })).toEqual([
      expect.stringContaining("AWS account ID not allowed: 777788889999"),
    ]);
    const steps = UNIT + old + bash(credentials("acme-stage")) + bash(COMMIT);
    const stays = "  stays:\n    bucket acme-stage-state: It has the state of other units";
    expect(await mistakesOf({ steps, undo: bash(UNDO), options: stays })).toEqual([]);
  });

  it.each([
    ["an assignment", 'export VPC_ID="$(aws ec2 describe-vpc --filter x)"', "Did you mean describe-vpcs?"],
    ["a text", 'echo "$(aws ec2 describe-vpcs --filter x)"', "has no option --filter; did you mean --filters?"],
    ["an alternative", "terragrunt aply || true", '"terragrunt aply" is not a command'],
  ])("has commands and options that exist, even if %s hides their status", async (_, code, message) => {
    expect(await mistakesOf({ steps: bash(`export AWS_PROFILE=acme-stage\n${code}`) })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it("does not mistake an unknown command for one that a guardrail stops", async () => {
    expect(await mistakesOf({ steps: bash("cd infrastructure-live\nterragrunt aply", " fails") })).toEqual([
      expect.stringContaining('"terragrunt aply" is not a command'),
    ]);
  });

  it("checks each pass of a loop that reads lines", async () => {
    const loop = 'while read -r profile; do aws s3 ls --profile "$profile"; done';
    const steps = (profile: string) => bash(`printf 'acme-stage\\n${profile}\\n' | ${loop}`);
    expect(await mistakesOf({ steps: steps("acme-prod") })).toEqual([]);
    expect(await mistakesOf({ steps: steps("acme-nope") })).toEqual([
      expect.stringContaining("The config profile (acme-nope) could not be found"),
    ]);
  });

  it.each([
    ["Git, kubectl.", "kubectl -n kube-system get pods"],
    ["Git, Helm.", "helm --namespace apps list"],
    ["Git, AWS CLI.", "aws s3 mb --region us-east-2 s3://acme-logs\naws s3 rb --force s3://acme-logs"],
  ])("accepts options before the subcommand or operand: %s %s", async (needs, code) => {
    expect(await mistakesOf({ needs, steps: bash(`export AWS_PROFILE=acme-stage\n${code}`) })).toEqual([]);
  });

  it("resolves filters against the working directory of the run", async () => {
    const run = "terragrunt run --all --working-dir stage --filter './vpc' -- plan";
    const steps = bash(`cd infrastructure-live\nAWS_PROFILE=acme-stage ${run}`);
    expect(await mistakesOf({ steps, options: "  units: [stage/vpc]" })).toEqual([]);
  });

  it("lists the program that it runs, not just its alternative", async () => {
    expect(await mistakesOf({ needs: "Git, Terraform.", steps: bash("terraform version") })).toEqual([]);
    expect(await mistakesOf({ needs: "Git, Terraform.", steps: bash("tofu version") })).toEqual([
      expect.stringContaining("tofu"),
    ]);
  });

  it("pushes the tags of releases", async () => {
    expect(await mistakesOf({ steps: bash("cd infrastructure-live\ngit tag v1.0.0\ngit tag before") })).toEqual([
      expect.stringContaining("has tags that no step pushes: v1.0.0"),
    ]);
    const steps = bash("cd infrastructure-live\ngit tag -a v1.0.0 -m One\ngit push origin v1.0.0");
    expect(await mistakesOf({ steps })).toEqual([]);
  });

  it("has one open pull request in a repository", async () => {
    const open = (branch: string) =>
      `git switch -c ${branch} main\ngit commit --allow-empty -m ${branch}\ngit push -u origin ${branch}\n` +
      `gh pr create --title ${branch} --body ${branch}`;
    const steps = bash(`cd infrastructure-live\n${open("one")}\n${open("two")}`);
    expect(await mistakesOf({ needs: "Git, GitHub CLI.", steps })).toEqual([
      expect.stringContaining("The pull request of the branch one is still open"),
    ]);
  });

  it("has a bucket for the state, and modules at their tags", async () => {
    const noBucket = DEPLOY.replace("terragrunt backend bootstrap\n", "");
    expect(await mistakesOf({ steps: UNIT + bash(noBucket) })).toEqual([
      expect.stringContaining('S3 bucket "acme-stage-state" does not exist'),
    ]);
    const own = UNIT.replace("gruntwork-io/terraform-aws-service-catalog.git", "acme/infrastructure-live.git");
    expect(await mistakesOf({ steps: own + bash(DEPLOY) })).toEqual([
      expect.stringContaining("has no such tag; it was not pushed"),
    ]);
  });

  it("bootstraps no unit whose dependency has not been applied", async () => {
    const app = UNIT.replace("stage/vpc", "stage/app").replace("terraform {", DEPENDENCY);
    expect(await mistakesOf({ steps: UNIT + app + bash(DEPLOY.replace("stage/vpc", "stage/app")) })).toEqual([
      expect.stringContaining("mock_outputs are not allowed for bootstrap"),
    ]);
    const both = DEPLOY.replace("terragrunt apply", "terragrunt run --all --working-dir .. -- plan");
    expect((await mistakesOf({ steps: UNIT + app + bash(both) })).join()).not.toContain("mock_outputs");
  });

  it("commits and pushes what it changes, and nothing that is generated", async () => {
    const changed = file("infrastructure-live/a.hcl", "a = 1");
    expect(await mistakesOf({ steps: changed })).toEqual([
      expect.stringContaining("has changes that no step commits: a.hcl"),
    ]);
    const commit = 'cd infrastructure-live\ngit add .\ngit commit -m "A"';
    expect(await mistakesOf({ steps: changed + bash(commit) })).toEqual([
      expect.stringContaining('has commits that no step pushes: "A"'),
    ]);
    const generated = file("infrastructure-live/x.plan", "x", "ini") + bash(`${commit}\ngit push`);
    expect(await mistakesOf({ steps: generated })).toEqual([
      expect.stringContaining("commits infrastructure-live/x.plan, which is generated"),
    ]);
  });

  it("merges pull requests only of pushed branches", async () => {
    const needs = "Git and the GitHub CLI.";
    const branch = 'cd infrastructure-live\ngit switch --quiet -c new\ngit commit --allow-empty -m "A"';
    const create = 'gh pr create --title "A" --body "B"';
    expect(await mistakesOf({ needs, steps: bash(`${branch}\n${create}`) })).toEqual([
      expect.stringContaining("push it before"),
    ]);
    const merged = `${branch}\ngit push -u origin new\n${create}\ngh pr merge --squash\ngit switch main\ngit pull`;
    expect(await mistakesOf({ needs, steps: bash(merged) })).toEqual([]);
  });

  it("prints the output that it shows", async () => {
    const steps = (said: string) => `${bash("echo one; echo two 2")}\n${FENCE}text\n${said}\n${FENCE}\n`;
    expect(await mistakesOf({ steps: steps("one\ntwo NUMBER") })).toEqual([]);
    expect(await mistakesOf({ steps: steps("three") })).toEqual([
      expect.stringContaining('The page says that the block prints "three"'),
    ]);
  });

  it("shows guardrails that hold", async () => {
    const guard = (code: string) => ({ steps: bash(code, " fails") });
    expect(await mistakesOf(guard("false"))).toEqual([]);
    expect(await mistakesOf(guard("true"))).toEqual([expect.stringContaining("has to fail")]);
    expect(await mistakesOf(guard("(exit 3)"))).toEqual([]);
  });

  it("leaves the reader's terminal open", async () => {
    const closes = [expect.stringContaining("The block closes the reader's terminal.")];
    expect(await mistakesOf({ steps: bash("exit 3", " fails") + bash("true") })).toEqual(closes);
    expect(await mistakesOf({ steps: bash("exit") })).toEqual(closes);
  });

  it("explains its placeholders", async () => {
    const options = "  placeholders:\n    YOUR_NAME: jane";
    const explained = `Put your name in the place of \`YOUR_NAME\`.\n\n${bash("echo YOUR_NAME")}`;
    expect(await mistakesOf({ options, steps: explained })).toEqual([]);
    expect(await mistakesOf({ options, steps: bash("echo YOUR_NAME") })).toEqual([
      expect.stringContaining("The placeholder YOUR_NAME is not explained"),
    ]);
    expect(await mistakesOf({ steps: bash("echo VPC_ID") })).toEqual([
      expect.stringContaining("VPC_ID looks like a placeholder"),
    ]);
  });

  it("is run with every tab", async () => {
    const tab = (value: string, code: string) => `<TabItem value="${value}">\n\n${bash(code)}\n</TabItem>\n`;
    const steps = `<Tabs groupId="tool">\n${tab("a", "true")}${tab("b", "cd missing")}</Tabs>\n`;
    expect(await mistakesOf({ steps })).toEqual([expect.stringContaining("cd: missing")]);
  });

  it("is run with every combination of nested tabs that has a block", async () => {
    const tabs = (group: string, items: Record<string, string>) =>
      `<Tabs groupId="${group}">\n${Object.entries(items)
        .map(([value, content]) => `<TabItem value="${value}">\n\n${content}\n</TabItem>\n`)
        .join("")}</Tabs>\n`;
    const inner = (code: string) => tabs("mode", { c: bash("true"), d: bash(code) });
    const steps = tabs("tool", { a: inner("true"), b: inner("cd missing") });
    expect(await mistakesOf({ steps })).toEqual([expect.stringContaining("cd: missing")]);
  });

  it("continues where another page ends", async () => {
    const first = pageOf({ steps: UNIT + bash(DEPLOY) + bash(COMMIT), undo: bash(UNDO) });
    const options = "  after: first";
    const steps = bash("cd infrastructure-live/stage/vpc\nAWS_PROFILE=acme-stage terragrunt output -raw vpc_id");
    expect(await mistakesOf({ options, steps }, { first })).toEqual([]);
    expect(await mistakesOf({ options: "  after: missing", steps })).toEqual([
      'walkthrough.after: there is no walkthrough "missing". Write the path of a page with steps, without docs/ and .mdx.',
    ]);
  });

  it("is reported if its front matter contains an undefined YAML alias", () => {
    const text = "---\ntitle: *.example.com\n---\n\n## 1. Step\n";
    const { subject, problems } = readWalkthrough("page.mdx", text);
    expect(subject).toBeUndefined();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("The front matter is invalid: ")]);
  });

  it("does not continue from itself", () => {
    const docs = fs.mkdtempSync(path.join(os.tmpdir(), "walkthroughs-"));
    for (const [name, after] of Object.entries({ one: "two", two: "one", three: "three", four: "three" })) {
      fs.writeFileSync(path.join(docs, `${name}.mdx`), pageOf({ options: `  after: ${after}`, steps: bash("true") }));
    }
    const { pages, problems } = readWalkthroughs(docs, makeWorld());
    fs.rmSync(docs, { recursive: true });
    expect([...pages.keys()]).toEqual(["four"]);
    expect(problems.map(({ file: name }) => name)).toEqual(["docs/one.mdx", "docs/three.mdx", "docs/two.mdx"]);
  });
});

it("finds the prerequisites and the last part of a page whose headings have no ids", () => {
  const text = "## Before you start\n\n- OpenTofu\n\n## 1. Step\n\n## Undo it\n\n```bash\ntofu destroy\n```\n";
  const { prerequisites, blocks } = collectBlocks(readPage("intro/page.mdx", text).page);
  expect(prerequisites).toContain("- OpenTofu");
  expect(blocks.map(({ phase }) => phase)).toEqual(["undo"]);
});
