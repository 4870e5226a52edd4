import { describe, expect, it } from "vitest";
import { VERSIONS_FILE } from "../../updates/read";
import { makeUpdates } from "../../updates/testing";
import { createLocator } from "../source";
import { findProblemsInBody, FRONT_MATTER, makeSite } from "../testing/fixture";
import { updateGuides, versionTables } from "./updates";

const find = (body: string) => findProblemsInBody((page) => versionTables(page, makeUpdates()), body);

describe("version tables", () => {
  it("name existing updates", async () => {
    expect(await find('<VersionTable of="terraform-0.12, aws-provider-3" />\n')).toEqual([]);
    expect(await find('<VersionTable of="terraform-0.14" />\n')).toEqual([
      '6:1 versions.yaml has no update "terraform-0.14". Did you mean "terraform-0.12"?',
    ]);
  });

  it("are at most one on a page", async () => {
    const table = '<VersionTable of="terraform-0.12" />\n';
    expect(await find(`${table}\n${table}`)).toEqual([
      expect.stringMatching(/^8:1 The page has another version table\. Write one table with the columns of both/),
    ]);
  });
});

describe("guides of updates", () => {
  it("exist as pages, with the headings that the updates name", () => {
    const data = makeUpdates();
    const guides = ["terraform/one#steps", "terraform/one#gone", "terraform/two"];
    const updates = data.updates.map((update, index) => ({ ...update, page: guides[index] ?? "" }));
    const text = `updates:\n${updates.map(({ page }) => `  - page: ${page}\n`).join("")}`;
    const source = { file: VERSIONS_FILE, text, locate: createLocator(text) };
    const site = makeSite({ "guides/stay-up-to-date/terraform/one.mdx": `${FRONT_MATTER}## Steps\n` });
    expect(updateGuides(source, { ...data, updates }, site).map(({ line, message }) => `${line} ${message}`)).toEqual([
      "3 updates.1.page: docs/guides/stay-up-to-date/terraform/one.mdx has no #gone. Correct it, or give the heading that id.",
      "4 updates.2.page: docs/guides/stay-up-to-date/terraform/two.mdx does not exist. Correct the path, or write the page.",
    ]);
  });
});
