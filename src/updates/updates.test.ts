import { describe, expect, it } from "vitest";
import { parseYaml } from "../lib/parseYaml";
import { readUpdates } from "./read";
import { choiceParameters, readChoice, stepsOnPath } from "./updatePath";
import { updatePathData } from "./updatePathData";
import { updateSchema } from "./schema";
import { versionTable } from "./table";
import { makeUpdates, sampleUpdates } from "./testing";

const data = readUpdates();
const path = updatePathData(data);

describe("versions.yaml", () => {
  it("produces tables of all repositories that have a release", () => {
    const counts = data.updates.map(({ id }) => `${id} ${versionTable(data, id).rows.length}`);
    expect(counts.join(", ")).toBe(
      "terraform-0.12 30, aws-provider-3 26, terraform-0.13 30, cis-1.3.0 7, terraform-0.14 30, terraform-0.15 30, " +
        "terraform-1.0 30, cis-1.4.0 2, terraform-1.1 22, aws-provider-4 18, terraform-1.5 1, opentofu 1, " +
        "aws-provider-5 0, aws-provider-6 0",
    );
  });

  it.each([
    ["an unknown update", "terraform-0.13: v0.10.0", "terraform-013: v0.10.0", "there is no update"],
    ["a decreasing tag", "v0.10.0", "v0.1.0", "v0.1.0 is older than v0.9.0, the release for the update before it"],
    ["a malformed tag", "v0.10.0", "0.10.0", "is not a tag such as v0.10.0"],
    ["an unknown key", "formerName", "oldName", '"oldName" is not a key here'],
    ["an unknown successor", "terraform-0.13: terraform-aws-vpc", "terraform-0.13: vpc", "there is no repository"],
    ["a repeated name", "name: terraform-aws-consul", "name: terraform-aws-vpc", "is listed twice"],
  ])("is rejected with %s, at its line", (_name, right, wrong, message) => {
    const yaml = [
      "subjects: [{ id: terraform, name: T, start: { version: '0.11', name: T 0.11 } }]",
      "updates:",
      ...["0.12", "0.13"].map(
        (version) =>
          `  - { id: terraform-${version}, subject: terraform, version: '${version}', name: T, page: p, column: c, before: b, work: W. }`,
      ),
      "repositories:",
      "  - name: terraform-aws-vpc",
      "    formerName: module-vpc",
      "    firstFor: { terraform-0.12: v0.9.0, terraform-0.13: v0.10.0 }",
      "  - name: terraform-aws-consul",
      "    replacedBy: { terraform-0.13: terraform-aws-vpc }",
      "",
    ].join("\n");
    expect(parseYaml(yaml, "versions.yaml", updateSchema).problems).toEqual([]);
    const broken = yaml.replace(right, wrong);
    const [problem] = parseYaml(broken, "versions.yaml", updateSchema).problems;
    expect(problem?.message).toContain(message);
    expect(problem?.line).toBeGreaterThan(4);
  });
});

describe("a version table", () => {
  it("has a column for each update, with links to the releases", () => {
    expect(versionTable(makeUpdates(), "terraform-0.12")).toEqual({
      columns: ["Newest for 0.11", "First for 0.12", "Recommendations"],
      rows: [
        {
          repository: "terraform-aws-vpc",
          formerName: "module-vpc",
          cells: [
            { text: "v0.5.8", href: "https://github.com/gruntwork-io/terraform-aws-vpc/releases/tag/v0.5.8" },
            { text: "v0.6.0", href: "https://github.com/gruntwork-io/terraform-aws-vpc/releases/tag/v0.6.0" },
            { text: "–" },
          ],
        },
        {
          repository: "terragrunt",
          cells: [
            { text: "all" },
            { text: "v0.19.0", href: "https://github.com/gruntwork-io/terragrunt/releases/tag/v0.19.0" },
            { text: "1.20, 2.1.1" },
          ],
        },
      ],
    });
  });

  it("names the successor of a replaced repository, and combines updates", () => {
    const { columns, rows } = versionTable(makeUpdates(), "aws-provider-3, terraform-0.13");
    expect(columns).toEqual(["First for 3", "First for 0.13"]);
    expect(rows.map(({ repository, cells }) => [repository, ...cells.map(({ text }) => text)])).toEqual([
      ["terraform-aws-vpc", "v0.9.0", "v0.10.0"],
      ["terraform-aws-consul", "–", "use terraform-aws-vpc"],
    ]);
  });

  it("is rejected for an update that does not exist", () => {
    expect(() => versionTable(makeUpdates(), "terraform-0.1")).toThrow(/Did you mean "terraform-0\.12"\?/);
    expect(() => versionTable(makeUpdates(), "")).toThrow(/It has terraform-0\.12, /);
  });

  it("fails to validate with an unknown subject", () => {
    const [first, ...others] = sampleUpdates.updates;
    const wrong = { ...sampleUpdates, updates: [{ ...first, subject: "gcp" }, ...others] };
    expect(updateSchema.safeParse(wrong).error?.issues[0]?.message).toBe(
      'there is no subject "gcp". Correct it, or add it.',
    );
  });
});

describe("the path from one version to another", () => {
  const names = (search: string) => stepsOnPath(path, readChoice(search, path.subjects)).map(({ name }) => name);

  it.each(path.subjects)(
    "lists the updates between any two versions of $id, and round-trips through the URL",
    ({ id, versions }) => {
      versions.forEach((from, start) =>
        versions.forEach((to, end) => {
          const choice = readChoice(`?${id}=${from.version}&${id}-to=${to.version}`, path.subjects);
          // The target defaults to the newest version if it is not newer than the current one.
          const last = end > start ? end : versions.length - 1;
          const expected = versions.slice(start + 1, last + 1).map(({ name }) => name);
          expect(stepsOnPath(path, choice).map(({ name }) => name)).toEqual(expected);
          const written = new URLSearchParams(choiceParameters(choice, path.subjects));
          expect(names(`?${written.toString()}`)).toEqual(expected);
          expect(written.get(`${id}-to`)).toBe(last === versions.length - 1 ? "" : versions[last]?.version);
        }),
      );
    },
  );

  it("interleaves subjects in the order in which the library supported them", () => {
    expect(names("?terraform=0.12&terraform-to=0.14&aws=2&aws-to=3&cis=1.2.0&cis-to=1.3.0")).toEqual([
      "AWS provider 3",
      "Terraform 0.13",
      "CIS AWS 1.3.0",
      "Terraform 0.14",
    ]);
  });

  it("ignores unknown subjects and versions", () => {
    expect(names("?terraform=9&gcp=1")).toEqual([]);
    expect(names("")).toEqual([]);
  });

  it("names the release of Terragrunt and the page of each guide", () => {
    const [first, second] = stepsOnPath(path, readChoice("?terraform=0.12", path.subjects));
    expect(first).toMatchObject({
      terragrunt: "v0.25.4",
      before: "Terraform 0.12.31 (0.12.26 at least)",
      href: "/guides/stay-up-to-date/terraform/terraform-13",
    });
    expect(second?.terragrunt).toBe("v0.27.0");
  });
});
