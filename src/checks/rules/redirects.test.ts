import { describe, expect, it } from "vitest";
import { createLocator } from "../source";
import { FRONT_MATTER, makeSite } from "../testing/fixture";
import { expectedRoutes, redirects } from "./redirects";

const site = makeSite({
  "guides/vpc/index.mdx": `${FRONT_MATTER}## Tiers {/* #tiers */}\n`,
  "guides/vpc/broken.mdx": `${FRONT_MATTER}## Tiers {/* #tiers */}\n\n<Tabs>\n`,
  "guides/vpc/design.mdx": `${FRONT_MATTER}## What it costs\n`,
});

function check(text: string): string[] {
  const source = { file: "src/config/legacyPaths.yaml", text, locate: createLocator(text) };
  return redirects(source, site).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe("redirects", () => {
  it("lead to a page, to a heading on it, or to a heading of another page", () => {
    expect(check("/guides/vpc:\n  old: ~\n  old/tiers: tiers\n  costs: /guides/vpc/design#what-it-costs\n")).toEqual(
      [],
    );
    expect(check("/guides:\n  network: /guides/vpc/\n  find: /search\n  tiers: /guides/vpc/#tiers\n")).toEqual([]);
    expect(check("/guides:\n  network: /guides/vpc\n/former/folder:\n  page: /guides/vpc/design\n")).toEqual([]);
    expect(check("")).toEqual([]);
    expect(check('/guides/vpc/design:\n  "#tiers": /guides/vpc#tiers\n  "#zones": /guides/vpc\n')).toEqual([]);
    expect(check('/guides/vpc:\n  "#layers": tiers\n')).toEqual([]);
    // The page cannot be parsed, so its headings are unknown; the page has its own message.
    expect(check("/guides/vpc/broken:\n  old: tiers\n")).toEqual([]);
  });

  it.each([
    [
      "/guides/vpc:\n  old: teirs\n",
      "2:8 /guides/vpc.old: docs/guides/vpc/index.mdx has no #teirs. Did you mean tiers?",
    ],
    [
      "/guides/vpc:\n  old: /guides/vpc/design#gone\n",
      /^2:8 .*docs\/guides\/vpc\/design\.mdx has no #gone\. Write the id/,
    ],
    ["/guides/gone:\n  old: ~\n", /^2:8 .*there is no page \/guides\/gone to redirect to\./],
    ["/guides/vpc:\n  design: tiers\n", /^2:11 .*\/guides\/vpc\/design is a page\. Remove the redirect/],
    [
      '/guides/vpc:\n  "#tiers": /guides/vpc/design\n',
      /^2:13 .*docs\/guides\/vpc\/index\.mdx has #tiers\. Remove the redirect/,
    ],
    [
      '/guides/gone:\n  "#tiers": /guides/vpc\n',
      /^2:13 .*there is no page \/guides\/gone, so it cannot have lost a section/,
    ],
    ['/guides/vpc/design:\n  "#zones": /guides/vpc#zones\n', /^2:13 .*docs\/guides\/vpc\/index\.mdx has no #zones\./],
    ['/guides/vpc:\n  "#zones": ~\n', /^2:13 .*this is where #zones leads without a redirect/],
    ['/guides/vpc:\n  "#": tiers\n', /^2:3 .*is neither the rest of a path, such as "tools", nor an id, such as/],
    ["/guides/vpc:\n  old: ~\n  old: tiers\n", "3:3 Map keys must be unique. Remove one of the two."],
    ["/guides/vpc:\n", "1:13 /guides/vpc: has no old paths. List them below it, or remove it"],
    ["/guides/vpc: /guides\n", "1:14 /guides/vpc: has no old paths. List them below it, or remove it"],
    ["/guides/vpc:\n  old: 5\n", "2:8 /guides/vpc.old: is neither the id of a heading, nor a path, nor ~"],
    ["- /guides/vpc\n", "1:1 the file: is not a list of pages"],
    [
      "guides/vpc:\n  old: ~\n",
      /^1:1 guides\/vpc: is not a path such as "\/intro\/setup"\. Begin it with \/, and end it/,
    ],
    ["/guides/vpc/:\n  old: ~\n", /^1:1 \/guides\/vpc\/: is not a path such as/],
    ["/guides//vpc:\n  old: ~\n", /^1:1 \/guides\/\/vpc: is not a path such as/],
    [
      "/guides/vpc:\n  old/: ~\n",
      /^2:3 \/guides\/vpc\.old\/: is neither the rest of a path, such as "tools", nor an id, such as "#tools"\. Begin and/,
    ],
    ["/guides/vpc:\n  /old: ~\n", /^2:3 \/guides\/vpc\.\/old: is neither the rest of a path/],
    ["/guides/vpc:\n  old#tiers: ~\n", /^2:3 .*is neither the rest of a path/],
    ["/guides/vpc:\n  old: guides/vpc/design\n", "2:8 /guides/vpc.old: is not a path on this site. Begin it with /."],
    ["/guides/vpc:\n  old: https://example.com/vpc\n", /^2:8 .*is not a path on this site\. Begin it with \/\.$/],
    [
      "/guides:\n  vpc/old: /guides/vpc\n/guides/vpc:\n  old: ~\n",
      /^4:8 .*\/guides\/vpc\/old is already redirected, here or as the former path of an update guide\. Remove this one\.$/,
    ],
    [
      "/guides/stay-up-to-date:\n  cis-1.4.0: /guides/vpc\n",
      /^2:14 .*\/guides\/stay-up-to-date\/cis-1\.4\.0 is already redirected/,
    ],
  ])("are rejected if they are not valid: %j", (text, expected) => {
    expect(check(text)).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });
});

describe("expected routes", () => {
  const sourceOf = (file: string, text: string) => ({ file, text, locate: createLocator(text) });
  const problemsOf = (redirected: string, ...addresses: string[]): string[] => {
    const text = `[\n${addresses.map((address) => `  { "path": "${address}", "kind": "doc" }`).join(",\n")}\n]\n`;
    const routes = sourceOf("tests/routes.json", text);
    return expectedRoutes(routes, sourceOf("src/config/legacyPaths.yaml", redirected), site).map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
  };

  it("are pages", () => {
    expect(problemsOf("", "/", "/search", "/tags/go", "/guides/vpc", "/guides/vpc/design")).toEqual([]);
    expect(problemsOf("/guides/vpc: 5\n", "/guides/vpc/gone")).toEqual([]);
  });

  it("must be redirected if they are gone, and are no longer expected after that", () => {
    expect(
      problemsOf(
        "/guides/vpc:\n  old: tiers\n",
        "/guides/vpc",
        "/guides/vpc/gone",
        "/guides/vpc/old",
        "/guides/stay-up-to-date/cis-1.4.0",
      ),
    ).toEqual([
      "3:14 /guides/vpc/gone is gone and not redirected. Add it to src/config/legacyPaths.yaml, and correct its path here.",
      "4:14 /guides/vpc/old is not a page. Change it to the path of the page, or remove its entry.",
      expect.stringMatching(/^5:14 \/guides\/stay-up-to-date\/cis-1\.4\.0 is not a page\./),
    ]);
  });
});
