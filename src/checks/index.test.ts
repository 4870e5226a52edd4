import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatReport } from "../lib/problem";
import { checkContent } from ".";
import { VERSIONS_FILE } from "../updates/read";
import { WORLD_FILE } from "../world/read";
import { FRONT_MATTER } from "./testing/fixture";

/** Creates a repository in a temporary folder. A file without content is not created. */
function makeRepository(files: Record<string, string | Buffer | undefined>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "repository-"));
  const always: typeof files = {
    "docs/tags.yml": "go:\n  label: go\n",
    "cspell.json": '{ "version": "0.2", "language": "en-US" }',
    // Without the exceptions, which these pages do not use.
    [WORLD_FILE]: fs.readFileSync(WORLD_FILE, "utf8").replace(/^exceptions:[^]*/m, ""),
    "sidebars.ts": 'export default { introSidebar: ["intro/index", "intro/overview"] };\n',
  };
  for (const [name, content] of Object.entries({ ...always, ...files })) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    if (content !== undefined) {
      fs.writeFileSync(path.join(root, name), content);
    }
  }
  return root;
}

const places = async (files: Record<string, string>) =>
  (await checkContent(makeRepository(files))).map(({ file, line, column }) => `${file}:${line}:${column}`);

describe("checkContent", () => {
  it("finds nothing on pages without problems", { timeout: 60_000 }, async () => {
    expect(
      await places({
        "docs/intro/index.mdx": `${FRONT_MATTER}Read the [overview](./overview.mdx#why).\n`,
        "docs/intro/overview.mdx": `${FRONT_MATTER}## Why\n\nText.\n`,
      }),
    ).toEqual([]);
  });

  it("lists the problems of all rules and pages, sorted by file and position", { timeout: 60_000 }, async () => {
    const overview = [
      "Read [more about it](./gone.mdx).",
      "",
      "#### Deep",
      "",
      "```hcl",
      "a = ...",
      "```",
      "",
      "You recieve it; ![](./no.svg)",
      "",
    ].join("\n");
    const found = await places({
      "docs/intro/index.mdx": "---\ntitle: A page\nkeywords: [start]\n---\nOnly a <b>start.\n",
      "docs/intro/overview.mdx": FRONT_MATTER + overview,
      "docs/intro/orphan.mdx": `${FRONT_MATTER}Text.\n`,
    });
    expect(found).toEqual([
      "docs/intro/index.mdx:2:1",
      "docs/intro/index.mdx:5:8",
      "docs/intro/orphan.mdx:1:1",
      "docs/intro/overview.mdx:6:6",
      "docs/intro/overview.mdx:8:1",
      "docs/intro/overview.mdx:11:5",
      "docs/intro/overview.mdx:14:5",
      "docs/intro/overview.mdx:14:17",
      "docs/intro/overview.mdx:14:17",
    ]);
  });

  it("explains how to write syntax that changed in MDX 3", { timeout: 60_000 }, async () => {
    const root = makeRepository({
      "docs/intro/index.mdx": `${FRONT_MATTER}## Why {#why}\n`,
      "docs/intro/overview.mdx": `${FRONT_MATTER}Text.\n`,
    });
    const report = formatReport(await checkContent(root));
    expect(report).toMatch(/docs\/intro\/index\.mdx:6:\d+ {2}The page is not valid MDX: .* Write a heading id as/);
    expect(report).toMatch(/\n\d problems? in 1 file\./);
  });

  it("names the line of a tag that is never closed", { timeout: 60_000 }, async () => {
    const root = makeRepository({
      "docs/intro/index.mdx": `${FRONT_MATTER}<Tabs>\n\nText.\n`,
      "docs/intro/overview.mdx": `${FRONT_MATTER}Text.\n`,
    });
    expect(formatReport(await checkContent(root))).toMatch(
      /^docs\/intro\/index\.mdx:6:1 {2}The page is not valid MDX: Expected a closing tag for `<Tabs>`/,
    );
  });

  it.each([
    ["a void element", "A line<br>break.\n", "6:7", /`<br>`.*\. HTML has no closing tag for it, .*: <br \/>\.$/],
    [
      "a fence",
      '<Tabs>\n<TabItem value="a" label="A">\n\n- ```bash\n  ls\n\n</TabItem>\n</Tabs>\n',
      "9:3",
      /^The code/,
    ],
    [
      "a fence above another",
      "<Tabs>\n\n````text\n```bash\n````\n\n~~~bash\nls\n\n</Tabs>\n\n~~~hcl\na = 1\n~~~\n",
      "12:1",
      /^The code fence is not closed, .* Write ~~~ on a line of its own where it ends\.$/,
    ],
    ["a tag", "<Tabs>\n\n```bash\nls\n```\n", "6:1", /^The page is not valid MDX: Expected .* Close every tag/],
  ])("says how to close %s", { timeout: 60_000 }, async (_what, body, place, expected) => {
    const [problem] = await checkContent(makeRepository({ "docs/intro/index.mdx": FRONT_MATTER + body }));
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).toMatch(expected);
  });

  it("reports the position of a character that is not UTF-8", { timeout: 60_000 }, async () => {
    const root = makeRepository({
      "docs/intro/index.mdx": Buffer.from(`${FRONT_MATTER}A café.\n`, "latin1"),
      "docs/intro/overview.mdx": `${FRONT_MATTER}Text.\n`,
    });
    expect(formatReport(await checkContent(root))).toMatch(/^docs\/intro\/index\.mdx:6:6 {2}The file is not UTF-8/);
  });

  it("accepts a partial that a page imports, and links to its ids", { timeout: 60_000 }, async () => {
    const overview = 'import Part from "./_part.mdx";\n\n<Part />\n\nRead [how](#shared).\n';
    const files = {
      "docs/intro/index.mdx": `${FRONT_MATTER}Text.\n`,
      "docs/intro/overview.mdx": FRONT_MATTER + overview,
    };
    expect(await places({ ...files, "docs/intro/_part.mdx": "#### Shared\n\nText.\n" })).toEqual([]);
    expect(await places({ ...files, "docs/intro/_part.mdx": "#### Shared\n\nA wrod.\n" })).toEqual([
      "docs/intro/_part.mdx:3:3",
    ]);
  });

  it.each([
    ["page", { "vpc.mdx": `${FRONT_MATTER}<b>\n` }, "vpc.mdx:6:1"],
    [
      "partial",
      { "vpc.mdx": `${FRONT_MATTER}import Part from "./_part.mdx";\n\n<Part />\n`, "_part.mdx": "<b>\n" },
      "_part.mdx:1:1",
    ],
    ["data file", { "vpc.mdx": `${FRONT_MATTER}Text.\n`, "vpc.yaml": "name:\n\tVPC\n" }, "vpc.yaml:2:1"],
  ])(
    "does not report a link as broken if the %s of its target has a mistake",
    { timeout: 60_000 },
    async (_, files, place) => {
      const folder = "docs/reference/services/networking";
      const found = await places({
        "docs/intro/index.mdx": `${FRONT_MATTER}[Deploy a VPC](../reference/services/networking/vpc.mdx#usage).\n`,
        ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content])),
      });
      expect(found).toContain(`${folder}/${place}`);
      expect(found).not.toContain("docs/intro/index.mdx:6:1");
    },
  );

  it.each([
    ["docs/facts.yaml", "- id: a: b\n"],
    [VERSIONS_FILE, "update: []\n"],
  ])("still checks the pages if %s is not valid", { timeout: 60_000 }, async (name, content) => {
    const overview = 'Checked. <Checked fact="no-such-fact" />\n\n<VersionTable of="no-such-update" />\n\n#### Deep\n';
    const found = await places({
      "docs/intro/index.mdx": `${FRONT_MATTER}Text.\n`,
      "docs/intro/overview.mdx": FRONT_MATTER + overview,
      [name]: content,
    });
    expect(found).toContainEqual(expect.stringMatching(`^${name}:`));
    expect(found).toContain("docs/intro/overview.mdx:10:1");
    expect(found.includes("docs/intro/overview.mdx:6:10")).toBe(name === VERSIONS_FILE);
    expect(found.includes("docs/intro/overview.mdx:8:1")).toBe(name !== VERSIONS_FILE);
  });

  it("finds sidebar entries without a page in each file that defines sidebars", { timeout: 60_000 }, async () => {
    const root = makeRepository({
      "docs/intro/index.mdx": `${FRONT_MATTER}Text.\n`,
      "sidebars.ts": [
        'import { updateGuides } from "./src/config/updateGuides";',
        'import { intro } from "./src/config/sidebars/intro";',
        "export default { introSidebar: [...intro, ...updateGuides.map((guide) => `guides/${guide}`)] };",
      ].join("\n"),
      "src/config/sidebars/intro.ts": 'export const intro = [\n  "intro/index", "intro/indexx",\n];\n',
      "src/config/updateGuides.ts": 'export const updateGuides = [\n  "cis/cis-1.9"\n];\n',
    });
    expect(formatReport(await checkContent(root)).split("\n")).toEqual(
      expect.arrayContaining([
        'src/config/sidebars/intro.ts:2:18  The sidebar entry "intro/indexx" is not a page. Did you mean "intro/index"?',
        expect.stringMatching(/^src\/config\/updateGuides\.ts:2:3 {2}The sidebar entry "guides\/cis\/cis-1\.9" is not/),
      ]),
    );
  });

  it.each([
    [
      "docs/world.yaml",
      "company: acme\ncompanny: x\n",
      /^docs\/world\.yaml:2:1 {2}the file: "companny" is not a key here\. Remove it, or correct its spelling\.$/m,
    ],
    [WORLD_FILE, undefined, /^docs\/world\.yaml:1:1 {2}The file does not exist\. Restore it\.$/m],
    ["docs/tags.yml", "- go\n", /^docs\/tags\.yml:1:1 /],
    ["docs/tags.yml", undefined, /^docs\/tags\.yml:1:1 {2}the file: is empty\.$/m],
    ["docs/facts.yaml", "- id: a: b\n", /^docs\/facts\.yaml:1:/],
    [
      "sidebars.ts",
      'export default {\n  introSidebar: ["intro/index,\n};\n',
      /^sidebars\.ts:2:\d+ {2}The sidebars cannot be loaded: /,
    ],
  ])("reports that %s is not valid, without throwing", async (name, content, expected) => {
    const root = makeRepository({ "docs/intro/index.mdx": `${FRONT_MATTER}Text.\n`, [name]: content });
    expect(formatReport(await checkContent(root))).toMatch(expected);
  });
});
